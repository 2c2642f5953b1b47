import * as z from 'zod/mini';

import type { AuditAct } from '../audit/limits.ts';
import { inLog } from '../audit/in-log.ts';
import { defineCalls } from '../call.ts';
import { manager, managerReads, needing } from '../role-rows.ts';
import { Id, Nothing, whole, wholeInQuery } from '../shapes.ts';
import { importLimits, importRights } from './import-limits.ts';
import { Cells, Import, type ImportKind, ImportPlan, ImportRow, NewImport } from './import-shapes.ts';

const { rows, rowsAtOnce, rowsOfFile, outcomes } = importLimits;

/**
 * Tables that another school's program has written (docs/rules/import.md). What one holds wants the right of whoever would write it
 * down by hand.
 */
const rights = [...new Set(Object.values(importRights))];

const importedActs = {
  teachers: 'teachers.imported',
  families: 'families.imported',
  balances: 'money.imported',
  groups: 'groups.imported',
  seats: 'groups.seats_imported',
  schedules: 'lessons.schedules_imported',
  payments: 'money.past_imported',
} as const satisfies Record<ImportKind, AuditAct>;

export const importCalls = defineCalls({
  'GET /manager/imports': {
    who: needing(managerReads, ...rights),
    summary: 'Imports, the newest first',
    gives: z.strictObject({ imports: z.array(Import) }),
    refusals: [],
  },
  'POST /manager/imports': {
    who: needing(manager, ...rights),
    summary: 'Announces a table: what it holds, its heads and how many lines follow',
    body: NewImport,
    gives: Import,
    refusals: ['identity.right_needed'],
    idempotent: true,
  },
  'POST /manager/imports/:importId/rows': {
    who: needing(manager, ...rights),
    summary: 'Some lines of it; the same again changes nothing',
    body: z.strictObject({
      /** The number of the first of them, counted from one after the heads. */
      from: whole(1, rows),
      rows: z.array(Cells).check(z.minLength(1), z.maxLength(rowsAtOnce)),
    }),
    gives: Import,
    refusals: [
      'identity.right_needed',
      'back-office.import_not_found',
      'back-office.import_wrong_state',
      'back-office.import_too_many_rows',
    ],
  },
  'GET /manager/imports/:importId': {
    who: needing(managerReads, ...rights),
    summary: 'An import as it stands',
    gives: Import,
    refusals: ['identity.right_needed', 'back-office.import_not_found'],
  },
  'GET /manager/imports/:importId/rows': {
    who: needing(managerReads, ...rights),
    summary: 'Its lines in their order, all or those of one outcome, a page at a time',
    params: z.strictObject({ importId: Id }),
    query: z.strictObject({
      outcome: z.optional(z.enum(outcomes)),
      /** The line before the first one. */
      after: z.optional(wholeInQuery(0, rows + 1)),
      limit: z.optional(wholeInQuery(1, rowsOfFile)),
    }),
    gives: z.strictObject({ rows: z.array(ImportRow), next: z.nullable(z.int()) }),
    refusals: ['identity.right_needed', 'back-office.import_not_found'],
  },
  'POST /manager/imports/:importId/trial': {
    who: needing(manager, ...rights),
    summary: 'Does with every line what an import would, and takes it back',
    body: ImportPlan,
    gives: Import,
    refusals: [
      'identity.right_needed',
      'back-office.import_not_found',
      'back-office.import_wrong_state',
      'back-office.import_field_missing',
    ],
  },
  'POST /manager/imports/:importId/invitations': inLog(
    {
      who: needing(manager, ...rights),
      summary: 'Invites the parents or the teachers that it has brought, some a day',
      params: z.strictObject({ importId: Id }),
      body: Nothing,
      gives: Import,
      refusals: ['identity.right_needed', 'back-office.import_not_found', 'back-office.import_wrong_state'],
      idempotent: true,
    },
    (_asked, { kind, fileName }) => ({
      act: kind === 'teachers' ? 'teachers.import_invited' : 'families.import_invited',
      reason: '',
      after: { title: fileName },
    }),
  ),
  'POST /manager/imports/:importId/run': inLog(
    {
      who: needing(manager, ...rights),
      summary: 'Brings in what was tried; nobody is written to. Many lessons wait for a second person',
      params: z.strictObject({ importId: Id }),
      body: Nothing,
      gives: Import,
      refusals: ['identity.right_needed', 'back-office.import_not_found', 'back-office.import_wrong_state'],
      idempotent: true,
    },
    (_asked, { kind, fileName, rows, units }) => ({
      act: importedActs[kind],
      reason: '',
      after: { title: fileName, rows, ...(units !== null && { units }) },
    }),
  ),
});
