/** What may lie over a table: a question before something is done, or something to read. */
export type SheetName = '' | 'concede' | 'mark' | 'text' | 'rules' | 'links' | 'decks';
