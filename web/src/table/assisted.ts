// The help that was taken, in words. A record may name a kind that is not known here.
import { t } from 'words:table';

const KINDS = ['undo', 'hint', 'chance', 'watch', 'solution', 'replay', 'branch'] as const;

export const helpTaken = (kinds: string[]): string =>
  kinds
    .map((kind) => {
      const known = KINDS.find((one) => one === kind);
      return known ? t(`assist-${known}`) : kind;
    })
    .join(', ');
