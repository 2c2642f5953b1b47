import type { Order } from '@school/contract/payments/shapes';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useTopic } from '#api/use-topic.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { CircleAlert, CircleCheck, Clock, Icon, TriangleAlert } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { goToCheckout } from './go-to-checkout.ts';
import { nextAfterPayment } from './next-after-payment.ts';
import { InvoiceButton } from './invoice-button.tsx';
import { NextStep } from './next-step.tsx';

/** The four outcomes (docs/rules/payments.md#outcomes) in words, each with what to do next. A change is read out. */
export function Outcome({ order }: { order: Order }) {
  const t = useTexts('payment').order;
  switch (order.status) {
    case 'payment-completed':
      return <Paid order={order} />;
    case 'payment-in-progress':
      return order.isAtBank ? (
        <Panel tone="wait" title={t.checking.title} about={t.checking.about}>
          <LinkButton to="/">{t.completed.home}</LinkButton>
        </Panel>
      ) : (
        <Panel tone="wait" title={t.waiting.title} about={t.waiting.about}>
          {order.checkoutUrl === null ? (
            <TryAgain order={order}>{t.waiting.continue}</TryAgain>
          ) : (
            <Button kind="primary" onPress={() => void goToCheckout(order.checkoutUrl)}>
              {t.waiting.continue}
            </Button>
          )}
          {order.invoice && <InvoiceButton orderId={order.orderId} number={order.invoice.number} />}
          <LinkButton to="/payment/products">{t.waiting.other}</LinkButton>
        </Panel>
      );
    case 'payment-failed':
      return order.mayTryAgain.allowed ? (
        <Panel tone="bad" title={t.failed.title} about={t.failed.about}>
          <TryAgain order={order}>{t.failed.again}</TryAgain>
          <LinkButton to="/payment/products">{t.waiting.other}</LinkButton>
        </Panel>
      ) : (
        <Panel tone="bad" title={t.closed.title} about={t.closed.about}>
          <LinkButton to="/payment/products" kind="primary">
            {t.closed.choose}
          </LinkButton>
        </Panel>
      );
    // payment-error: we could not tell.
    default:
      return (
        <Panel tone="warn" title={t.error.title} about={t.error.about}>
          {order.mayTryAgain.allowed && <TryAgain order={order}>{t.error.again}</TryAgain>}
          <LinkButton to="/chat">{t.error.help}</LinkButton>
        </Panel>
      );
  }
}

/** The lessons are there; what is to be done with them depends on what the family has already. */
function Paid({ order: { kind, lessons, bonus } }: { order: Order }) {
  const t = useTexts('payment').order.completed;
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  useTopic(`users/${user.customerId}`);
  const next = nextAfterPayment(kind, user.processes);
  return (
    <Panel tone="good" title={t.title} about={[t.about(lessons + bonus), next && t.next[next]].filter(Boolean).join(' ')}>
      <NextStep kind={kind} user={user} />
    </Panel>
  );
}

/** Another attempt of the same order: it is never paid for twice. */
function TryAgain({ order, children }: { order: Order; children: ReactNode }) {
  const again = useCall('POST /orders/:orderId/attempts', { changes: ['GET /orders/:orderId'] });
  const attempt = async () => {
    // The page follows the order, so this button may be gone before the answer is here: the way to the bank must not
    // hang on it.
    const { checkoutUrl } = await again.mutateAsync({ params: { orderId: order.orderId }, body: {} });
    goToCheckout(checkoutUrl);
  };
  return (
    <Button kind="primary" busy={again.isPending} onPress={() => void attempt().catch(() => undefined)}>
      {children}
    </Button>
  );
}

const looks = {
  good: { icon: CircleCheck, className: 'bg-good-soft text-good' },
  wait: { icon: Clock, className: 'bg-brand-soft text-brand' },
  bad: { icon: CircleAlert, className: 'bg-bad-soft text-bad' },
  warn: { icon: TriangleAlert, className: 'bg-warn-soft text-warn' },
};

interface PanelProps {
  tone: keyof typeof looks;
  title: string;
  about: string;
  children: ReactNode;
}

function Panel({ tone, title, about, children }: PanelProps) {
  const { icon, className } = looks[tone];
  return (
    <div className="flex flex-col gap-5">
      <div aria-live="polite" className={`flex items-start gap-4 rounded-lg p-5 ${className}`}>
        <Icon of={icon} size={32} />
        <div className="flex flex-col gap-1">
          <h2 className="text-xl">{title}</h2>
          <p className="text-ink">{about}</p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
