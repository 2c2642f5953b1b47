import { subjectCodes } from '@school/contract/catalogue/limits';
import type { ImportKind, ImportPlan } from '@school/contract/back-office/import-shapes';
import { familiesLimits } from '@school/contract/families/limits';
import { Currency } from '@school/contract/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { CheckChips, RadioChips } from '#kit/chips.tsx';
import { choicesOf } from '#kit/choices.ts';
import { Select } from '#kit/select.tsx';
import { TextField } from '#kit/text-field.tsx';
import { ZoneField } from '#widgets/zone-field/zone-field.tsx';

/** What no column says, and holds for every line: by what the table holds. */
export const askedOfAll = {
  teachers: ['locale', 'timezone', 'languages'],
  families: ['subject', 'currency', 'timezone', 'locale', 'languages', 'asked'],
  balances: ['locale', 'reason'],
  groups: [],
  seats: [],
  schedules: [],
  payments: ['currency', 'locale'],
} as const satisfies { [Kind in ImportKind]: ReadonlyArray<keyof Extract<ImportPlan, { kind: Kind }>['all']> };

type Asked = (typeof askedOfAll)[ImportKind][number];

/** The questions about all lines, answered as the last time where there was one. */
export function ForAll({ kind, plan }: { kind: ImportKind; plan: ImportPlan | null }) {
  const t = useTexts('tableImport');
  const adding = useTexts('familyAdding');
  const kidTexts = useTexts('kidForm');
  const names = useTexts('names');
  const { languageNames } = useTexts('shell');
  const locale = useLocale();
  const asked: readonly Asked[] = askedOfAll[kind];
  const all: Partial<Extract<ImportPlan, { kind: 'families' }>['all'] & Extract<ImportPlan, { kind: 'balances' }>['all']> = plan?.all ?? {};
  if (asked.length === 0) return null;
  return (
    <>
      <h2 className="text-xl">{t.all}</h2>
      {/* Of some tables nothing is asked here, and an empty row would stand as a gap. */}
      <div className="grid gap-5 empty:hidden sm:grid-cols-2 xl:grid-cols-3">
        {asked.includes('subject') && (
          <Select
            name="subject"
            label={adding.subject}
            required
            defaultValue={all.subject ?? ''}
            options={choicesOf(names.subjects, subjectCodes)}
          />
        )}
        {asked.includes('currency') && (
          <Select
            name="currency"
            label={kind === 'payments' ? t.currency : adding.currency}
            required
            defaultValue={all.currency ?? 'BYN'}
            options={Currency.options.map((value) => ({ value, label: value }))}
          />
        )}
        {asked.includes('timezone') && <ZoneField name="timezone" label={adding.zone} {...(all.timezone && { zone: all.timezone })} />}
        {asked.includes('languages') && (
          <Select
            name="locale"
            label={adding.language}
            required
            defaultValue={all.locale ?? locale}
            options={choicesOf({ 'ru-RU': languageNames.ru, 'en-US': languageNames.en })}
          />
        )}
      </div>
      {/* Nobody is written to: only days are read as the country writes them. */}
      {asked.includes('locale') && !asked.includes('languages') && <input type="hidden" name="locale" value={locale} />}
      {asked.includes('languages') && (
        <CheckChips
          name="languages"
          label={kind === 'teachers' ? t.teaches : kidTexts.languages}
          required
          defaultValue={all.languages ?? (locale === 'ru-RU' ? ['ru'] : ['en'])}
          chips={choicesOf(names.languages, familiesLimits.kidLanguages)}
        />
      )}
      {asked.includes('asked') && (
        <RadioChips
          name="asked"
          label={adding.asked}
          help={adding.askedHelp}
          required
          {...(all.asked && { defaultValue: all.asked })}
          chips={choicesOf(adding.askedHow, familiesLimits.askedHow)}
        />
      )}
      {asked.includes('reason') && <TextField name="reason" label={t.reason} required defaultValue={all.reason ?? t.reasonUsual} />}
    </>
  );
}
