import * as z from 'zod/mini';

import { inLog } from '../audit/in-log.ts';
import { defineCalls } from '../call.ts';
import { manager, managerReads, needing } from '../role-rows.ts';
import { Id, Nothing, whole, wholeInQuery } from '../shapes.ts';
import { importLimits } from './import-limits.ts';
import { Cells, Import, ImportPlan, ImportRow, NewImport } from './import-shapes.ts';

const { rows, rowsAtOnce, rowsOfFile, outcomes } = importLimits;

/** Families of a table that another school's program has written (docs/rules/import.md). */
export const importCalls = defineCalls({
  'GET /manager/imports': {
    who: needing(managerReads, 'people'),
    summary: 'Imports, the newest first',
    gives: z.strictObject({ imports: z.array(Import) }),
    refusals: [],
  },
  'POST /manager/imports': {
    who: needing(manager, 'people'),
    summary: 'Announces a table of families: its heads and how many lines follow',
    body: NewImport,
    gives: Import,
    refusals: [],
    idempotent: true,
  },
  'POST /manager/imports/:importId/rows': {
    who: needing(manager, 'people'),
    summary: 'Some lines of it; the same again changes nothing',
    body: z.strictObject({
      /** The number of the first of them, counted from one after the heads. */
      from: whole(1, rows),
      rows: z.array(Cells).check(z.minLength(1), z.maxLength(rowsAtOnce)),
    }),
    gives: Import,
    refusals: ['back-office.import_not_found', 'back-office.import_wrong_state', 'back-office.import_too_many_rows'],
  },
  'GET /manager/imports/:importId': {
    who: needing(managerReads, 'people'),
    summary: 'An import as it stands',
    gives: Import,
    refusals: ['back-office.import_not_found'],
  },
  'GET /manager/imports/:importId/rows': {
    who: needing(managerReads, 'people'),
    summary: 'Its lines in their order, all or those of one outcome, a page at a time',
    params: z.strictObject({ importId: Id }),
    query: z.strictObject({
      outcome: z.optional(z.enum(outcomes)),
      /** The line before the first one. */
      after: z.optional(wholeInQuery(0, rows + 1)),
      limit: z.optional(wholeInQuery(1, rowsOfFile)),
    }),
    gives: z.strictObject({ rows: z.array(ImportRow), next: z.nullable(z.int()) }),
    refusals: ['back-office.import_not_found'],
  },
  'POST /manager/imports/:importId/trial': {
    who: needing(manager, 'people'),
    summary: 'Does with every line what an import would, and takes it back',
    body: ImportPlan,
    gives: Import,
    refusals: ['back-office.import_not_found', 'back-office.import_wrong_state', 'back-office.import_field_missing'],
  },
  'POST /manager/imports/:importId/invitations': inLog(
    {
      who: needing(manager, 'people'),
      summary: 'Invites the parents of the families that it has brought, some a day',
      params: z.strictObject({ importId: Id }),
      body: Nothing,
      gives: Import,
      refusals: ['back-office.import_not_found', 'back-office.import_wrong_state'],
      idempotent: true,
    },
    (_asked, { fileName }) => ({ act: 'families.import_invited', reason: '', after: { title: fileName } }),
  ),
  'POST /manager/imports/:importId/run': inLog(
    {
      who: needing(manager, 'people'),
      summary: 'Brings the families in, as it was tried; nobody is written to',
      params: z.strictObject({ importId: Id }),
      body: Nothing,
      gives: Import,
      refusals: ['back-office.import_not_found', 'back-office.import_wrong_state'],
      idempotent: true,
    },
    (_asked, { fileName, rows: families }) => ({ act: 'families.imported', reason: '', after: { title: fileName, families } }),
  ),
});
