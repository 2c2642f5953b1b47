import type { KidFields as Typed } from '@school/contract/families/forms';
import { familiesLimits } from '@school/contract/families/limits';

import { schoolNow } from '#api/school-clock.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { CheckChips } from '#kit/chips.tsx';
import { Select } from '#kit/select.tsx';
import { TextField } from '#kit/text-field.tsx';

/** The oldest kid is 16; a year more, because the month decides. */
const years = 17;

interface KidFieldsProps {
  /** Stands before the names of the fields: `kid.`. */
  at?: string;
  /** As it is known so far. */
  kid?: Typed;
}

/** Name, birth month and languages of a kid (docs/rules/families.md#kids). */
export function KidFields({ at = '', kid }: KidFieldsProps) {
  const t = useTexts('kidForm');
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <NameField at={at} name={kid?.name} />
        <TextField name={`${at}surname`} label={t.surname} defaultValue={kid?.surname ?? ''} autoComplete="off" maxLength={60} />
        <BirthFields at={at} birth={kid?.dob} />
      </div>
      <LanguageChips at={at} languages={kid?.languages} />
    </>
  );
}

/** What a kid is called. */
export function NameField({ at = '', name = '' }: { at?: string; name?: string | undefined }) {
  const t = useTexts('kidForm');
  return <TextField name={`${at}name`} label={t.name} defaultValue={name} autoComplete="off" maxLength={60} required />;
}

/** Month and year of birth, two fields. */
export function BirthFields({ at = '', birth }: { at?: string; birth?: Typed['dob'] | undefined }) {
  const t = useTexts('kidForm');
  const monthName = new Intl.DateTimeFormat(useLocale(), { month: 'long', timeZone: 'UTC' });
  const thisYear = new Date(schoolNow()).getUTCFullYear();
  return (
    <>
      <Select
        name={`${at}dob.month`}
        label={t.bornMonth}
        required
        defaultValue={birth ? String(birth.month) : ''}
        options={Array.from({ length: 12 }, (_, month) => ({
          value: String(month + 1),
          label: monthName.format(new Date(Date.UTC(2024, month))),
        }))}
      />
      <Select
        name={`${at}dob.year`}
        label={t.bornYear}
        required
        defaultValue={birth ? String(birth.year) : ''}
        options={Array.from({ length: years }, (_, back) => ({ value: String(thisYear - back), label: String(thisYear - back) }))}
      />
    </>
  );
}

/** Languages that a kid speaks; at first the one of the page. */
export function LanguageChips({ at = '', languages }: { at?: string; languages?: Typed['languages'] | undefined }) {
  const t = useTexts('kidForm');
  const names = useTexts('names');
  const locale = useLocale();
  return (
    <CheckChips
      name={`${at}languages`}
      label={t.languages}
      help={t.languagesHelp}
      required
      defaultValue={languages ?? (locale === 'ru-RU' ? ['ru'] : ['en'])}
      chips={familiesLimits.kidLanguages.map((value) => ({ value, label: names.languages[value] }))}
    />
  );
}
