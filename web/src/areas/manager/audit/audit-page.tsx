import { auditActs } from '@school/contract/audit/limits';
import type { AuditEntry } from '@school/contract/audit/shapes';

import type { TextsOf } from '#i18n/features.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { choicesOf } from '#kit/choices.ts';
import { filtersOf } from '#kit/fields-of.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import { TextLink } from '#kit/link-button.tsx';
import { useChangeSearch } from '#kit/router/change-search.ts';
import { useNavigate } from '#kit/router/router.tsx';
import type { Column } from '#kit/table.tsx';

import { OfficeList } from '../office-list.tsx';
import { TableOrCards } from '../table-or-cards.tsx';
import { useAuditWords } from './audit-words.ts';
import { DayFilter } from './day-filter.tsx';
import { useAudit } from './use-audit.ts';

/** The log of the staff's acts: found by words, act, colleague, family and days; kept as a file. */
export function Page() {
  const t = useTexts('audit');
  const { list: common } = useTexts('office');
  const { acts } = useTexts('auditActs');
  const locale = useLocale();
  const navigate = useNavigate({ from: '/manager/audit' });
  const { search, act, who, family, from, until, isChosen, list, people, entries, whole } = useAudit();
  const change = useChangeSearch('/manager/audit');
  const words = useAuditWords();
  const columns = columnsOf(t, words, (moment) => at(locale, moment, 'dayTime', schoolZone));
  const row = (it: AuditEntry) => [
    String(it.number),
    it.at,
    byOf(t, it),
    words.sentence(it),
    it.family?.name ?? '',
    words.changes(it).join('; '),
    it.reason ?? '',
  ];
  const familyName = entries?.find((it) => it.family?.familyId === family)?.family?.name;
  const by = filtersOf({ act, who }, change);
  return (
    <OfficeList
      words={t}
      width="wide"
      search={search}
      onSearch={(typed) => change({ search: typed })}
      filters={
        <>
          <FilterSelect label={t.act} any={t.anyAct} options={choicesOf(acts, auditActs)} {...by('act')} />
          <FilterSelect
            label={t.who}
            any={t.anybody}
            options={people.map(({ accountId, name }) => ({ value: accountId, label: name }))}
            {...by('who')}
          />
          <DayFilter label={t.from} name="from" day={from} onChange={(day) => change({ from: day })} />
          <DayFilter label={t.until} name="until" day={until} onChange={(day) => change({ until: day })} />
          {family !== undefined && (
            <p className="flex basis-full flex-wrap items-center gap-3">
              {t.ofFamily(familyName ?? '…')}
              <Button size="small" onPress={() => change({ family: undefined })}>
                {common.reset}
              </Button>
            </p>
          )}
        </>
      }
      list={list}
      items={entries}
      onReset={isChosen ? () => void navigate({ search: {}, replace: true }) : undefined}
      height="h-64"
      empty={{ title: t.empty, about: t.emptyAbout }}
      file={{ name: t.fileName, columns: ['№', ...columns.map(({ title }) => title)], row, whole }}
      renderTable={(shown) => (
        <TableOrCards caption={t.list} columns={columns} rows={shown} keyOf={({ entryId }) => entryId} empty={null} />
      )}
    />
  );
}

type Words = TextsOf<'audit'>;
const byOf = (t: Words, { by, impersonator }: AuditEntry) => (impersonator ? t.inTheNameOf(impersonator.name, by.name) : by.name);

/** What a row shows: words of the page and of the acts, and how moments are written. */
const columnsOf = (t: Words, words: ReturnType<typeof useAuditWords>, when: (moment: string) => string): Column<AuditEntry>[] => [
  {
    id: 'at',
    title: t.columns.at,
    cell: (it) => (
      <time dateTime={it.at} className="whitespace-nowrap">
        {when(it.at)}
      </time>
    ),
  },
  { id: 'by', title: t.columns.by, cell: (it) => byOf(t, it) },
  { id: 'act', title: t.columns.act, cell: (it) => <span className="block min-w-48 font-bold break-words">{words.sentence(it)}</span> },
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
  { id: 'reason', title: t.columns.reason, cell: (it) => it.reason && <span className="block min-w-36 break-words">{it.reason}</span> },
];
