import type { ImportKind, ImportOutcome, ImportPlanOf } from '@school/contract/back-office/import-shapes';

import type { Approvals } from '#modules/approvals';
import type { Audit } from '#modules/audit';
import type { Catalogue } from '#modules/catalogue';
import type { Families } from '#modules/families';
import type { Groups } from '#modules/groups';
import type { Identity } from '#modules/identity';
import type { Ledger } from '#modules/ledger';
import type { Library } from '#modules/library';
import type { Payments } from '#modules/payments';
import type { Scheduling } from '#modules/scheduling';
import type { SchoolSettings } from '#modules/school';
import type { Staffing } from '#modules/staffing';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { EventsOf } from '#platform/events';
import type { Outbox } from '#platform/outbox';

import type { LessonActs } from '../acts/lesson-acts.ts';
import type { FamilyAdding } from '../adding/adding.ts';
import type { TeacherManagement } from '../staff/manage-teachers.ts';
import type { createImportLines, createImportLinks } from './import-lines.store.ts';
import type { Imports } from './imports.store.ts';
import type { Said } from './rules/said.ts';

/** Some lines of an import are to be carried out. One at a time for each import, until none is left. */
export interface ImportDue {
  type: 'back-office.import_due';
  importId: string;
}

declare module '#platform/events' {
  interface Events extends EventsOf<ImportDue> {}
}

export interface ImportGiven {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'publish'>;
  identity: Pick<Identity, 'ownersOf' | 'nameOf' | 'staff'>;
  families: Pick<Families, 'many' | 'kidsOf'>;
  ledger: Pick<Ledger, 'grant' | 'balanceOf'>;
  groups: Pick<Groups, 'createGroup' | 'managed'>;
  scheduling: Pick<Scheduling, 'beginCourse' | 'managedProcesses'>;
  payments: Pick<Payments, 'openPaying' | 'past'>;
  catalogue: Pick<Catalogue, 'titles' | 'courseOffered'>;
  library: Pick<Library, 'course'>;
  staffing: Pick<Staffing, 'employed'>;
  approvals: Pick<Approvals, 'register' | 'ask' | 'weigh'>;
  audit: Pick<Audit, 'record'>;
  school: Pick<SchoolSettings, 'now'> & { opening: { speaksToFamilies(): Promise<boolean> } };
  /** What a manager does by hand: an import does the same. */
  adding: Pick<FamilyAdding, 'addFamily' | 'addKid' | 'invite' | 'isReached'>;
  teachers: Pick<TeacherManagement, 'employ' | 'invite'>;
  lessonActs: Pick<LessonActs, 'carryOut'>;
  onFault(fault: unknown, what?: unknown): void;
}

export interface ImportTools extends ImportGiven {
  imports: Imports;
  lines: ReturnType<typeof createImportLines>;
  links: ReturnType<typeof createImportLinks>;
}

/** Who has said that a table comes in, and who else has agreed. */
export interface ByWhom {
  by: { accountId: string; role: 'manager'; name: string };
  approvedBy: string | null;
  /** Of the table: why it was done stands in the log. */
  fileName: string;
}

/** A line of a table of one kind, read by its columns. */
export interface Line<Kind extends ImportKind> extends ByWhom {
  said: Said;
  plan: ImportPlanOf<Kind>;
}

/** What a line has become. */
export interface Made {
  outcome: Exclude<ImportOutcome, 'refused'>;
  familyId?: string;
  /** A teacher or a group. */
  madeId?: string;
  units?: number;
}
