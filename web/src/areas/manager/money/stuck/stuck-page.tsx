import { useTexts } from '#i18n/texts.ts';
import { Page as Frame } from '#kit/page.tsx';

import { MoneyTabs } from '../money-tabs.tsx';

/** Money that got stuck, and what puts it right. */
export function Page() {
  const t = useTexts('stuckMoney');
  return (
    <Frame title={t.title}>
      <MoneyTabs />
    </Frame>
  );
}
