import type { Gift } from '@school/contract/promotions/shapes';
import { useEffect } from 'react';

import { changed } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Gift as GiftIcon, Icon } from '#kit/icon.tsx';
import { useNow } from '#widgets/week/use-now.ts';

/**
 * The gifts that wait for the family, a line each: what, with which package, until when by the school's clock. One whose time is over
 * goes away, and what depends on it is asked anew.
 */
export function GiftLines({ gifts, zone }: { gifts: readonly Gift[]; zone: string }) {
  const t = useTexts('payment').products;
  const locale = useLocale();
  const now = useNow(5);
  const open = gifts.filter(({ until }) => Date.parse(until) > now);
  const isOver = open.length < gifts.length;
  useEffect(() => {
    if (isOver) void changed('GET /user', 'GET /payment/products');
  }, [isOver]);
  if (open.length === 0) return null;
  return (
    <ul aria-label={t.gifts} className="packages-gifts flex flex-col gap-2">
      {open.map((gift) => (
        <li key={gift.giftCode}>
          <Icon of={GiftIcon} size={18} />
          <span>
            {t.giftLine[gift.giftCode]}: <strong className="whitespace-nowrap">+{t.lessons(gift.lessons)}</strong>{' '}
            {t.giftWith(gift.lessonsFrom, at(locale, gift.until, 'dayTime', zone))}
          </span>
        </li>
      ))}
    </ul>
  );
}
