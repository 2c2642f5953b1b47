import { auditActs } from '@school/contract/audit/limits';
import type { AuditEntry } from '@school/contract/audit/shapes';

import { schoolNow } from '#api/school-clock.ts';
import type { TextsOf } from '#i18n/features.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone, wallClock } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { csvOf } from '#kit/csv.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { FilterSelect } from '#kit/filter-select.tsx';
import { Download, Icon } from '#kit/icon.tsx';
import { TextLink } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { placeNow } from '#kit/router/navigation.ts';
import { useNavigate } from '#kit/router/router.tsx';
import type { SearchOf } from '#kit/router/table.ts';
import { saveFile } from '#kit/save-file.ts';
import { SearchField } from '#kit/search-field.tsx';
import type { Column } from '#kit/table.tsx';

import { Listed } from '../listed.tsx';
import { TableOrCards } from '../table-or-cards.tsx';
import { useAuditWords } from './audit-words.ts';
import { DayFilter } from './day-filter.tsx';
import { useAudit } from './use-audit.ts';

/** The log of the staff's acts: found by words, act, colleague, family and days; kept as a file. */
export function Page() {
  const t = useTexts('audit');
  const { acts } = useTexts('auditActs');
  const locale = useLocale();
  const navigate = useNavigate({ from: '/manager/audit' });
  const { search, act, who, family, from, until, isChosen, pages, people, entries } = useAudit();
  const change = (part: SearchOf<'/manager/audit'>) =>
    void navigate({ search: { ...placeNow()?.search, ...part }, replace: true, resetScroll: false });
  const reset = () => void navigate({ search: {}, replace: true });
  const words = useAuditWords();
  const columns = columnsOf(t, acts, words, (moment) => at(locale, moment, 'dayTime', schoolZone));
  const download = (rows: readonly AuditEntry[]) =>
    saveFile(
      t.fileName(wallClock(schoolNow(), schoolZone).date),
      csvOf(
        ['№', ...columns.map(({ title }) => title)],
        rows.map((it) => [
          String(it.number),
          it.at,
          byOf(t, it),
          acts[it.act],
          it.family?.name ?? '',
          it.reason ?? '',
          words.subject(it),
          words.changes(it).join('; '),
        ]),
      ),
      'text/csv;charset=utf-8',
    );
  const familyName = entries?.find((it) => it.family?.familyId === family)?.family?.name;
  return (
    <PageLayout
      title={t.title}
      width="wide"
      actions={
        entries &&
        entries.length > 0 && (
          <Button size="small" onPress={() => download(entries)}>
            <Icon of={Download} />
            {t.export}
          </Button>
        )
      }
    >
      <p className="text-mute">{t.about}</p>
      <div className="flex flex-wrap gap-3">
        <SearchField
          words={{ label: t.search, placeholder: t.searchFor, clear: t.clear }}
          search={search}
          onSearch={(typed) => change({ search: typed === '' ? undefined : typed })}
        />
        <FilterSelect
          label={t.act}
          any={t.anyAct}
          options={auditActs.map((value) => ({ value, label: acts[value] }))}
          value={act}
          onChoose={(value) => change({ act: value })}
        />
        <FilterSelect
          label={t.who}
          any={t.anybody}
          options={people.map(({ accountId, name }) => ({ value: accountId, label: name }))}
          value={who}
          onChoose={(value) => change({ who: value })}
        />
        <DayFilter label={t.from} day={from} onChange={(day) => change({ from: day })} />
        <DayFilter label={t.until} day={until} onChange={(day) => change({ until: day })} />
      </div>
      {family !== undefined && (
        <p className="flex flex-wrap items-center gap-3">
          {t.ofFamily(familyName ?? '…')}
          <Button size="small" onPress={() => change({ family: undefined })}>
            {t.reset}
          </Button>
        </p>
      )}
      <Listed
        list={pages}
        items={entries}
        words={{ ...t, nothing: t.none }}
        onReset={isChosen ? reset : undefined}
        height="h-64"
        empty={<EmptyState title={t.empty}>{t.emptyAbout}</EmptyState>}
      >
        {(shown) => <TableOrCards caption={t.list} columns={columns} rows={shown} keyOf={({ entryId }) => entryId} empty={null} />}
      </Listed>
    </PageLayout>
  );
}

type Words = TextsOf<'audit'>;
const byOf = (t: Words, { by, impersonator }: AuditEntry) => (impersonator ? t.inTheNameOf(impersonator.name, by.name) : by.name);

/** What a row shows: words of the page and of the acts, and how moments are written. */
const columnsOf = (
  t: Words,
  acts: TextsOf<'auditActs'>['acts'],
  words: ReturnType<typeof useAuditWords>,
  when: (moment: string) => string,
): Column<AuditEntry>[] => [
  { id: 'at', title: t.columns.at, cell: (it) => <time dateTime={it.at}>{when(it.at)}</time> },
  { id: 'by', title: t.columns.by, cell: (it) => byOf(t, it) },
  { id: 'act', title: t.columns.act, cell: (it) => acts[it.act] },
  {
    id: 'family',
    title: t.columns.family,
    cell: (it) =>
      it.family && (
        <TextLink to="/manager/audit" search={{ family: it.family.familyId }} aria-label={t.family(it.family.name)}>
          {it.family.name}
        </TextLink>
      ),
  },
  { id: 'reason', title: t.columns.reason, cell: (it) => it.reason },
  {
    id: 'subject',
    title: t.columns.subject,
    cell: (it) => words.subject(it) && <span className="wrap-anywhere">{words.subject(it)}</span>,
  },
  {
    id: 'was',
    title: t.columns.was,
    cell: (it) => {
      const lines = words.changes(it);
      return lines.length === 0 ? null : (
        <span className="flex min-w-56 flex-col">
          {lines.map((line) => (
            <span key={line} className="break-words">
              {line}
            </span>
          ))}
        </span>
      );
    },
  },
];
