import type { LessonBody } from '@school/contract/playbooks/lesson-texts';

import type { Clock } from '#platform/clock';
import type { Colleague } from '#platform/dated-rows';
import type { Db } from '#platform/db';

import type { WrittenLesson } from './courses.ts';
import { bodyOf, readBody } from './lesson-page.ts';
import type { openLessonSnapshot } from './lesson-snapshot.ts';
import type { LessonPlace, LessonVersionsStore } from './lesson-versions.store.ts';

interface Given {
  db: Pick<Db, 'inTransaction'>;
  clock: Clock;
  store: LessonVersionsStore;
  snapshot: Awaited<ReturnType<typeof openLessonSnapshot>>;
}

/** Drafts and versions of lessons, as they are kept. Whether a lesson may be published, playbooks knows: it reads its tasks. */
export const lessonEditing = ({ db, clock, store, snapshot }: Given) => ({
  bodyOf,
  readBody,
  inForce: snapshot.inForce,
  drafts: store.drafts,
  draft: store.draft,
  codes: store.codes,
  versions: store.versions,
  version: store.version,
  /** Undefined: somebody has saved another one meanwhile. */
  save: (place: LessonPlace, revision: number, body: LessonBody, by: Colleague) => store.save(place, revision, body, by, clock.now()),
  discard: store.discard,
  /** From now on the lesson of whoever begins it; null is the one of the files. */
  publish: (place: LessonPlace, it: { written: WrittenLesson | null; isTaken: boolean }, reason: string, by: Colleague): Promise<void> =>
    db.inTransaction(async () => {
      await store.lock();
      await store.add(place, it, reason, by, clock.now());
      await snapshot.changed();
    }),
  /** From now on lessons of a level stand at these places of it. */
  move: (places: ReadonlyArray<LessonPlace & { place: number }>, by: Colleague): Promise<void> =>
    db.inTransaction(async () => {
      for (const { place, ...lesson } of places) await store.addPlace(lesson, place, by, clock.now());
      await snapshot.changed();
    }),
  /** Those who publish or move come one after the other. */
  lock: store.lock,
});

export type LessonEditing = ReturnType<typeof lessonEditing>;
