import { lessonLengths } from '@school/contract/calendar/lesson-minutes';
import { settingLimits } from '@school/contract/school/limits';
import { settings } from '@school/contract/school/settings';
import { gridsOffered } from '@school/contract/school/usual';
import type { NumberKey, NumbersKey, RangeKey, SettingValue, SettingValues } from '@school/contract/school/settings';
import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { NumberField } from '#kit/number-field.tsx';
import { Select } from '#kit/select.tsx';
import { TextField } from '#kit/text-field.tsx';
import { ZoneField } from '#widgets/zone-field/zone-field.tsx';

import { AmountFields } from '../money/dated/amount-fields.tsx';
import { minorUnits, typedAmount } from '../money/dated/amounts.ts';
import { ChannelsField, typedChannels } from './channels-field.tsx';
import { ColourField, LanguagesField, LogoField, YesNoField, typedLanguages } from './look-fields.tsx';
import { RatesField, typedBase } from './rates-field.tsx';
import { HolidayFields, typedHolidays, typedWeek, WeekFields, weekNames } from './week-fields.tsx';
import { currencies } from '../money/products/use-product-words.ts';

const { nameLength, shortNameLength, legal } = settingLimits;

/** A setting whose value is one whole number. */
type NumberSetting = Extract<SettingValue, { key: NumberKey }>;
export const isNumber = (it: SettingValue): it is NumberSetting => typeof it.value === 'number' && it.key !== 'gridMinutes';

/** One whose value is several. */
type NumbersSetting = Extract<SettingValue, { key: NumbersKey }>;
export const isNumbers = (it: SettingValue): it is NumbersSetting => Array.isArray(it.value) && typeof it.value[0] === 'number';

/** One whose value goes from a number to another. */
type RangeSetting = Extract<SettingValue, { key: RangeKey }>;
export const isRange = (it: SettingValue): it is RangeSetting => typeof it.value === 'object' && 'from' in it.value;

/** Where the value of a setting is typed, each kind in its own way. */
export function ValueField({ current }: { current: SettingValue }) {
  const t = useTexts('schoolSettings');
  const label = t.names[current.key];
  if (isNumber(current)) return <Number of={current} label={label} />;
  if (isNumbers(current)) {
    const { least, most, several } = settingLimits[current.key];
    const help = t.severalWrong(least, most, several);
    return <TextField name={current.key} label={label} help={help} required maxLength={30} defaultValue={current.value.join(', ')} />;
  }
  if (current.key === 'lessonMinutes') return <Lengths of={current.value} />;
  if (isRange(current)) return <Range of={current} />;
  switch (current.key) {
    case 'approvalAmounts':
    case 'refundFeeAmounts':
      return <AmountFields of={(currency) => ({ required: true, defaultValue: typedAmount(current.value[currency]) })} />;
    case 'gridMinutes': {
      const options = gridsOffered.map((every) => ({ value: `${every}`, label: t.everyMinutes(every) }));
      return <Select name={current.key} label={label} required options={options} defaultValue={`${current.value}`} />;
    }
    case 'baseCurrency':
      return <RatesField label={label} base={current.value} />;
    case 'noticeChannels':
      return <ChannelsField channels={current.value} />;
    case 'smsCountries':
      return <TextField name={current.key} label={label} required maxLength={300} defaultValue={current.value.join(', ')} />;
    case 'familyLanguages':
      return <LanguagesField label={label} languages={current.value} />;
    case 'giftsFirst':
      return <YesNoField name={current.key} label={label} value={current.value} yes={t.giftsFirst} no={t.giftsLast} />;
    case 'mascot':
      return <YesNoField name="mascot" label={label} value={current.value} yes={t.mascotOn} no={t.mascotOff} />;
    case 'managerSecondFactor':
    case 'teacherSecondFactor':
      return <YesNoField name={current.key} label={label} value={current.value} yes={t.yes} no={t.no} />;
    case 'colour':
      return <ColourField label={label} colour={current.value} />;
    case 'logo':
      return <LogoField label={label} logo={current.value} />;
    case 'schoolZone':
    case 'contactZone':
      return <ZoneField name={current.key} label={label} zone={current.value} />;
    case 'contactWeek':
      return <WeekFields week={current.value} />;
    case 'contactHolidays':
      return <HolidayFields days={current.value} />;
    case 'contactPhone':
      return <TextField name={current.key} label={label} type="tel" maxLength={25} defaultValue={current.value} />;
    case 'contactEmail':
      return <TextField name={current.key} label={label} type="email" maxLength={254} defaultValue={current.value} />;
    case 'shortName':
      return <TextField name={current.key} label={label} maxLength={shortNameLength} defaultValue={current.value} />;
    case 'nameRu':
    case 'nameEn':
      return <TextField name={current.key} label={label} required maxLength={nameLength.most} defaultValue={current.value} />;
    default:
      return <TextField name={current.key} label={label} maxLength={legal.name} defaultValue={current.value} />;
  }
}

