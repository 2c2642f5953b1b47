import type { AnswerOf } from '@school/contract/calls';
import type { Product } from '@school/contract/catalogue/shapes';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';

import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { useSchool } from '#api/school.ts';
import { setSchoolClock } from '#api/school-clock.ts';
import { useTopic } from '#api/use-topic.ts';
import { useTexts } from '#i18n/texts.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { Segments } from '#kit/segments.tsx';
import { CurrencyChoice, currencyOf } from './currency-choice.tsx';
import { GiftLines } from './gift-lines.tsx';
import { NotYet } from './not-yet.tsx';
import { OpenOrder } from './open-order.tsx';
import { giftsWith, PackageChoice } from './package-choice.tsx';
import { PackagesLook } from './packages-look.tsx';
import { PayForm } from './pay-form.tsx';
import { PaymentTabs } from './payment-tabs.tsx';

type Options = AnswerOf<'GET /payment/products'>;
const kinds = ['individual', 'group', 'subscription'] as const satisfies readonly Product['kind'][];

const optionsIn = (currency: string | undefined) => {
  const known = currencyOf(currency);
  return queryOf('GET /payment/products', known && { query: { currency: known } });
};

export const load = ({ search }: { search: Readonly<Record<string, string>> }) => {
  void queryClient.prefetchQuery(queryOf('GET /user'));
  void queryClient.prefetchQuery(optionsIn(search['currency']));
};

/** `/payment/products`: packages by kind and the gifts that wait, and on the same screen the order that is made of them. */
export function Page() {
  const t = useTexts('payment').products;
  const search = useSearch({ from: '/payment/products' });
  const navigate = useNavigate();
  const { data: user } = useSuspenseQuery(queryOf('GET /user'));
  // Other prices come while the old ones stay in sight.
  const { data: options } = useSuspenseQuery(optionsIn(useDeferredValue(search.currency)));
  useTopic(`users/${user.customerId}`);
  useEffect(() => setSchoolClock(options.now), [options.now]);
  const kind = kinds.find((known) => known === search.kind) ?? 'individual';
  const show = (next: Record<string, string>) =>
    void navigate({ to: '/payment/products', search: { ...search, ...next }, replace: true, resetScroll: false });
  return (
    <PageLayout title={t.title}>
      <PaymentTabs />
      {options.openOrder && <OpenOrder order={options.openOrder} zone={user.timezone} />}
      <NotYet may={options.may} user={user} />
      <PackagesLook />
      <Packages
        key={kind}
        kind={kind}
        options={options}
        zone={user.timezone}
        onKind={(to) => show({ kind: to })}
        onCurrency={(currency) => show({ currency })}
      />
    </PageLayout>
  );
}

interface PackagesProps {
  kind: Product['kind'];
  options: Options;
  zone: string;
  onKind(kind: Product['kind']): void;
  onCurrency(currency: Options['currency']): void;
}

/** Packages of one kind, and the order of the chosen one beside them. */
function Packages({ kind, options, zone, onKind, onCurrency }: PackagesProps) {
  const t = useTexts('payment').products;
  const { packageMonths, subscriptionDays, groupPlaces } = useSchool();
  const products = options.products.filter((product) => product.kind === kind);
  const [code, setCode] = useState<string>();
  // Eight lessons: enough to see whether the course fits, and the least that most gifts and codes go with.
  const chosen = products.find(({ productCode }) => productCode === code) ?? products.find(({ lessons }) => lessons === 8) ?? products[0];
  const gifts = options.may.allowed ? options.gifts : [];
  const off = (chosen && options.sibling?.off[chosen.productCode]) ?? 0;
  return (
    <div className="packages">
      <div className="packages-choice">
        <Segments
          label={t.kindsLabel}
          name="kind"
          parts={kinds.map((value) => ({ value, label: t.kinds[value] }))}
          value={kind}
          onChange={onKind}
        />
        <p className="text-mute">
          {kind === 'group'
            ? t.about.group(packageMonths, groupPlaces.to)
            : t.about[kind](kind === 'subscription' ? subscriptionDays : packageMonths)}
        </p>
        {off > 0 && options.sibling && <p className="rounded-lg bg-good-soft p-4">{t.siblingAbout(options.sibling.percent)}</p>}
        {chosen ? (
          <PackageChoice products={products} chosen={chosen} gifts={gifts} onChoose={setCode} />
        ) : (
          <EmptyState title={t.noPackages}>{t.noCurrency}</EmptyState>
        )}
        <GiftLines gifts={options.gifts} zone={zone} />
        <div className="max-w-sm">
          <CurrencyChoice value={options.currency} onChange={onCurrency} />
        </div>
      </div>
      {chosen && (
        <PayForm
          product={chosen}
          gifts={giftsWith(gifts, chosen.lessons)}
          may={options.may}
          products={options.products}
          suggestedCode={options.suggestedCode}
          options={options.methods}
          cards={options.cards}
          sibling={off > 0 && options.sibling ? { percent: options.sibling.percent, discount: off } : undefined}
          refundTerms={options.refundTerms}
        />
      )}
    </div>
  );
}
