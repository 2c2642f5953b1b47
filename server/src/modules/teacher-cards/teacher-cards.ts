import type { Calendar } from '#modules/calendar';
import type { Db } from '#platform/db';

import { createChangesStore } from './changes.store.ts';
import { cardDeciding } from './decide-card.ts';
import { keptFiles } from './kept-files.ts';
import { showCard, showCards } from './show-card.ts';
import type { Tools } from './tools.ts';
import { cardWriting } from './write-card.ts';

type Given = Pick<Tools, 'clock' | 'outbox' | 'files' | 'rateLimit' | 'onFault'> & { db: Db; calendar: Pick<Calendar, 'cards'> };

/** What teachers tell families of themselves, and how it is agreed to (docs/rules/people.md#the-card-of-a-teacher). */
export function createTeacherCards({ db, clock, outbox, files, rateLimit, onFault, calendar: { cards } }: Given) {
  const base = { db, clock, outbox, files, rateLimit, onFault, cards, changes: createChangesStore(db) };
  const tools: Tools = { ...base, kept: keptFiles(base) };
  return {
    /** The card of a teacher as families see it. */
    card: showCard(tools),
    /** The same of all who teach now. */
    cards: showCards(tools),
    writing: cardWriting(tools),
    deciding: cardDeciding(tools),
  };
}

export type TeacherCards = ReturnType<typeof createTeacherCards>;
