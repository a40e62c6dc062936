// What is not there, told from what could not be asked.

import { Refused } from '../wire/http';

const NONE = [404, 422];

/** Whether an error says that there is nothing at this address: to ask again would not help. */
export const isLost = (error: unknown): boolean => error instanceof Refused && NONE.includes(error.status);
