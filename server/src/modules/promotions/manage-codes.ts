import type { AnswerOf } from '@school/contract/calls';
import { promoLimits } from '@school/contract/promotions/limits';
import type { PromoCode, PromoWish } from '@school/contract/promotions/shapes';

import { insist, Refusal } from '#platform/refusal';

import type { CodeRecord, CodesAsked } from './codes.store.ts';
import { mayBeCode, normalised, stateOf } from './rules/promo-code.ts';
import type { Tools } from './tools.ts';

const view = ({ startsAt, endsAt, createdAt, ...code }: CodeRecord, state: PromoCode['state']): PromoCode => ({
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
  startsAt: startsAt.toString(),
  endsAt: endsAt?.toString() ?? null,
  createdAt: createdAt.toString(),
  state,
});

/** Promo codes for managers, the newest first. */
export const listCodes =
  ({ codes, clock }: Pick<Tools, 'codes' | 'clock'>) =>
  async (asked: Omit<CodesAsked, 'limit'>): Promise<AnswerOf<'GET /manager/promo-codes'>> => {
    const now = clock.now();
    const rows = await codes.list({ ...asked, limit: promoLimits.codesPage + 1 }, now);
    const shown = rows.slice(0, promoLimits.codesPage);
    return {
      codes: shown.map((code) => view(code, stateOf(code, now))),
      next: rows.length > shown.length ? (shown.at(-1)?.createdAt.toString() ?? null) : null,
    };
  };

/** Makes a code; it is written as people will type it, and taken in any form. */
export const createCode =
  ({ codes, friends, catalogue, clock }: Pick<Tools, 'codes' | 'friends' | 'catalogue' | 'clock'>) =>
  async (by: string, wish: PromoWish): Promise<PromoCode> => {
    const code = normalised(wish.code);
    insist(mayBeCode(code));
    const now = clock.now();
    if (wish.productCode !== null) await catalogue.product(wish.productCode, 'BYN', now);
    if ((await friends.ownerOf(code)) !== undefined) throw new Refusal('promo_exists');
    if (!(await codes.add({ ...wish, code }, by, now))) throw new Refusal('promo_exists');
    const made = await codes.find(code);
    if (!made) throw new Error(`Code ${code} was not kept`);
    return view(made, stateOf(made, now));
  };

export const stopCode =
  ({ codes, clock }: Pick<Tools, 'codes' | 'clock'>) =>
  async (typed: string): Promise<void> => {
    if (!(await codes.stop(normalised(typed), clock.now()))) throw new Refusal('promo_not_found');
  };
