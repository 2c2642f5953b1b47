import { useTexts } from '#i18n/texts.ts';
import { PageTab, PageTabs } from '#kit/tabs.tsx';

/** The pages of the school's money, side by side. */
export function MoneyTabs() {
  const t = useTexts('managerMoney').parts;
  return (
    <PageTabs label={t.label}>
      <PageTab to="/manager/money" activeOptions={{ exact: true }}>
        {t.stuck}
      </PageTab>
    </PageTabs>
  );
}
