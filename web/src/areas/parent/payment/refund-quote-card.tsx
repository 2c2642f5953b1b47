import type { RefundQuote } from '@school/contract/refunds/shapes';
import type { Verdict } from '@school/contract/verdict';

import { useSession } from '#api/session.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge, Card } from '#kit/card.tsx';
import { TextLink } from '#kit/link-button.tsx';
import { betterPlan, SchedulesEnd } from '#widgets/schedules-end/schedules-end.tsx';
import { FactList } from './fact-list.tsx';
import { RefundTerms } from './refund-terms.tsx';

interface RefundQuoteCardProps {
  quote: RefundQuote;
  /** The zone of the family. */
  zone: string;
  onAsk(endsSchedules: boolean): void;
}

/** One package: what was paid, what is used, reserved and left in each lot, and what would come back. */
export function RefundQuoteCard({ quote, zone, onAsk }: RefundQuoteCardProps) {
  const t = useTexts('refund');
  const locale = useLocale();
  const say = useRefusals();
  const session = useSession();
  // A lot that is used up has nothing to tell.
  const lots = quote.lots.filter(({ units, reserved }) => units > 0 || reserved > 0);
  const sum = money(locale, quote.amount);
  const begun = quote.lots.reduce((units, lot) => units + lot.begun, 0);
  const plan = betterPlan(quote);
  const own = quote.kind === 'individual' ? 'gold' : 'silver';
  // Support sees what the family sees, and never touches its money (docs/rules/people.md#support).
  const isSupport = session?.role === 'support';
  const may: Verdict = isSupport ? { allowed: false, why: 'identity.not_your_role', facts: {} } : quote.may;
  return (
    <Card className="flex flex-col gap-4">
      <header className="flex flex-col gap-1">
        <h3 className="text-lg">
          <Badge tone={quote.kind === 'individual' ? 'individual' : 'group'}>{t.package[quote.kind]}</Badge>
        </h3>
        <p className="text-sm text-mute">{t.paid(money(locale, quote.paid), at(locale, quote.paidAt, 'date', zone))}</p>
      </header>
      {lots.length > 0 && (
        <ul aria-label={t.lots} className="flex flex-col gap-3">
          {lots.map((lot) => (
            <li key={lot.lotId} className="flex flex-col gap-2 border-t border-line pt-3">
              {lot.kind !== own && <p className="text-sm font-bold">{t.lot.kind[lot.kind]}</p>}
              <FactList
                facts={[
                  [t.lot.granted, lot.granted],
                  [t.lot.used, lot.used],
                  ...(lot.reserved > 0 ? [[t.lot.reserved, lot.reserved] as const] : []),
                  [t.lot.back, lot.units],
                  [t.lot.value, money(locale, lot.value)],
                ]}
              />
            </li>
          ))}
        </ul>
      )}
      {!quote.whenSchedulesEnd && quote.lots.some((lot) => lot.reserved > lot.begun) && (
        <p className="text-sm text-mute">
          {t.reserved} <TextLink to="/schedule">{t.toSchedule}</TextLink>
        </p>
      )}
      {begun > 0 && <p className="text-sm text-mute">{t.begun(begun)}</p>}
      {quote.bonusTaken > 0 && <p className="text-sm text-mute">{t.bonus(quote.bonusTaken)}</p>}
      <RefundTerms terms={quote.terms} />
      {quote.fee.amount > 0 && <FactList facts={[[t.fee, `−${money(locale, quote.fee)}`]]} />}
      <p className="flex items-baseline justify-between gap-3 border-t border-line pt-3">
        <span>{t.amount}</span>
        <span className="text-2xl font-extrabold whitespace-nowrap figures">{sum}</span>
      </p>
      {may.allowed && <p className="text-sm text-mute">{t.days(quote.days)}</p>}
      <Button wide disabled={!may.allowed} hint={may.allowed ? undefined : say(may.why, may.facts)} onPress={() => onAsk(false)}>
        {quote.amount.amount > 0 ? t.ask(sum) : t.askNothing}
      </Button>
      {plan && (
        <div className="flex flex-col gap-3 border-t border-line pt-4">
          <h4 className="font-bold">{t.leave.title}</h4>
          <p>{t.leave.about(plan.units)}</p>
          <SchedulesEnd plan={plan} />
          <Button wide disabled={isSupport} onPress={() => onAsk(true)}>
            {t.leave.ask(money(locale, plan.amount))}
          </Button>
        </div>
      )}
    </Card>
  );
}
