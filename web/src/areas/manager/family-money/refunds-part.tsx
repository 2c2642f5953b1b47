import type { ManagerRefund } from '@school/contract/refunds/manager-shapes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useMay } from '#api/rights.ts';
import { useTopic } from '#api/use-topic.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge } from '#kit/card.tsx';
import { TextLink } from '#kit/link-button.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { betterPlan } from '#widgets/schedules-end/schedules-end.tsx';

import { refundTones } from '../money/refunds/refund-tones.ts';

const AskRefundSheet = lazy(() => import('./ask-refund-sheet.tsx').then(({ AskRefundSheet: component }) => ({ default: component })));

interface RefundsPartProps {
  familyId: string;
  family: string;
  /** The order whose refund is being asked for, as the address says. */
  order: string | undefined;
  onAsk(orderId: string | undefined): void;
}

const listLook = 'divide-y divide-line rounded-lg border border-line bg-card px-4';
const lineLook = 'flex flex-wrap items-center justify-between gap-3 py-3';

/** What each paid package would give back now, and the refunds that were asked for. */
export function RefundsPart({ familyId, family, order, onAsk }: RefundsPartProps) {
  const { refunds: t, orders } = useTexts('familyMoney');
  const { states } = useTexts('managerRefunds');
  const locale = useLocale();
  const say = useRefusals();
  const may = useMay();
  const mayAsk = may('POST /manager/families/:familyId/refunds');
  const mayLook = may('GET /manager/refunds');
  useTopic('refunds');
  const { data } = useQuery({ ...quietly(queryOf('GET /manager/families/:familyId/refunds', { params: { familyId } })), staleTime: 0 });
  if (!data) return <Skeleton className="h-24" />;
  const asked = data.quotes.find(({ orderId }) => orderId === order);
  return (
    <section aria-label={t.title} className="flex flex-col gap-3">
      <h2 className="text-xl">{t.title}</h2>
      {data.quotes.length === 0 && <p className="text-mute">{t.nothing}</p>}
      {data.quotes.length > 0 && (
        <ul aria-label={t.quotes} className={listLook}>
          {data.quotes.map((quote) => {
            const { orderId, kind, paid, paidAt, amount, fee, may: verdict } = quote;
            const plan = betterPlan(quote);
            const what = `${orders.kinds[kind]}, ${money(locale, paid)}, ${at(locale, paidAt, 'date', schoolZone)}`;
            return (
              <li key={orderId} className={lineLook}>
                <div>
                  <p className="font-bold">{what}</p>
                  {amount.amount > 0 && (
                    <p className="text-sm text-mute figures">
                      {[t.wouldGive(money(locale, amount)), ...(fee.amount > 0 ? [t.fee(money(locale, fee))] : [])].join(', ')}
                    </p>
                  )}
                  {plan && <p className="text-sm text-mute figures">{t.wouldGiveEnding(money(locale, plan.amount))}</p>}
                </div>
                {mayAsk && (
                  <Button
                    size="small"
                    label={t.askOf(what)}
                    disabled={!verdict.allowed && !plan}
                    hint={verdict.allowed || plan ? undefined : say(verdict.why, verdict.facts)}
                    onPress={() => onAsk(orderId)}
                  >
                    {t.ask}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {data.refunds.length > 0 && (
        <ul aria-label={t.list} className={listLook}>
          {data.refunds.map((refund) => (
            <li key={refund.refundId} className={lineLook}>
              <div>
                <p className="font-bold figures">{money(locale, refund.amount)}</p>
                <p className="text-sm text-mute">{at(locale, refund.steps.at(-1)?.at ?? refund.paidAt, 'dayTime', schoolZone)}</p>
                {mayLook && (
                  <TextLink
                    to="/manager/money/refunds"
                    search={{ search: family, stage: stageOf(refund), refund: refund.refundId }}
                    aria-label={t.lookOf(money(locale, refund.amount))}
                    className="inline-flex min-h-11 items-center text-sm"
                  >
                    {t.look}
                  </TextLink>
                )}
              </div>
              <Badge tone={refundTones[refund.state]}>{states[refund.state]}</Badge>
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {mayAsk && asked && (asked.may.allowed || betterPlan(asked)) && (
          <AskRefundSheet familyId={familyId} quote={asked} onClose={() => onAsk(undefined)} />
        )}
      </Suspense>
    </section>
  );
}

/** Where the refund stands on the page of all refunds. */
const stageOf = ({ state }: ManagerRefund): string =>
  state === 'asked' || state === 'approved' || state === 'failed' ? 'waiting' : state === 'sending' ? 'sending' : 'over';
