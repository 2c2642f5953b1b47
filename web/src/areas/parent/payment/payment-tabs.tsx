import { useTexts } from '#i18n/texts.ts';
import { PageTab, PageTabs } from '#kit/tabs.tsx';

/** The three pages of payment, side by side. */
export function PaymentTabs() {
  const t = useTexts('payment').parts;
  return (
    <PageTabs label={t.label}>
      <PageTab to="/payment" activeOptions={{ exact: true }}>
        {t.balance}
      </PageTab>
      <PageTab to="/payment/products">{t.products}</PageTab>
      <PageTab to="/payment/history">{t.history}</PageTab>
    </PageTabs>
  );
}