function Number({ of: { key, value }, label }: { of: NumberSetting; label: string }) {
  const [typed, setTyped] = useState<number | undefined>(value);
  const { least, most } = settingLimits[key];
  return <NumberField name={key} label={label} required value={typed} onChange={setTyped} min={least} max={most} />;
}

function Range({ of: { key, value } }: { of: RangeSetting }) {
  const t = useTexts('schoolSettings');
  const [typed, setTyped] = useState<Partial<Record<RangeEnd, number>>>(value);
  const { least, most } = settingLimits[key];
  return (
    <div className="grid grid-cols-2 gap-4">
      {rangeEnds.map((end) => (
        <NumberField
          key={end}
          name={`${key}-${end}`}
          label={end === 'from' ? t.rangeFrom : t.rangeTo}
          required
          value={typed[end]}
          onChange={(chosen) => setTyped({ ...typed, [end]: chosen })}
          min={least}
          max={most}
        />
      ))}
    </div>
  );
}

/** How long a short lesson is, and a long one. */
function Lengths({ of }: { of: SettingValues['lessonMinutes'] }) {
  const t = useTexts('schoolSettings');
  const options = lessonLengths.map((n) => ({ value: `${n}`, label: t.lengthOf(n) }));
  return (
    <div className="grid grid-cols-2 gap-4">
      <Select name="lessonMinutes-from" label={t.shortLesson} required options={options} defaultValue={`${of.from}`} />
      <Select name="lessonMinutes-to" label={t.longLesson} required options={options} defaultValue={`${of.to}`} />
    </div>
  );
}

const rangeEnds = ['from', 'to'] as const;
type RangeEnd = (typeof rangeEnds)[number];

/** The value that was typed, or the names of the fields with what cannot be read. */
export function typedValue(current: SettingValue, data: FormData): SettingValue | { wrong: readonly string[] } {
  const typed = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  if (isNumber(current)) {
    const { key } = current;
    const { least, most } = settingLimits[key];
    const value = /^\d+$/.test(typed(key)) ? +typed(key) : -1;
    return value >= least && value <= most ? ({ key, value } as SettingValue) : { wrong: [key] };
  }
  if (isNumbers(current)) {
    const { key } = current;
    const value = typed(key)
      .split(/[\s,;]+/)
      .map((part) => (/^\d+$/.test(part) ? +part : -1));
    return settings[key].shape.safeParse(value).success ? { key, value } : { wrong: [key] };
  }
  if (isRange(current)) {
    const { key } = current;
    const [from, to] = rangeEnds.map((end) => +typed(`${key}-${end}`));
    const value = { from, to };
    return settings[key].shape.safeParse(value).success
      ? ({ key, value } as SettingValue)
      : { wrong: rangeEnds.map((end) => `${key}-${end}`) };
  }
  switch (current.key) {
    case 'approvalAmounts':
    case 'refundFeeAmounts': {
      const amounts = currencies.map((currency) => {
        const text = typed(currency);
        return [currency, text === '0' ? 0 : minorUnits(text)] as const;
      });
      const wrong = amounts.filter(([, amount]) => amount === undefined).map(([currency]) => currency);
      if (wrong.length > 0) return { wrong };
      const value = Object.fromEntries(amounts) as SettingValues['approvalAmounts'];
      const most = current.key === 'refundFeeAmounts' ? settingLimits.refundFeeAmounts.most : undefined;
      const large = currencies.filter((currency) => most && value[currency] > most[currency]);
      return large.length > 0 ? { wrong: large } : { key: current.key, value };
    }
    case 'baseCurrency': {
      const base = typedBase(typed);
      return 'wrong' in base ? base : { key: current.key, value: base.value };
    }
    case 'gridMinutes': {
      const value = gridsOffered.find((every) => `${every}` === typed(current.key));
      return value ? { key: current.key, value } : { wrong: [current.key] };
    }
    case 'contactWeek': {
      const value = typedWeek(typed);
      return settings[current.key].shape.safeParse(value).success ? { key: current.key, value } : { wrong: weekNames };
    }
    case 'contactHolidays':
      return { key: current.key, value: typedHolidays(data) };
    case 'smsCountries': {
      const value = typed(current.key).split(/[\s,;]+/);
      return settings[current.key].shape.safeParse(value).success ? { key: current.key, value } : { wrong: [current.key] };
    }
    case 'familyLanguages':
      return { key: current.key, value: typedLanguages(typed(current.key)) };
    case 'giftsFirst':
    case 'mascot':
    case 'managerSecondFactor':
    case 'teacherSecondFactor':
      return { key: current.key, value: typed(current.key) === 'yes' };
    case 'noticeChannels':
      return { key: current.key, value: typedChannels(data) };
    case 'legalAccount':
    case 'legalBic':
    case 'legalCorrespondent':
      // People group the signs of an account as banks print them.
      return { key: current.key, value: typed(current.key).replaceAll(/\s/g, '').toUpperCase() };
    default:
      return { key: current.key, value: typed(current.key) };
  }
}
