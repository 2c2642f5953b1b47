import { useTexts } from '#i18n/texts.ts';
import { PageTab, PageTabs } from '#kit/tabs.tsx';

import { ApprovalsCount } from './approvals-count.tsx';
import { RefundsCount } from './refunds-count.tsx';

/** The pages of the school's money, side by side. */
export function MoneyTabs() {
  const t = useTexts('managerMoney').parts;
  return (
    <PageTabs label={t.label}>
      <PageTab to="/manager/money" activeOptions={{ exact: true }}>
        {t.reconciliation}
      </PageTab>
      <PageTab to="/manager/money/refunds">
        {t.refunds}
        <RefundsCount />
      </PageTab>
      <PageTab to="/manager/money/statement">{t.statement}</PageTab>
      <PageTab to="/manager/money/products">{t.products}</PageTab>
      <PageTab to="/manager/money/promo-codes">{t.promoCodes}</PageTab>
      <PageTab to="/manager/money/gifts">{t.gifts}</PageTab>
      <PageTab to="/manager/money/approvals">
        {t.approvals}
        <ApprovalsCount />
      </PageTab>
    </PageTabs>
  );
}
