import type { WorkItem } from '@school/contract/back-office/queue-calls';
import { workKinds } from '@school/contract/back-office/queue-limits';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';
import { Badge } from '#kit/card.tsx';
import { choicesOf } from '#kit/choices.ts';
import { filtersOf } from '#kit/fields-of.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import { useChangeSearch } from '#kit/router/change-search.ts';
import { useSearch } from '#kit/router/router.tsx';

import { OfficeList } from '../office-list.tsx';
import { WorkRow } from './work-row.tsx';

/** What waits is looked at anew so often while the page is open; what is urgent has a live count in the bar besides. */
const lookAgainMs = 30_000;

/** Everything that waits for the school, what was promised earliest first. */
export function Page() {
  const t = useTexts('managerWork');
  const { subjects, courses } = useTexts('names');
  const locale = useLocale();
  const { search = '', kind: asked } = useSearch({ from: '/manager/work' });
  const change = useChangeSearch('/manager/work');
  const kind = workKinds.find((known) => known === asked);
  const query = { ...(kind !== undefined && { kind }), ...(search !== '' && { search }) };
  const list = useQuery({ ...quietly(queryOf('GET /manager/work', { query })), refetchInterval: lookAgainMs });
  const aboutOf = (it: WorkItem) =>
    [
      it.amount && money(locale, it.amount),
      it.courseCode ? courses[it.courseCode] : it.subject && subjects[it.subject],
      it.kind === 'review' ? t.works(Number(it.text)) : it.text,
    ]
      .filter(Boolean)
      .join(' · ');
  const when = (moment: string) => at(locale, moment, 'dayTime', schoolZone);
  const row = (it: WorkItem) => [
    t.kinds[it.kind],
    it.family?.name ?? '',
    it.kidName ?? '',
    it.teacherName ?? '',
    aboutOf(it),
    when(it.since),
    when(it.promisedBy),
    it.takenBy ?? '',
  ];
  const counts = list.data?.counts ?? [];
  const by = filtersOf({ kind }, change);
  return (
    <OfficeList
      words={t}
      width="wide"
      views={
        <ul className="flex flex-wrap gap-2">
          {counts
            .filter(({ waiting }) => waiting > 0)
            .map((it) => (
              <li key={it.kind}>
                <button
                  type="button"
                  aria-pressed={kind === it.kind}
                  onClick={() => change({ kind: kind === it.kind ? undefined : it.kind })}
                  className="press inline-flex min-h-11 items-center gap-2 rounded-full border-2 border-line bg-card px-4 font-bold hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand-soft"
                >
                  {t.ofKind(t.kinds[it.kind], it.waiting)}
                  {it.late > 0 && <Badge tone="bad">{t.lateOf(it.late)}</Badge>}
                </button>
              </li>
            ))}
        </ul>
      }
      search={search}
      onSearch={(typed) => change({ search: typed })}
      filters={<FilterSelect label={t.kind} any={t.all} options={choicesOf(t.kinds, workKinds)} {...by('kind')} />}
      list={list}
      items={list.data?.work}
      onReset={kind !== undefined || search !== '' ? () => change({ search: undefined, kind: undefined }) : undefined}
      empty={{ title: t.empty, about: t.emptyAbout, isGood: true }}
      file={{ name: t.fileName, columns: t.fileColumns, row }}
      renderTable={(shown) => (
        <ul aria-label={t.list} className="flex flex-col overflow-hidden rounded-md border border-line bg-card">
          {shown.map((it) => (
            <WorkRow key={`${it.kind} ${it.id}`} work={it} about={aboutOf(it)} now={list.data?.now ?? ''} />
          ))}
        </ul>
      )}
    />
  );
}
