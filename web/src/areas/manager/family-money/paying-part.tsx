import type { FamilyMoney } from '@school/contract/back-office/money-shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';

/** May the family pay; before its trial a manager opens that, and closes it again. */
export function PayingPart({ of, onChange }: { of: FamilyMoney; onChange: (() => void) | undefined }) {
  const t = useTexts('familyMoney').paying;
  const locale = useLocale();
  const { bySelf, opened } = of.paying;
  return (
    <Card label={t.title} className="flex flex-col items-start gap-3">
      <h2 className="text-lg">{t.title}</h2>
      {bySelf && <p>{t.bySelf}</p>}
      {!bySelf && opened && (
        <div>
          <p>{t.opened(opened.by, at(locale, opened.at, 'dayTime', schoolZone))}</p>
          <p className="text-mute">{t.why(opened.reason)}</p>
        </div>
      )}
      {!bySelf && !opened && <p>{t.closed}</p>}
      {!bySelf && onChange && <Button onPress={onChange}>{opened ? t.close : t.open}</Button>}
    </Card>
  );
}
