import { familiesLimits } from '@school/contract/families/limits';

import { schoolNow } from '#api/school-clock.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { CheckChips } from '#kit/chips.tsx';
import { Select } from '#kit/select.tsx';
import { TextField } from '#kit/text-field.tsx';

/** The oldest kid is 16; a year more, because the month decides. */
const years = 17;

/** Name, birth month and languages of a kid (spec §5). `at` stands before the names of the fields: `kid.`. */
export function KidFields({ at = '' }: { at?: string }) {
  const t = useTexts('kidForm');
  const names = useTexts('names');
  const locale = useLocale();
  const monthName = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
  const thisYear = new Date(schoolNow()).getUTCFullYear();
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name={`${at}name`} label={t.name} autoComplete="off" maxLength={60} required />
        <TextField name={`${at}surname`} label={t.surname} autoComplete="off" maxLength={60} />
        <Select
          name={`${at}dob.month`}
          label={t.bornMonth}
          required
          options={Array.from({ length: 12 }, (_, month) => ({
            value: String(month + 1),
            label: monthName.format(new Date(Date.UTC(2024, month))),
          }))}
        />
        <Select
          name={`${at}dob.year`}
          label={t.bornYear}
          required
          options={Array.from({ length: years }, (_, back) => ({ value: String(thisYear - back), label: String(thisYear - back) }))}
        />
      </div>
      <CheckChips
        name={`${at}languages`}
        label={t.languages}
        help={t.languagesHelp}
        required
        defaultValue={locale === 'ru-RU' ? ['ru'] : ['en']}
        chips={familiesLimits.kidLanguages.map((value) => ({ value, label: names.languages[value] }))}
      />
    </>
  );
}
