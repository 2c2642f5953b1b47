import { notificationTopics } from '@school/contract/notifications/limits';
import type { SettingValue } from '@school/contract/school/settings';

import { useLocale } from '#i18n/locale.ts';
import { dateText, weekdayName } from '#i18n/time.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { zoneCity } from '#i18n/zones.ts';

import { ratesSaid } from './rates.ts';
import { languagesText } from './look-fields.tsx';
import { isNumber, isNumbers, isRange } from './value-field.tsx';
import { currencies } from '../money/products/use-product-words.ts';

/** How the value of a setting is told. */
export function useSettingWords() {
  const t = useTexts('schoolSettings');
  const names = useTexts('names');
  const locale = useLocale();
  return (it: SettingValue): string => {
    if (isNumber(it)) return t.numbers[it.key](it.value);
    if (isRange(it)) return t.ranges[it.key](it.value);
    if (isNumbers(it)) return t.several[it.key](it.value);
    switch (it.key) {
      case 'approvalAmounts':
      case 'refundFeeAmounts':
        return currencies.map((currency) => money(locale, { currency, amount: it.value[currency] })).join(' · ');
      case 'gridMinutes':
        return t.everyMinutes(it.value);
      case 'baseCurrency':
        return [it.value.currency, ...ratesSaid(locale, it.value)].join(' · ');
      case 'noticeChannels':
        return notificationTopics
          .map((topic) => `${t.noticeTopics[topic]}: ${it.value[topic].map((way) => t.noticeChannels[way]).join(', ') || t.noChannel}`)
          .join(';\n');
      case 'smsCountries':
        return it.value.join(', ');
      case 'familyLanguages':
        return t.languageChoices[languagesText(it.value)];
      case 'managerSecondFactor':
      case 'teacherSecondFactor':
        return it.value ? t.yes : t.no;
      case 'giftsFirst':
        return it.value ? t.giftsFirst : t.giftsLast;
      case 'mascot':
        return it.value ? t.mascotOn : t.mascotOff;
      case 'logo':
        return it.value === '' ? t.noLogo : t.hasLogo;
      case 'schoolZone':
      case 'contactZone':
        return zoneCity(names, it.value);
      case 'contactWeek': {
        const hours = it.value.map((one) => (one === '' ? t.closed : one.replace('-', '–')));
        const [first = ''] = hours;
        if (hours.every((one) => one === first)) return t.everyDay(first);
        return hours.map((one, at) => `${weekdayName(locale, at + 1, 'short')} ${one}`).join(', ');
      }
      case 'contactHolidays':
        return it.value.map((day) => dateText(locale, day, 'day')).join(', ') || t.notSaid;
      default:
        return it.value || t.notSaid;
    }
  };
}
