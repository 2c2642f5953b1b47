import { importLimits } from '@school/contract/back-office/import-limits';
import type { Import, ImportRow } from '@school/contract/back-office/import-shapes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { api } from '#api/client.ts';
import { queryOf } from '#api/queries.ts';
import type { TextsOf } from '#i18n/features.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { csvOf } from '#kit/csv.ts';
import { Download, Icon } from '#kit/icon.tsx';
import { LoneLink } from '#kit/link-button.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { saveFile } from '#kit/save-file.ts';
import type { Column } from '#kit/table.tsx';

import { TableOrCards } from '../table-or-cards.tsx';

/** Lines that did not come in, each with the reason; all of them as a file that can be put right and imported again. */
export function RefusedLines({ of: { importId, fileName, heads, state, counts } }: { of: Import }) {
  const t = useTexts('tableImport');
  const whyOf = useWhy();
  const [saving, setSaving] = useState(false);
  const params = { importId };
  const { data } = useQuery({
    ...queryOf('GET /manager/imports/:importId/rows', { params, query: { outcome: 'refused' } }),
    staleTime: 0,
  });
  const save = async () => {
    const rows: ImportRow[] = [];
    let after: number | null = 0;
    while (after !== null) {
      const page: { rows: ImportRow[]; next: number | null } = await api('GET /manager/imports/:importId/rows', {
        params,
        query: { outcome: 'refused', after, limit: importLimits.rowsOfFile },
      });
      rows.push(...page.rows);
      after = page.next;
    }
    const lines = rows.map((row) => [...heads.map((_, place) => row.cells?.[place] ?? ''), whyOf(row)]);
    saveFile(t.refusedName(fileName.replace(/\.\w+$/, '')), csvOf([...heads, t.why], lines), 'text/csv;charset=utf-8');
  };
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-xl">{state === 'done' ? t.refusedDone : t.refused}</h2>
      <p className="text-mute">{t.saveAbout}</p>
      <Button
        className="self-start"
        busy={saving}
        onPress={() => {
          setSaving(true);
          void save()
            .catch(() => raiseNotice({ tone: 'bad', text: t.saveFailed }))
            .finally(() => setSaving(false));
        }}
      >
        <Icon of={Download} />
        {t.save}
      </Button>
      {data && (
        <TableOrCards
          caption={t.refused}
          columns={columnsOf(t, whyOf, data.rows)}
          rows={data.rows}
          keyOf={({ line }) => String(line)}
          empty={null}
        />
      )}
      {data && counts.refused > data.rows.length && <p className="text-mute">{t.more(data.rows.length)}</p>}
    </section>
  );
}

const columnsOf = (t: TextsOf<'tableImport'>, whyOf: (row: ImportRow) => string, rows: readonly ImportRow[]): Column<ImportRow>[] => [
  { id: 'line', title: t.refusedColumns.line, cell: ({ line }) => <span className="figures">{line}</span> },
  { id: 'why', title: t.refusedColumns.why, cell: whyOf },
  {
    id: 'cells',
    title: t.refusedColumns.cells,
    cell: ({ cells }) => <span className="break-words">{cells?.filter((cell) => cell !== '').join(' · ') ?? t.gone}</span>,
  },
  ...(rows.some(({ familyId }) => familyId !== null) ? [familyColumn(t)] : []),
];

/** Of whom the school has already. */
const familyColumn = (t: TextsOf<'tableImport'>): Column<ImportRow> => ({
  id: 'family',
  title: t.refusedColumns.family,
  cell: ({ familyId }) =>
    familyId && (
      <LoneLink to="/manager/families/$familyId" params={{ familyId }}>
        {t.theirs}
      </LoneLink>
    ),
});

/** Why a line was refused, in words: a field is called as the columns are. */
function useWhy(): (row: ImportRow) => string {
  const { fields, taken } = useTexts('tableImport');
  const say = useRefusals();
  return ({ why }) => {
    if (!why) return '';
    // Elsewhere these are said to whoever registers.
    if (why.code === 'identity.phone_taken') return taken.phone;
    if (why.code === 'identity.email_taken') return taken.email;
    const field = why.facts['field'];
    const names: Readonly<Record<string, string>> = fields;
    return say(why.code, field === undefined ? why.facts : { ...why.facts, field: names[String(field)] ?? field });
  };
}
