import type { WorkItem } from '@school/contract/back-office/queue-calls';
import { workKinds } from '@school/contract/back-office/queue-limits';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { schoolNow } from '#api/school-clock.ts';
import { useLocale } from '#i18n/locale.ts';
import { money } from '#i18n/money.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone, wallClock } from '#i18n/time.ts';
import { Button } from '#kit/button.tsx';
import { Badge } from '#kit/card.tsx';
import { csvOf } from '#kit/csv.ts';
import { EmptyState } from '#kit/empty-state.tsx';
import { FilterSelect } from '#kit/filter-select.tsx';
import { CircleCheck, Download, Icon } from '#kit/icon.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { placeNow } from '#kit/router/navigation.ts';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import type { SearchOf } from '#kit/router/table.ts';
import { saveFile } from '#kit/save-file.ts';
import { SearchField } from '#kit/search-field.tsx';

import { Listed } from '../listed.tsx';
import { WorkRow } from './work-row.tsx';

/** What waits is looked at anew so often while the page is open; what is urgent has a live count in the bar besides. */
const lookAgainMs = 30_000;

/** Everything that waits for the school, what was promised earliest first. */
export function Page() {
  const t = useTexts('managerWork');
  const { subjects } = useTexts('names');
  const locale = useLocale();
  const navigate = useNavigate({ from: '/manager/work' });
  const { search = '', kind: asked } = useSearch({ from: '/manager/work' });
  const kind = workKinds.find((known) => known === asked);
  const query = { ...(kind !== undefined && { kind }), ...(search !== '' && { search }) };
  const list = useQuery({ ...quietly(queryOf('GET /manager/work', { query })), refetchInterval: lookAgainMs });
  const change = (part: SearchOf<'/manager/work'>) =>
    void navigate({ search: { ...placeNow()?.search, ...part }, replace: true, resetScroll: false });
  const zone = schoolZone;
  const aboutOf = (it: WorkItem) =>
    [it.amount && money(locale, it.amount), it.subject && subjects[it.subject], it.kind === 'review' ? t.works(Number(it.text)) : it.text]
      .filter(Boolean)
      .join(' · ');
  const download = (work: readonly WorkItem[]) => {
    const when = (moment: string) => at(locale, moment, 'dayTime', zone);
    const rows = work.map((it) => [
      t.kinds[it.kind],
      it.family?.name ?? '',
      it.kidName ?? '',
      it.teacherName ?? '',
      aboutOf(it),
      when(it.since),
      when(it.promisedBy),
      it.takenBy ?? '',
    ]);
    saveFile(t.fileName(wallClock(schoolNow(), zone).date), csvOf(t.fileColumns, rows), 'text/csv;charset=utf-8');
  };
  const counts = list.data?.counts ?? [];
  return (
    <PageLayout
      title={t.title}
      width="wide"
      actions={
        list.data &&
        list.data.work.length > 0 && (
          <Button size="small" onPress={() => download(list.data.work)}>
            <Icon of={Download} />
            {t.export}
          </Button>
        )
      }
    >
      <p className="text-mute">{t.about}</p>
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
      <div className="flex flex-wrap gap-3">
        <SearchField
          words={{ label: t.search, placeholder: t.searchFor, clear: t.clear }}
          search={search}
          onSearch={(typed) => change({ search: typed === '' ? undefined : typed })}
        />
        <FilterSelect
          label={t.kind}
          any={t.all}
          options={workKinds.map((value) => ({ value, label: t.kinds[value] }))}
          value={kind}
          onChoose={(value) => change({ kind: value })}
        />
      </div>
      <Listed
        list={list}
        items={list.data?.work}
        words={t}
        onReset={kind !== undefined || search !== '' ? () => change({ search: undefined, kind: undefined }) : undefined}
        empty={
          <EmptyState picture={<Icon of={CircleCheck} size={40} />} title={t.empty}>
            {t.emptyAbout}
          </EmptyState>
        }
      >
        {(shown) => (
          <ul aria-label={t.list} className="flex flex-col overflow-hidden rounded-md border border-line bg-card">
            {shown.map((it) => (
              <WorkRow key={`${it.kind} ${it.id}`} work={it} about={aboutOf(it)} now={list.data?.now ?? ''} />
            ))}
          </ul>
        )}
      </Listed>
    </PageLayout>
  );
}
