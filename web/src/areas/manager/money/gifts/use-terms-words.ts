import type { DatedTerms, Promotion, PromotionTerms } from '@school/contract/promotions/terms-shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import type { ListFile } from '#kit/list-page.tsx';

/** What holds now. */
export function currentOf({ promotion, terms }: Pick<Promotion, 'promotion' | 'terms'>): DatedTerms {
  const current = terms.find(({ state }) => state === 'current');
  if (!current) throw new Error(`Nothing holds for ${promotion}`);
  return current;
}

/** How terms are told. */
export function useTermsWords() {
  const t = useTexts('managerGifts');
  const locale = useLocale();
  const day = (moment: string) => at(locale, moment, 'date', schoolZone);
  const terms = ({ isOn, lessons, friendLessons, hours }: PromotionTerms): string => {
    if (!isOn) return t.switchedOff;
    if (friendLessons !== null) return t.bothGet(lessons, friendLessons);
    return hours === null ? t.lessons(lessons) : `${t.lessons(lessons)} ${t.within(hours)}`;
  };
  const planned = ({ terms: all }: Pick<Promotion, 'terms'>): string[] =>
    all
      .filter(({ state }) => state === 'planned')
      .toReversed()
      .map((it) => t.planned(terms(it), day(it.validFrom ?? '')));
  const file: ListFile<Promotion> = {
    name: t.fileName,
    columns: [
      t.columns.name,
      t.columns.state,
      t.columns.terms,
      t.columns.offered,
      t.columns.open,
      t.columns.given,
      t.columns.lessons,
      t.columns.planned,
    ],
    row(it) {
      const current = currentOf(it);
      const { offered, open, given, lessons } = it.figures;
      return [
        t.names[it.promotion],
        current.isOn ? t.on : t.off,
        terms(current),
        ...[offered, open, given, lessons].map(String),
        planned(it).join(', '),
      ];
    },
  };
  return { day, terms, planned, file };
}
