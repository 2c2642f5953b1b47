import type { AnswerOf } from '@school/contract/calls';
import { promoLimits } from '@school/contract/promotions/limits';
import type { PromoCode, PromoUse, PromoCodeRequest } from '@school/contract/promotions/shapes';

import { type Colleague, colleagueShown } from '#platform/dated-rows';
import { insist, Refusal } from '#platform/refusal';

import type { CodeRecord, CodesAsked } from './codes.store.ts';
import type { Redemption } from './redemptions.store.ts';
import { mayBeCode, mayBeFor, normalised, stateOf } from './rules/promo-code.ts';
import { readPlace, writePlace } from './rules/list-place.ts';
import type { Tools } from './tools.ts';

const view = (code: CodeRecord, state: PromoCode['state']): PromoCode => ({
  code: code.code,
  type: code.type,
  percent: code.percent,
  amounts: code.amounts,
  lessons: code.lessons,
  forKind: code.forKind,
  productCode: code.productCode,
  usesMax: code.usesMax,
  usesPerFamily: code.usesPerFamily,
  used: code.used,
  note: code.note,
  startsAt: code.startsAt.toString(),
  endsAt: code.endsAt?.toString() ?? null,
  createdAt: code.createdAt.toString(),
  createdBy: colleagueShown(code.createdBy, code.createdByName),
  stopped: code.stoppedAt && {
    at: code.stoppedAt.toString(),
    by: colleagueShown(code.stoppedBy, code.stoppedByName),
    reason: code.stoppedReason ?? '',
  },
  state,
});

/** Promo codes for managers, the newest first. */
export const listCodes =
  ({ codes, clock }: Pick<Tools, 'codes' | 'clock'>) =>
  async ({
    before,
    ...asked
  }: Omit<CodesAsked, 'limit' | 'after'> & { before?: string | undefined }): Promise<AnswerOf<'GET /manager/promo-codes'>> => {
    const now = clock.now();
    const rows = await codes.list({ ...asked, after: readPlace(before), limit: promoLimits.codesPage + 1 }, now);
    const shown = rows.slice(0, promoLimits.codesPage);
    const last = rows.length > shown.length ? shown.at(-1) : undefined;
    return {
      codes: shown.map((code) => view(code, stateOf(code, now))),
      next: last ? writePlace(last.createdAt, last.code) : null,
    };
  };

/** A code and the orders that were made with it. */
export const showCode =
  ({ codes, redemptions, families, clock }: Pick<Tools, 'codes' | 'redemptions' | 'families' | 'clock'>) =>
  async (typed: string, before?: string): Promise<AnswerOf<'GET /manager/promo-codes/:code'>> => {
    const code = await codes.find(normalised(typed));
    if (!code) throw new Refusal('promo_not_found');
    const rows = await redemptions.usesOf(code.code, readPlace(before), promoLimits.usesPage + 1);
    const uses = rows.slice(0, promoLimits.usesPage);
    const last = rows.length > uses.length ? uses.at(-1) : undefined;
    const names = new Map<string, string>();
    for (const { familyId } of uses) if (!names.has(familyId)) names.set(familyId, nameOf(await families.family(familyId)));
    return {
      code: view(code, stateOf(code, clock.now())),
      uses: uses.map((it) => useShown(it, names.get(it.familyId) ?? '')),
      next: last ? writePlace(last.at, last.orderId) : null,
    };
  };

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string => `${firstName} ${lastName}`.trim();

const useShown = ({ orderId, familyId, state, discount, currency, lessons, at }: Redemption, familyName: string): PromoUse => ({
  orderId,
  familyId,
  familyName,
  state,
  discount: { amount: discount, currency },
  lessons,
  at: at.toString(),
});

/** Makes a code; it is written as people will type it, and taken in any form. */
export const createCode =
  ({ codes, friends, catalogue, clock }: Pick<Tools, 'codes' | 'friends' | 'catalogue' | 'clock'>) =>
  async (by: Colleague, request: PromoCodeRequest): Promise<PromoCode> => {
    const code = normalised(request.code);
    insist(mayBeCode(code));
    const now = clock.now();
    if (request.productCode !== null) insist(mayBeFor(await catalogue.product(request.productCode, 'BYN', now)));
    if ((await friends.ownerOf(code)) !== undefined) throw new Refusal('promo_exists');
    if (!(await codes.add({ ...request, code }, by, now))) throw new Refusal('promo_exists');
    return shown(codes, code, now);
  };

/** Nobody may use a code from now on, for a reason; orders that have it keep it. */
export const stopCode =
  ({ codes, clock }: Pick<Tools, 'codes' | 'clock'>) =>
  async (by: Colleague, typed: string, reason: string): Promise<PromoCode> => {
    const code = normalised(typed);
    const now = clock.now();
    await codes.stop(code, reason, by, now);
    return shown(codes, code, now);
  };

async function shown(codes: Tools['codes'], code: string, now: Temporal.Instant): Promise<PromoCode> {
  const found = await codes.find(code);
  if (!found) throw new Refusal('promo_not_found');
  return view(found, stateOf(found, now));
}
