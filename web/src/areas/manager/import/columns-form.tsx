import { importLimits } from '@school/contract/back-office/import-limits';
import { type Import, type ImportKind, ImportPlan } from '@school/contract/back-office/import-shapes';
import { useQuery } from '@tanstack/react-query';

import { checked } from '#api/checked.ts';
import { queryOf } from '#api/queries.ts';
import { useCall } from '#api/use-call.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Form } from '#kit/form.tsx';
import { Select } from '#kit/select.tsx';
import { typedText } from '#kit/typed-text.ts';

import { askedOfAll, ForAll } from './for-all.tsx';
import { guessFields } from './guess-fields.ts';

/** Lines by which a column is known. */
const samples = 3;

/** What each column means, and what holds for every family of the file. */
export function ColumnsForm({ of: it, onTried }: { of: Import; onTried(): void }) {
  const t = useTexts('tableImport');
  const { importId, kind, heads, plan } = it;
  const { data } = useQuery(queryOf('GET /manager/imports/:importId/rows', { params: { importId }, query: { limit: samples } }));
  const tryIt = useCall('POST /manager/imports/:importId/trial', {
    changes: ['GET /manager/imports/:importId', 'GET /manager/imports/:importId/rows', 'GET /manager/imports'],
  });
  const fields = plan?.fields ?? guessFields(heads, kind);

  const submit = async (form: FormData) => {
    const typed = typedPlan(form, kind, heads.length);
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
                  ...importLimits.fields[kind].map((value) => ({ value, label: t.fields[value] })),
                ]}
              />
            ))}
          </div>
          <ForAll kind={kind} plan={plan} />
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

/** The plan of one kind as it was typed: the shape of the contract reads what is asked of it. */
function typedPlan(form: FormData, kind: ImportKind, columns: number) {
  return {
    kind,
    fields: Array.from({ length: columns }, (_, place) => {
      const field = typedText(form, `column.${place}`);
      return field === 'none' ? null : field;
    }),
    all: Object.fromEntries(askedOfAll[kind].map((name) => [name, name === 'languages' ? form.getAll(name) : typedText(form, name)])),
  };
}
