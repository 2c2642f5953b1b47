import type { SettingValue } from '@school/contract/school/settings';

import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { zoneCity } from '#i18n/zones.ts';

import { currencies } from '../money/products/use-product-words.ts';

/** How the value of a setting is told. */
export function useSettingWords() {
  const t = useTexts('schoolSettings');
  const names = useTexts('names');
  const locale = useLocale();
  return (it: SettingValue): string => {
    switch (it.key) {
      case 'bookingNoticeMinutes':
      case 'introHoldMinutes':
        return t.minutes(it.value);
      case 'hoursToCancelOrTransfer':
      case 'unpaidScheduleHours':
        return t.hours(it.value);
      case 'pauseDays':
        return t.days(it.value);
      case 'approvalUnits':
        return t.lessons(it.value);
      case 'approvalAmounts':
        return currencies.map((currency) => money(locale, { currency, amount: it.value[currency] })).join(' · ');
      case 'contactZone':
        return zoneCity(names, it.value);
      case 'contactHours':
        return it.value.replace('-', '–');
      default:
        return it.value || t.notSaid;
    }
  };
}
