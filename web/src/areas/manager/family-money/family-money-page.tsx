import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useMay } from '#api/rights.ts';
import { useTopic } from '#api/use-topic.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Icon, Minus, Plus } from '#kit/icon.tsx';
import { LoneLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { placeNow } from '#kit/router/navigation.ts';
import { useNavigate, useParams, useSearch } from '#kit/router/router.tsx';
import type { SearchOf } from '#kit/router/table.ts';

import { ApprovalCard } from '../money/approvals/approval-card.tsx';
import { CardsPart } from './cards-part.tsx';
import { FamilyNotLoaded } from '../family-not-loaded.tsx';
import { BalancePart } from './balance-part.tsx';
import { HistoryPart } from './history-part.tsx';
import { OrdersPart } from './orders-part.tsx';
import { PastPart } from './past-part.tsx';
import { PayingPart } from './paying-part.tsx';
import { RefundsPart } from './refunds-part.tsx';

const GiveSheet = lazy(() => import('./give-sheet.tsx').then(({ GiveSheet: component }) => ({ default: component })));
const InvoiceSheet = lazy(() => import('./invoice-sheet.tsx').then(({ InvoiceSheet: component }) => ({ default: component })));
const OrderSheet = lazy(() => import('./order-sheet.tsx').then(({ OrderSheet: component }) => ({ default: component })));
const PaymentSheet = lazy(() => import('./payment-sheet.tsx').then(({ PaymentSheet: component }) => ({ default: component })));
const TakeSheet = lazy(() => import('./take-sheet.tsx').then(({ TakeSheet: component }) => ({ default: component })));
const PayingSheet = lazy(() => import('./paying-sheet.tsx').then(({ PayingSheet: component }) => ({ default: component })));

/** The money of one family: balance and lots, what managers may do with it, orders, history. */
export function Page() {
  const t = useTexts('familyMoney');
  const byHand = useTexts('byHand');
  const { familyId } = useParams({ from: '/manager/families/$familyId/money' });
  const { do: action, order, kind, sort, pay } = useSearch({ from: '/manager/families/$familyId/money' });
  const navigate = useNavigate({ from: '/manager/families/$familyId/money' });
  const may = useMay();
  const mayGive = may('POST /manager/families/:familyId/grants');
  const mayTake = may('POST /manager/families/:familyId/write-offs');
  const mayOpen = may('POST /manager/families/:familyId/paying');
  const mayOrder = may('POST /manager/families/:familyId/orders');
  const mayPay = may('POST /manager/orders/:orderId/payments');
  const mayInvoice = may('POST /manager/orders/:orderId/invoice');
  useTopic('approvals');
  const family = useQuery({
    ...quietly(queryOf('GET /manager/families/:familyId/money', { params: { familyId } })),
    // The family books and pays meanwhile: whoever comes back to the window sees it.
    staleTime: 0,
    refetchOnWindowFocus: 'always',
  });
  const change = (part: SearchOf<'/manager/families/$familyId/money'>) =>
    void navigate({
      to: '/manager/families/$familyId/money',
      params: { familyId },
      search: { ...placeNow()?.search, ...part },
      replace: true,
      resetScroll: false,
    });
  const { data } = family;
  const close = () => change({ do: undefined, pay: undefined });
  const paid = data?.orders.find(({ orderId }) => orderId === pay);

  if (!data) return <FamilyNotLoaded title={t.loading} family={family} />;
  return (
    <PageLayout
      title={t.title(data.parentName)}
      actions={
        <LoneLink to="/manager" search={{ family: familyId, search: data.parentName }}>
          {t.back}
        </LoneLink>
      }
    >
      <BalancePart of={data} />
      <div className="flex flex-wrap gap-3">
        {mayOrder && (
          <Button kind="primary" onPress={() => change({ do: 'order' })}>
            {byHand.order}
          </Button>
        )}
        {mayGive && (
          <Button onPress={() => change({ do: 'give' })}>
            <Icon of={Plus} />
            {t.give}
          </Button>
        )}
        {mayTake && (
          <Button onPress={() => change({ do: 'take' })}>
            <Icon of={Minus} />
            {t.take}
          </Button>
        )}
      </div>
      <PayingPart of={data} onChange={mayOpen ? () => change({ do: 'paying' }) : undefined} />
      <OrdersPart
        orders={data.orders}
        onPay={mayPay ? (orderId) => change({ do: 'pay', pay: orderId }) : undefined}
        onInvoice={mayInvoice ? (orderId) => change({ do: 'invoice', pay: orderId }) : undefined}
      />
      <CardsPart of={data} />
      <PastPart past={data.past} />
      <RefundsPart familyId={familyId} family={data.parentName} order={order} onAsk={(orderId) => change({ order: orderId })} />
      <section aria-label={t.acts.title} className="flex flex-col gap-3">
        <h2 className="text-xl">{t.acts.title}</h2>
        {data.acts.length === 0 && <p className="text-mute">{t.acts.none}</p>}
        {data.acts.length > 0 && (
          <ul aria-label={t.acts.title} className="flex flex-col gap-3">
            {data.acts.map((act) => (
              <ApprovalCard key={act.approvalId} approval={act} familyHidden />
            ))}
          </ul>
        )}
      </section>
      <HistoryPart familyId={familyId} family={data.parentName} kind={kind} sort={sort} onChange={change} />
      <Suspense>
        {action === 'give' && mayGive && <GiveSheet of={data} onClose={close} />}
        {action === 'order' && mayOrder && <OrderSheet of={data} onClose={close} />}
        {action === 'pay' && mayPay && paid && <PaymentSheet of={paid} onClose={close} />}
        {action === 'invoice' && mayInvoice && paid && <InvoiceSheet of={paid} onClose={close} />}
        {action === 'take' && mayTake && <TakeSheet of={data} onClose={close} />}
        {action === 'paying' && mayOpen && !data.paying.bySelf && <PayingSheet of={data} onClose={close} />}
      </Suspense>
    </PageLayout>
  );
}
