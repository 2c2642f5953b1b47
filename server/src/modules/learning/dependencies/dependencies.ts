import type { CourseCode } from '@school/contract/catalogue/limits';

import type { Families } from '#modules/families';
import type { Library } from '#modules/library';
import type { Playbooks } from '#modules/playbooks';
import type { Calendar } from '#modules/calendar';
import type { Mastery } from '#modules/mastery';
import type { SchoolSettings } from '#modules/school';
import type { Scheduling } from '#modules/scheduling';
import type { Staffing } from '#modules/staffing';
import type { EventsOf } from '#platform/events';
import type { Outbox } from '#platform/outbox';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { Realtime } from '#platform/realtime';

import type { PracticeStore } from '../stores/practice.store.ts';
import type { LearningStore } from '../stores/learning.store.ts';
import type { Plans } from '../stores/plans.store.ts';

/** The events of this module. */
export type LearningEvent =
  | { type: 'learning.homework_opened'; familyId: string; kidUid: string; courseCode: CourseCode; lessonCode: string }
  | {
      /** A level is done; `next` is the one that follows, null when the course is completed. */
      type: 'learning.level_completed';
      familyId: string;
      kidUid: string;
      courseCode: CourseCode;
      levelCode: string;
      next: string | null;
    };

/** What learning is built from. */
export interface LearningGiven {
  db: Db;
  clock: Clock;
  outbox: Outbox;
  realtime: Pick<Realtime, 'changed'>;
  library: Library;
  school: Pick<SchoolSettings, 'name'>;
  families: Pick<Families, 'kidFor' | 'kidOf' | 'kids' | 'timezonesOf'>;
  calendar: Pick<Calendar, 'teaches' | 'pupilsAmong' | 'comingOf' | 'rootsOf'>;
  staffing: Pick<Staffing, 'teacherLesson' | 'ownPupils' | 'ownPupil'>;
  scheduling: Pick<Scheduling, 'setLevel' | 'finishLearning'>;
  playbooks: Playbooks;
  mastery: Pick<Mastery, 'begin' | 'choose' | 'known'>;
}

/** What an action of this module works with. */
export interface Tools extends LearningGiven {
  store: LearningStore;
  plans: Plans;
  practice: PracticeStore;
}

declare module '#platform/events' {
  interface Events extends EventsOf<LearningEvent> {}
}
