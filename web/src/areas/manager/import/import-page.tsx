import { importLimits, importRights } from '@school/contract/back-office/import-limits';
import type { Import, ImportKind } from '@school/contract/back-office/import-shapes';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { useMay, useRights } from '#api/rights.ts';
import type { TextsOf } from '#i18n/features.ts';
import { capital } from '#i18n/capital.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge } from '#kit/card.tsx';
import { RadioChips } from '#kit/chips.tsx';
import { csvOf } from '#kit/csv.ts';
import { LoneLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { saveFile } from '#kit/save-file.ts';
import { Skeleton } from '#kit/skeleton.tsx';
import type { Column } from '#kit/table.tsx';

import { NotLoaded } from '../not-loaded.tsx';
import { TableOrCards } from '../table-or-cards.tsx';
import { stateTones } from './import-states.ts';
import { useFile } from './use-file.ts';

export const load = () => void queryClient.prefetchQuery(queryOf('GET /manager/imports'));

/** `/manager/import`: a table is chosen, and what became of those before. */
export function Page() {
  const t = useTexts('tableImport');
  const locale = useLocale();
  const may = useMay()('POST /manager/imports');
  const rights = useRights();
  const kinds = importLimits.kinds.filter((it) => rights.includes(importRights[it]));
  const [chosenKind, setKind] = useState<ImportKind>('families');
  const kind = kinds.includes(chosenKind) ? chosenKind : (kinds[0] ?? chosenKind);
  const list = useQuery({ ...queryOf('GET /manager/imports'), staleTime: 0 });
  const input = useRef<HTMLInputElement>(null);
  const { busy, said, open } = useFile();
  const sample = () => {
    const cells: Readonly<Record<string, string>> = t.samples[kind];
    const fields = importLimits.fields[kind].filter((field) => cells[field] !== undefined);
    const heads = fields.map((field) => t.fields[field]);
    saveFile(t.sampleName(t.kinds[kind]), csvOf(heads, [fields.map((field) => cells[field] ?? '')]), 'text/csv;charset=utf-8');
  };
  return (
    <PageLayout title={t.title} width="wide">
      <p className="max-w-2xl text-mute">
        {t.about} {t.most}
      </p>
      {may && (
        <RadioChips
          name="kind"
          required
          label={t.kind}
          help={t.kindAbout[kind]}
          value={kind}
          onChange={(it: ImportKind) => setKind(it)}
          chips={kinds.map((value) => ({ value, label: capital(t.kinds[value]) }))}
        />
      )}
      {may && (
        <div className="flex flex-wrap gap-3">
          <input
            ref={input}
            type="file"
            accept=".csv,.txt,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            aria-label={t.choose}
            tabIndex={-1}
            className="sr-only"
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) void open(chosen, kind);
              target.value = '';
            }}
          />
          <Button kind="primary" busy={busy} onPress={() => input.current?.click()}>
            {t.choose}
          </Button>
          <Button onPress={sample}>{t.sample}</Button>
        </div>
      )}
      <output className="font-bold">{said}</output>
      <h2 className="text-xl">{t.history}</h2>
      {list.data && (
        <TableOrCards
          caption={t.history}
          columns={columnsOf(t, (moment) => at(locale, moment, 'dayTime', schoolZone))}
          rows={list.data.imports}
          keyOf={({ importId }) => importId}
          empty={t.none}
        />
      )}
      {!list.data && (list.isError ? <NotLoaded list={list} /> : <Skeleton className="h-40" />)}
    </PageLayout>
  );
}

const columnsOf = (t: TextsOf<'tableImport'>, when: (moment: string) => string): Column<Import>[] => [
  {
    id: 'file',
    title: t.columns.file,
    cell: ({ importId, fileName }) => (
      <LoneLink to="/manager/import/$importId" params={{ importId }}>
        {fileName}
      </LoneLink>
    ),
  },
  { id: 'kind', title: t.columns.kind, cell: ({ kind }) => capital(t.kinds[kind]) },
  { id: 'when', title: t.columns.when, cell: ({ createdAt }) => when(createdAt) },
  { id: 'by', title: t.columns.by, cell: ({ by }) => by },
  { id: 'rows', title: t.columns.rows, align: 'right', cell: ({ rows }) => <span className="figures">{rows}</span> },
  { id: 'state', title: t.columns.state, cell: ({ state }) => <Badge tone={stateTones[state]}>{t.states[state]}</Badge> },
  ...(['created', 'same', 'refused'] as const).map((outcome): Column<Import> => ({
    id: outcome,
    title: t.countsDone[outcome],
    align: 'right',
    cell: ({ state, counts }) => (state === 'done' ? <span className="figures">{counts[outcome]}</span> : null),
  })),
];
