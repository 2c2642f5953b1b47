import { useTexts } from '#i18n/texts.ts';
import { PageTab, PageTabs } from '#kit/tabs.tsx';

/** The pages of what the school offers, side by side. */
export function OfferTabs() {
  const t = useTexts('offer');
  return (
    <PageTabs label={t.parts}>
      <PageTab to="/manager/offer" activeOptions={{ exact: true }}>
        {t.courses.title}
      </PageTab>
      <PageTab to="/manager/offer/trials">{t.trials.title}</PageTab>
    </PageTabs>
  );
}
