import { subjectCodes } from '@school/contract/catalogue/limits';
import { importLimits } from '@school/contract/back-office/import-limits';
import { type Import, ImportPlan } from '@school/contract/back-office/import-shapes';
import { familiesLimits } from '@school/contract/families/limits';
import { Currency } from '@school/contract/shapes';
import { useQuery } from '@tanstack/react-query';

import { checked } from '#api/checked.ts';
import { queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { CheckChips, RadioChips } from '#kit/chips.tsx';
import { Form } from '#kit/form.tsx';
import { Select } from '#kit/select.tsx';
import { typedText } from '#kit/typed-text.ts';
import { ZoneField } from '#widgets/zone-field/zone-field.tsx';

import { guessFields } from './guess-fields.ts';

/** Lines by which a column is known. */
const samples = 3;

/** What each column means, and what holds for every family of the file. */
export function ColumnsForm({ of: it, onTried }: { of: Import; onTried(): void }) {
  const t = useTexts('familyImport');
  const adding = useTexts('familyAdding');
  const kidTexts = useTexts('kidForm');
  const names = useTexts('names');
  const { languageNames } = useTexts('common');
  const locale = useLocale();
  const { importId, heads, plan } = it;
  const { data } = useQuery(queryOf('GET /manager/imports/:importId/rows', { params: { importId }, query: { limit: samples } }));
  const tryIt = useCall('POST /manager/imports/:importId/trial', {
    changes: ['GET /manager/imports/:importId', 'GET /manager/imports/:importId/rows', 'GET /manager/imports'],
  });
  const fields = plan?.fields ?? guessFields(heads);
  const all = plan?.all;

  const submit = async (form: FormData) => {
    const typed = typedPlan(form, heads.length);
    const taken = typed.fields.filter((field) => field !== null);
    const twice = taken.find((field, place) => taken.indexOf(field) !== place);
    if (twice !== undefined) return { [`column.${typed.fields.lastIndexOf(twice)}`]: t.twice(nameOf(t.fields, twice)) };
    const { value, wrong } = checked(ImportPlan, typed, () => t.wrong);
    if (wrong) return Object.fromEntries(Object.entries(wrong).map(([field, text]) => [field.replace(/^all\./, ''), text]));
    await tryIt.mutateAsync({ params: { importId }, body: value });
    onTried();
    return undefined;
  };
  return (
    <Form onSubmit={submit} className="flex flex-col gap-6">
      {({ pending }) => (
        <>
          <h2 className="text-xl">{t.heads}</h2>
          <p className="text-mute">{plan ? t.remembered : t.headsAbout}</p>
          <div className="grid items-end gap-5 sm:grid-cols-2 xl:grid-cols-3">
            {heads.map((head, place) => (
              <Select
                // oxlint-disable-next-line react/no-array-index-key -- a column is its place: two may have the same head
                key={place}
                name={`column.${place}`}
                label={head === '' ? t.nameless(place + 1) : t.head(head)}
                required
                help={examplesOf(t.examples, data?.rows, place)}
                defaultValue={fields[place] ?? 'none'}
                options={[
                  { value: 'none', label: t.skip },
                  ...importLimits.familyFields.map((value) => ({ value, label: t.fields[value] })),
                ]}
              />
            ))}
          </div>
          <h2 className="text-xl">{t.all}</h2>
          <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
            <Select
              name="subject"
              label={adding.subject}
              required
              defaultValue={all?.subject ?? ''}
              options={subjectCodes.map((value) => ({ value, label: names.subjects[value] }))}
            />
            <Select
              name="currency"
              label={adding.currency}
              required
              defaultValue={all?.currency ?? 'BYN'}
              options={Currency.options.map((value) => ({ value, label: value }))}
            />
            <ZoneField name="timezone" label={adding.zone} {...(all && { zone: all.timezone })} />
            <Select
              name="locale"
              label={adding.language}
              required
              defaultValue={all?.locale ?? locale}
              options={[
                { value: 'ru-RU', label: languageNames.ru },
                { value: 'en-US', label: languageNames.en },
              ]}
            />
          </div>
          <CheckChips
            name="languages"
            label={kidTexts.languages}
            required
            defaultValue={all?.languages ?? (locale === 'ru-RU' ? ['ru'] : ['en'])}
            chips={familiesLimits.kidLanguages.map((value) => ({ value, label: names.languages[value] }))}
          />
          <RadioChips
            name="asked"
            label={adding.asked}
            help={adding.askedHelp}
            required
            {...(all && { defaultValue: all.asked })}
            chips={familiesLimits.askedHow.map((value) => ({ value, label: adding.askedHow[value] }))}
          />
          <Button type="submit" kind="primary" busy={pending} className="self-start">
            {t.try}
          </Button>
        </>
      )}
    </Form>
  );
}

const nameOf = (names: Readonly<Record<string, string>>, field: string): string => names[field] ?? field;

/** The first cells of a column that say anything. */
function examplesOf(
  say: (cells: string) => string,
  rows: ReadonlyArray<{ cells: readonly string[] | null }> | undefined,
  place: number,
): string {
  const said = (rows ?? []).flatMap(({ cells }) => cells?.[place] || []).map((cell) => cell.slice(0, 60));
  return said.length === 0 ? '' : say(said.join(', '));
}

function typedPlan(form: FormData, columns: number) {
  const text = (name: string) => typedText(form, name);
  return {
    fields: Array.from({ length: columns }, (_, place) => {
      const field = text(`column.${place}`);
      return field === 'none' ? null : field;
    }),
    all: {
      locale: text('locale'),
      timezone: text('timezone'),
      currency: text('currency'),
      subject: text('subject'),
      languages: form.getAll('languages'),
      asked: text('asked'),
    },
  };
}
