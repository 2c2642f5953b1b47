import type { Subscription } from '@school/contract/subscriptions/calls';
import type { Verdict } from '@school/contract/verdict';

import { useSession } from '#api/session.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { goToCheckout } from './go-to-checkout.ts';

/** Pay the period that waits, stop renewing, or renew again. Stopping costs nothing and is undone with a tap, so nobody is asked twice. */
export function SubscriptionActions({ subscription: { subscriptionId, state, orderId, price } }: { subscription: Subscription }) {
  const t = useTexts('subscription');
  const say = useRefusals();
  const locale = useLocale();
  const session = useSession();
  const changes = ['GET /payment/subscriptions', 'GET /payment/products'] as const;
  const stop = useCall('POST /payment/subscriptions/:subscriptionId/stop', { changes });
  const resume = useCall('POST /payment/subscriptions/:subscriptionId/resume', { changes });
  const pay = useCall('POST /orders/:orderId/attempts', { changes });
  const sent = { params: { subscriptionId }, body: {} };

  const goOn = async () => {
    await resume.mutateAsync(sent);
    raiseNotice({ tone: 'good', text: t.resumed });
  };
  const end = async () => {
    await stop.mutateAsync(sent);
    raiseNotice({ tone: 'good', text: t.stopped, action: { label: t.undo, onPress: () => void goOn().catch(() => undefined) } });
  };
  const payNow = async (order: string) => {
    const { checkoutUrl } = await pay.mutateAsync({ params: { orderId: order }, body: {} });
    goToCheckout(checkoutUrl);
  };
  if (state === 'ended') {
    return (
      <div>
        <LinkButton to="/payment/products" search={{ kind: 'subscription' }}>
          {t.again}
        </LinkButton>
      </div>
    );
  }
  // Support sees what the family sees, and never touches its money (docs/rules/people.md#support).
  const may: Verdict = session?.role === 'support' ? { allowed: false, why: 'identity.not_your_role', facts: {} } : { allowed: true };
  const grey = { disabled: !may.allowed, hint: may.allowed ? undefined : say(may.why, may.facts) };
  return (
    <div className="flex flex-wrap gap-3">
      {orderId !== null && (
        <Button kind="primary" busy={pay.isPending} {...grey} onPress={() => void payNow(orderId).catch(() => undefined)}>
          {t.pay(money(locale, price))}
        </Button>
      )}
      {state === 'stopping' ? (
        <Button busy={resume.isPending} {...grey} onPress={() => void goOn().catch(() => undefined)}>
          {t.resume}
        </Button>
      ) : (
        <Button kind="quiet" busy={stop.isPending} {...grey} onPress={() => void end().catch(() => undefined)}>
          {t.stop}
        </Button>
      )}
    </div>
  );
}
