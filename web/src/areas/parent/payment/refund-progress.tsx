import type { Refund } from '@school/contract/refunds/shapes';

import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge, Card, type Tone } from '#kit/card.tsx';
import { Check, CircleAlert, Clock, Icon, X } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { refundPath } from './refund-path.ts';

const tones: Record<Refund['state'], Tone> = {
  asked: 'brand',
  approved: 'brand',
  sending: 'brand',
  failed: 'warn',
  done: 'good',
  declined: 'bad',
  withdrawn: 'plain',
};
const signs = { done: Check, now: Clock, ahead: Clock, trouble: CircleAlert, off: X };
const looks = { done: 'text-good', now: 'text-brand', ahead: 'text-mute', trouble: 'text-warn', off: 'text-bad' };

/** A request and its way until the money is back: what has happened and when, what happens now, what is still ahead. */
export function RefundProgress({ refund, zone }: { refund: Refund; zone: string }) {
  const t = useTexts('refund');
  const locale = useLocale();
  const withdraw = useCall('POST /payment/refunds/:refundId/withdraw', {
    changes: ['GET /payment/refunds', 'GET /payment/balance', 'GET /payment/subscriptions', 'GET /user'],
  });
  const submit = async () => {
    await withdraw.mutateAsync({ params: { refundId: refund.refundId }, body: {} });
    raiseNotice({ tone: 'good', text: t.withdrawn });
  };
  const title = t.request(money(locale, refund.amount));
  return (
    <Card className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{title}</h3>
        <Badge tone={tones[refund.state]}>{t.state[refund.state]}</Badge>
      </header>
      <p className="text-sm text-mute">
        {t.taken(refund.units)}
        {refund.bonusTaken > 0 && ` ${t.takenBonus(refund.bonusTaken)}`}
        {refund.feeWaived.amount > 0 && ` · ${t.feeWaived(money(locale, refund.feeWaived))}`}
        {refund.fee.amount > 0 && ` · ${t.fee}: ${money(locale, refund.fee)}`}
      </p>
      <ol aria-label={t.steps} aria-live="polite" className="flex flex-col gap-2">
        {refundPath(refund).map(({ state, at: when, look }) => (
          <li key={state + (when ?? '')} className="flex items-start gap-3">
            <Icon of={signs[look]} className={`mt-0.5 ${looks[look]}`} />
            <span className="grow">
              <span className={look === 'ahead' ? 'text-mute' : 'font-bold'}>{t.step[state]}</span>
              <span className="block text-sm text-mute">{when === null ? t.ahead : at(locale, when, 'dayTime', zone)}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="text-sm text-mute">{t.your(refund.reason)}</p>
      {refund.answer !== null && <p className="font-bold">{t.answer(refund.answer)}</p>}
      {refund.mayWithdraw.allowed && (
        <div>
          <Button busy={withdraw.isPending} onPress={() => void submit().catch(() => undefined)}>
            {t.withdraw}
          </Button>
        </div>
      )}
      {(refund.state === 'failed' || refund.state === 'declined') && (
        <div>
          <LinkButton to="/chat">{t.help}</LinkButton>
        </div>
      )}
    </Card>
  );
}
