import type { CourseCode } from '@school/contract/catalogue/limits';

import type { Families } from '#modules/families';
import type { LessonEditing, Library } from '#modules/library';
import type { Mastery } from '#modules/mastery';
import type { SchoolSettings } from '#modules/school';
import type { EventsOf } from '#platform/events';
import type { Outbox } from '#platform/outbox';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Files } from '#platform/files';

import type { AttemptStore } from '../stores/attempts.store.ts';
import type { ItemStore } from '../stores/items.store.ts';
import type { Score } from '../rules/score-tier.ts';
import type { Stars } from '../rules/stars.ts';
import type { RecordingStore } from '../stores/recordings.store.ts';
import type { WorkStore } from '../stores/works.store.ts';
import type { PlaybookKind, PlaybookCatalogue } from '../content/playbook-catalogue.ts';

/** The events of this module when a teacher has marked a work. */
export type WorkMarked = { type: 'playbooks.marked'; attemptUid: string; kidUid: string; courseCode: CourseCode };

/** The events of this module when a playbook is finished. */
export type PlaybooksEvent = {
  type: 'playbooks.finished';
  attemptUid: string;
  kidUid: string;
  playbookUid: string;
  courseCode: CourseCode;
  lessonCode: string;
  kind: PlaybookKind;
  score: Score;
  stars: Stars;
};

/** What playbooks is built from. */
export interface PlaybooksGiven {
  db: Db;
  clock: Clock;
  outbox: Outbox;
  library: Library & { editing: LessonEditing };
  mastery: Pick<Mastery, 'record' | 'rounds'>;
  school: Pick<SchoolSettings, 'now'>;
  files: Pick<Files, 'addSound' | 'shortUrl' | 'delete'>;
  families: Pick<Families, 'kids' | 'kidsOf' | 'isKidFor' | 'kidFor' | 'insistOnConsent'>;
  /** Is this kid a pupil of this teacher? Scheduling knows; it stands on the same floor and is handed in. */
  teaches(teacherId: string, kidUid: string): Promise<boolean>;
  /** Whom does this teacher teach which course, or has taught it after `since`? */
  pupilsOf(teacherId: string, since: Temporal.Instant): Promise<readonly { kidUid: string; courseCode: CourseCode }[]>;
}

/** What an action of this module works with. */
export interface Tools extends PlaybooksGiven {
  playbookCatalogue: PlaybookCatalogue;
  attempts: AttemptStore;
  items: ItemStore;
  works: WorkStore;
  recordings: RecordingStore;
}

declare module '#platform/events' {
  interface Events extends EventsOf<PlaybooksEvent | WorkMarked> {}
}
