import type { ExchangePlan, ExchangeRequest } from '@school/contract/ledger/balance-shapes';
import type { Balance } from '@school/contract/ledger/shapes';

import { useNavigate } from '#kit/router/router.tsx';
import { useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { Skeleton } from '#kit/skeleton.tsx';
import { FactList } from './fact-list.tsx';
import { useExchangePlan } from './use-exchange-plan.ts';

/** What the exchange takes, gives and leaves, and the button that does it. Why it cannot be done stands under the button. */
export function ExchangePreview({ request, balance }: { request: ExchangeRequest; balance: Balance | null }) {
  const t = useTexts('exchange');
  const say = useRefusals();
  const navigate = useNavigate();
  const session = useSession();
  const { data: plan, isPlaceholderData: isOld } = useExchangePlan(request, balance);
  const exchange = useCall('POST /payment/exchange', { changes: ['GET /user', 'GET /payment/balance', 'GET /payment/history'] });
  if (!plan) return <Skeleton className="h-60" />;

  const submit = async () => {
    const { gives } = await exchange.mutateAsync({ body: request });
    raiseNotice({ tone: 'good', text: t.done[request.to](gives) });
    await navigate({ to: '/payment' });
  };
  // Support sees what the family sees, and never touches its money (docs/rules/people.md#support).
  const may = session?.role === 'support' ? { allowed: false as const, why: 'identity.not_your_role', facts: {} } : plan.may;
  return (
    <Card label={t.preview} className="flex flex-col gap-4">
      <h2 className="text-lg">{t.preview}</h2>
      <Outcome request={request} plan={plan} />
      <Button
        kind="primary"
        size="large"
        wide
        busy={exchange.isPending}
        disabled={isOld || !may.allowed}
        hint={may.allowed ? undefined : say(may.why, may.facts)}
        onPress={() => void submit().catch(() => undefined)}
      >
        {t.confirm(plan.takes > 0 ? plan.takes : request.units)}
      </Button>
      <p className="text-sm text-mute">{t.back}</p>
    </Card>
  );
}

/** The numbers of it; read out when they have changed. */
function Outcome({ request, plan }: { request: ExchangeRequest; plan: ExchangePlan }) {
  const t = useTexts('exchange');
  const locale = useLocale();
  const { bundleGold, bundleSilver } = plan.after;
  return (
    <div aria-live="polite" className="flex flex-col gap-3">
      <FactList
        facts={[
          [t.takes, t.kinds[request.from](plan.takes)],
          [t.gives, t.kinds[request.to](plan.gives)],
          ...plan.lots.flatMap(({ worth, price, priceFrom }) => [
            ...(price && priceFrom ? [[t.price[priceFrom], money(locale, price)] as const] : []),
            ...(worth ? [[t.worth, money(locale, worth)] as const] : []),
          ]),
          ...(plan.stays > 0 ? [[t.stays, t.kinds[request.from](plan.stays)] as const] : []),
        ]}
      />
      {plan.stays > 0 && <p className="text-sm text-mute">{t.staysAbout}</p>}
      {plan.gives > 0 && plan.rate === null && <p className="text-sm text-mute">{t.keeps}</p>}
      {plan.gifts > 0 && <p className="text-sm text-mute">{t.gifts(plan.gifts)}</p>}
      {plan.lots.length > 0 && (
        <div className="text-sm text-mute">
          <p>{t.terms}:</p>
          <ul>
            {plan.lots.map(({ units, expiresAt }) => (
              <li key={`${expiresAt} ${units}`}>{t.until(units, at(locale, expiresAt, 'date', schoolZone))}</li>
            ))}
          </ul>
        </div>
      )}
      <h3 className="border-t border-line pt-3 font-bold">{t.after}</h3>
      <FactList
        facts={[
          [t.afterLine.gold, bundleGold.goldCurrent],
          [t.afterLine.silver, bundleSilver.silverCurrent],
        ]}
      />
      {plan.rate && <p className="text-sm text-mute">{t.rate(plan.rate.take, plan.rate.give)}</p>}
      {plan.coming && (
        <p className="text-sm">
          {t.coming(
            at(locale, plan.coming.from, 'dayTime', schoolZone),
            plan.coming.rate && t.rate(plan.coming.rate.take, plan.coming.rate.give),
          )}
        </p>
      )}
    </div>
  );
}
