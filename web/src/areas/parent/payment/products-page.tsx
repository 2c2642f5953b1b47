import type { AnswerOf } from '@school/contract/calls';
import type { Product } from '@school/contract/catalogue/shapes';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { setSchoolClock } from '#api/school-clock.ts';
import { useTopic } from '#api/use-topic.ts';
import { useTexts } from '#i18n/texts.ts';
import { RadioChips } from '#kit/chips.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { Page as Frame } from '#kit/page.tsx';
import { GiftOffers } from '#widgets/gift-offer/gift-offers.tsx';
import { NotYet } from './not-yet.tsx';
import { OpenOrder } from './open-order.tsx';
import { PackageChoice } from './package-choice.tsx';
import { PayForm } from './pay-form.tsx';
import { PaymentTabs } from './payment-tabs.tsx';

type Options = AnswerOf<'GET /payment/products'>;
const kinds = ['individual', 'group', 'subscription'] as const satisfies readonly Product['kind'][];

export const load = () => {
  void queryClient.prefetchQuery(queryOf('GET /user'));
  void queryClient.prefetchQuery(queryOf('GET /payment/products'));
};

/** `/payment/products`: packages by kind, the gifts that wait, and the order that is made of them. */
export function Page() {
  const t = useTexts('payment').products;
  const search = useSearch({ from: '/payment/products' });
  const navigate = useNavigate();
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  const { data: options } = useSuspenseQuery(queryOf('GET /payment/products'));
  useTopic(`users/${user.customerId}`);
  useEffect(() => setSchoolClock(options.now), [options.now]);
  const kind = kinds.find((known) => known === search.kind) ?? 'individual';
  return (
    <Frame title={t.title}>
      <PaymentTabs />
      {options.openOrder && <OpenOrder order={options.openOrder} zone={user.timezone} />}
      {options.may.allowed ? <GiftOffers gifts={options.gifts} zone={user.timezone} /> : <NotYet may={options.may} user={user} />}
      <RadioChips
        label={t.kindsLabel}
        labelHidden
        name="kind"
        chips={kinds.map((value) => ({ value, label: t.kinds[value] }))}
        value={kind}
        onChange={(to) => void navigate({ to: '/payment/products', search: { ...search, kind: to }, replace: true, resetScroll: false })}
      />
      <Packages key={kind} kind={kind} options={options} />
    </Frame>
  );
}

/** Packages of one kind, and the order of the chosen one beside them. */
function Packages({ kind, options }: { kind: Product['kind']; options: Options }) {
  const t = useTexts('payment').products;
  const products = options.products.filter((product) => product.kind === kind);
  const [code, setCode] = useState<string>();
  // Eight lessons: enough to see whether the course fits, and the least that most gifts and codes go with.
  const chosen = products.find(({ productCode }) => productCode === code) ?? products.find(({ lessons }) => lessons === 8) ?? products[0];
  if (!chosen) return <EmptyState title={t.noPackages} />;
  const gifts = options.may.allowed ? options.gifts : [];
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[1fr_22rem]">
      <div className="flex flex-col gap-4">
        <p className="text-mute">{t.about[kind]}</p>
        <PackageChoice products={products} chosen={chosen} gifts={gifts} onChoose={setCode} />
      </div>
      <PayForm product={chosen} gifts={gifts} may={options.may} products={options.products} suggestedCode={options.suggestedCode} />
    </div>
  );
}
