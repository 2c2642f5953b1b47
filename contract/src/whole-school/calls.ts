import * as z from 'zod/mini';

import { inLog } from '../audit/in-log.ts';
import { defineCalls, FileAnswer } from '../call.ts';
import { SecondFactorCode } from '../identity/shapes.ts';
import { manager, managerReads, needing } from '../role-rows.ts';
import { word } from '../shapes.ts';
import { StaffReason } from '../staff/shapes.ts';
import { SchoolExport } from './shapes.ts';

/** A code of the app is asked for. */
const codeRefusals = ['identity.second_factor_not_set', 'identity.wrong_code', 'identity.code_used', 'request.too_many'] as const;
const exports = z.strictObject({ exports: z.array(SchoolExport) });

/** The whole school, for its owners to take along (docs/rules/import.md#the-whole-school). */
export const wholeSchoolCalls = defineCalls({
  'GET /manager/school/exports': {
    who: needing(managerReads, 'owner'),
    summary: 'Files of the whole school that owners have asked for, the newest first',
    gives: exports,
    refusals: [],
  },
  'POST /manager/school/exports': inLog(
    {
      who: needing(manager, 'owner'),
      summary: 'Makes a file of the whole school, after a code of the app; all owners are told',
      body: z.strictObject({ code: SecondFactorCode, reason: StaffReason }),
      gives: exports,
      refusals: ['whole-school.export_running', ...codeRefusals],
    },
    ({ body }) => ({ act: 'school.export_asked', reason: body.reason }),
  ),
  'POST /manager/school/exports/:exportId/link': {
    who: needing(manager, 'owner'),
    summary: 'A key for the file, good for ten minutes and once, after a code of the app',
    body: z.strictObject({ code: SecondFactorCode }),
    gives: z.strictObject({ key: z.string() }),
    refusals: ['whole-school.export_not_found', 'whole-school.export_not_ready', ...codeRefusals],
  },
  'GET /manager/school/exports/:exportId/file': {
    who: needing(manager, 'owner'),
    summary: 'The file, once for its key and once for ever: it is gone afterwards',
    query: z.strictObject({ key: word(100, 20) }),
    file: 'application/zip',
    gives: FileAnswer,
    refusals: ['whole-school.export_not_found', 'whole-school.link_over'],
  },
});
