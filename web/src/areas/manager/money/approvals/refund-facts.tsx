import type { Approval } from '@school/contract/approvals/shapes';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';

import { useRefundWords } from '../refunds/use-refund-words.ts';

type OfRefund = Approval & { familyId: string; refundId: string };

/** Is it a refund of which more can be told? */
export const isOfRefund = (approval: Approval): approval is OfRefund => approval.refundId !== null && approval.familyId !== null;

/** What the family has now, and what it would have: lessons that are given or taken are weighed against it. */
export function BalanceNow({ of: { act, familyId, units, unitKind } }: { of: Approval & { familyId: string } }) {
  const { refund: t } = useTexts('approvals');
  const { data } = useQuery(quietly(queryOf('GET /manager/families/:familyId', { params: { familyId } })));
  if (!data) return null;
  const { gold, silver } = { gold: data.gold.units, silver: data.silver.units };
  const change = act === 'writeOff' ? -(units ?? 0) : (units ?? 0);
  return (
    <p>
      {t.left(gold, silver)}
      <br />
      {t.after(gold + (unitKind === 'gold' ? change : 0), silver + (unitKind === 'silver' ? change : 0))}
    </p>
  );
}

/** What a second person has to know of a refund: the package, what is given back for it, the words of the family, what went before. */
export function RefundFacts({ of }: { of: OfRefund }) {
  const { refund: t } = useTexts('approvals');
  const manager = useTexts('managerRefunds');
  const words = useRefundWords();
  const locale = useLocale();
  const params = { params: { familyId: of.familyId } };
  const { data } = useQuery(quietly(queryOf('GET /manager/families/:familyId/refunds', params)));
  const family = useQuery(quietly(queryOf('GET /manager/families/:familyId', params))).data;
  const refund = data?.refunds.find(({ refundId }) => refundId === of.refundId);
  if (!data || !refund) return null;
  const before = data.refunds.filter(({ refundId, state }) => refundId !== of.refundId && (state === 'done' || state === 'sending'));
  const lines = [
    words.of(refund),
    t.pays(words.units(refund), words.sum(refund)),
    ...(family ? [t.left(family.gold.units, family.silver.units)] : []),
    t.asked(refund.reason),
    ...(refund.waivedWhy !== null ? [manager.waivedWhy(refund.waivedWhy)] : []),
    before.length === 0 ? t.firstTime : t.before(before.map(({ amount }) => money(locale, amount)).join(', ')),
  ];
  return (
    <ul aria-label={t.facts} className="flex flex-col gap-1">
      {lines.map((line) => (
        <li key={line} className="break-words">
          {line}
        </li>
      ))}
    </ul>
  );
}
