import type { CardContent } from '@school/contract/teacher-cards/shapes';

import type { Calendar } from '#modules/calendar';
import type { Db } from '#platform/db';
import type { Files } from '#platform/files';

import type { ChangesStore } from './changes.store.ts';

interface Given {
  db: Pick<Db, 'afterCommit'>;
  files: Pick<Files, 'delete'>;
  cards: Calendar['cards'];
  changes: ChangesStore;
  onFault(fault: unknown, what: string): void;
}

/** Pictures and videos of cards: one goes with the commit of the change after which nothing names it. */
export const keptFiles = ({ db, files, cards, changes, onFault }: Given) => ({
  /** In the transaction of the change, once it is written. */
  async dropUnnamed(teacherId: string, contents: ReadonlyArray<Pick<CardContent, 'photo' | 'video'>>): Promise<void> {
    const shown = await cards.find(teacherId);
    const names = new Set(contents.flatMap(({ photo, video }) => [photo, video].filter((it) => it !== null)));
    for (const name of names) {
      if (name === shown?.photo || name === shown?.video || (await changes.isNamed(name))) continue;
      db.afterCommit(() => void files.delete(name).catch((fault: unknown) => onFault(fault, 'cards of teachers')));
    }
  },
});
