import * as z from 'zod/mini';

import { defineCalls, FileAnswer } from '../call.ts';
import { managerReads, managerWithReason, needing, parent, parentAndSupport } from '../role-rows.ts';
import { Id, Instant, secret, text, word, Nothing } from '../shapes.ts';
import { Erasure, FamilyExport, Look } from './shapes.ts';

/** Asked again before what matters; without a password a fresh sign-in is enough. */
const password = z.optional(secret(1000));
const confirming = ['identity.wrong_credentials', 'request.too_many', 'identity.fresh_sign_in_needed'] as const;

const exports = z.strictObject({ exports: z.array(FamilyExport) });
const erasures = z.strictObject({ erasures: z.array(Erasure) });

/** What a family may know of its data, take with it and have erased (docs/design/security.md#childrens-data, docs/decisions/0035). */
export const privacyCalls = defineCalls({
  'GET /user/looks': {
    who: parent,
    adult: 'never',
    summary:
      'Who of the school looked into the account, read the card or changed something, and what other adults of the family did, the newest first',
    query: z.strictObject({ before: z.optional(Instant) }),
    gives: z.strictObject({ looks: z.array(Look), next: z.nullable(Instant) }),
    refusals: [],
  },
  'GET /user/exports': { who: parent, adult: 'never', summary: 'The exports of the last days', gives: exports, refusals: [] },
  'POST /user/exports': {
    who: parent,
    adult: 'never',
    summary: 'Makes a file of all the family’s data; asks for the password again',
    body: z.strictObject({ password }),
    gives: exports,
    refusals: ['privacy.export_running', 'privacy.too_many_exports', ...confirming],
    idempotent: true,
  },
  'POST /user/exports/:exportId/link': {
    who: parent,
    adult: 'never',
    summary: 'A key for the file, good for ten minutes and once; asks for the password again',
    body: z.strictObject({ password }),
    gives: z.strictObject({ key: z.string(), until: Instant }),
    refusals: ['privacy.export_not_found', 'privacy.export_not_ready', ...confirming],
  },
  'GET /user/exports/:exportId/file': {
    who: parent,
    adult: 'never',
    summary: 'The file, once for its key',
    query: z.strictObject({ key: word(100, 20) }),
    file: 'application/zip',
    gives: FileAnswer,
    refusals: ['privacy.export_not_found', 'privacy.link_over'],
  },
  'GET /user/erasures': {
    who: parentAndSupport,
    adult: 'never',
    summary: 'What was asked to be erased, the newest first',
    gives: erasures,
    refusals: [],
  },
  'POST /user/erasures': {
    who: parent,
    adult: 'never',
    summary: 'Erases a child, or the whole account, a week later; asks for the password again',
    body: z.strictObject({ kidUid: z.nullable(Id), password }),
    gives: erasures,
    refusals: ['families.kid_not_found', 'privacy.erasure_asked', 'privacy.money_on_its_way', ...confirming],
    idempotent: true,
  },
  'POST /user/erasures/:erasureId/take-back': {
    who: parent,
    adult: 'never',
    summary: 'The data stay',
    body: Nothing,
    gives: erasures,
    refusals: ['privacy.erasure_not_found', 'privacy.erasure_over'],
  },

  'GET /manager/families/:familyId/erasures': {
    who: managerReads,
    summary: 'What of a family was asked to be erased',
    gives: erasures,
    refusals: [],
  },
  'POST /manager/families/:familyId/erasures': {
    who: managerWithReason,
    summary: 'A manager asks for the family, which wrote to the school; the same week of waiting',
    body: z.strictObject({ kidUid: z.nullable(Id), reason: text(500) }),
    gives: erasures,
    refusals: ['families.family_not_found', 'families.kid_not_found', 'privacy.erasure_asked', 'privacy.money_on_its_way'],
    idempotent: true,
  },
  'POST /manager/families/:familyId/erasures/:erasureId/execute': {
    who: needing(managerWithReason, 'admin'),
    summary: 'Begins now, for a reason: nobody waits for the week',
    body: z.strictObject({ reason: text(500) }),
    gives: erasures,
    refusals: ['privacy.erasure_not_found', 'privacy.erasure_over', 'privacy.money_on_its_way'],
  },
  'POST /manager/families/:familyId/erasures/:erasureId/take-back': {
    who: managerWithReason,
    summary: 'The data stay, for a reason',
    body: z.strictObject({ reason: text(500) }),
    gives: erasures,
    refusals: ['privacy.erasure_not_found', 'privacy.erasure_over'],
  },
});
