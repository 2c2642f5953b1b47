import type { DatedPrice } from '@school/contract/catalogue/manager-shapes';

import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge, type Tone } from '#kit/card.tsx';

import { OnRecord } from '../dated/on-record.tsx';
import { perLesson } from './use-product-words.ts';

interface PriceTableProps {
  /** Of one currency. */
  prices: readonly DatedPrice[];
  lessons: number;
  onCallOff(price: DatedPrice): void;
}

const tones: Record<DatedPrice['state'], Tone> = { past: 'plain', current: 'good', planned: 'brand', withdrawn: 'warn' };

/** Every price of a currency, the latest first: from when, by whom and why; what has not begun can be called off. */
export function PriceTable({ prices, lessons, onCallOff }: PriceTableProps) {
  const { sheet: t } = useTexts('managerProducts');
  const { form } = useTexts('managerProducts');
  const { states, withdrawn } = useTexts('datedTerms');
  const locale = useLocale();
  return (
    <ul aria-label={t.prices} className="flex flex-col divide-y divide-line">
      {prices.map((price) => {
        const from = at(locale, price.validFrom, 'date', schoolZone);
        return (
          <li key={`${price.validFrom} ${price.withdrawn?.at ?? ''}`} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="flex min-w-0 grow flex-col gap-1">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <strong className="figures">{money(locale, price)}</strong>
                <span className="text-sm text-mute figures">
                  {form.perLesson(money(locale, { ...price, amount: perLesson(price.amount, lessons) }))}
                </span>
                <Badge tone={tones[price.state]}>{states[price.state]}</Badge>
              </span>
              <OnRecord {...(price.setAt !== null && { what: t.from(from) })} at={price.setAt} by={price.by} reason={price.reason} />
              {price.withdrawn && <OnRecord what={withdrawn} {...price.withdrawn} />}
            </span>
            {price.state === 'planned' && (
              <Button size="small" label={t.callOffAbout(money(locale, price), from)} onPress={() => onCallOff(price)}>
                {t.callOff}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
