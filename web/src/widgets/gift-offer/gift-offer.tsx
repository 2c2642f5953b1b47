import type { Gift } from '@school/contract/promotions/shapes';
import { useCallback, useState } from 'react';

import { changed } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Countdown } from '#kit/countdown.tsx';
import { Gift as GiftIcon, Icon } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';

interface GiftOfferProps {
  gift: Gift;
  /** The zone of the family: until when the gift waits is said in it. */
  zone: string;
  /** Whether the family may pay: who may not yet is told what comes first. */
  mayPay: boolean;
  /** Shows the way to the packages; not where they stand beside it. */
  withWay?: boolean;
}

/**
 * A gift that waits for the family, with an honest countdown by the school's clock. When its time is over it goes
 * away, and what depends on it is asked anew.
 */
export function GiftOffer({ gift, zone, mayPay, withWay = true }: GiftOfferProps) {
  const t = useTexts('gifts');
  const locale = useLocale();
  const [overAt, setOverAt] = useState<string>();
  const onOver = useCallback(() => {
    setOverAt(gift.until);
    void changed('GET /user', 'GET /payment/products');
  }, [gift.until]);
  if (overAt === gift.until) return null;
  return (
    <section
      aria-label={`${t.label}: ${t.title[gift.giftCode](gift.lessons)}`}
      className="flex flex-col gap-4 rounded-lg bg-individual p-5 text-ink sm:flex-row sm:items-center sm:justify-between"
    >
      <div className="flex items-start gap-3">
        <Icon of={GiftIcon} size={28} className="mt-0.5" />
        <div className="flex flex-col gap-1">
          <h2 className="text-lg">{t.title[gift.giftCode](gift.lessons)}</h2>
          <p>{t.about[gift.giftCode](gift.lessonsFrom)}</p>
          {!mayPay && <p>{t.trialFirst}</p>}
          <p className="flex flex-wrap gap-x-2">
            <span>
              {t.left}: <Countdown until={gift.until} label={t.left} onOver={onOver} />
            </span>
            <span className="text-sm">{t.until(at(locale, gift.until, 'dayTime', zone))}</span>
          </p>
        </div>
      </div>
      {withWay && mayPay && (
        <LinkButton to="/payment/products" kind="primary">
          {t.choose}
        </LinkButton>
      )}
    </section>
  );
}
