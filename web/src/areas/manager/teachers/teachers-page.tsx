import { type SubjectCode, subjectCodes } from '@school/contract/catalogue/limits';
import type { ManagedTeacher } from '@school/contract/staff/teacher-calls';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { useRights } from '#api/rights.ts';
import type { TextsOf } from '#i18n/features.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Badge } from '#kit/card.tsx';
import { choicesOf } from '#kit/choices.ts';
import { filtersOf } from '#kit/fields-of.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { placeNow } from '#kit/router/navigation.ts';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import type { SearchOf } from '#kit/router/table.ts';
import type { Column } from '#kit/table.tsx';

import { holds } from '../holds.ts';
import { OfficeList } from '../office-list.tsx';
import { CardsLink } from '../teacher-cards/cards-link.tsx';
import { SubjectFilter } from '../subject-filter.tsx';
import { TableOrCards } from '../table-or-cards.tsx';

const HireSheet = lazy(() => import('./hire-sheet.tsx').then(({ HireSheet: component }) => ({ default: component })));
const TeacherSheet = lazy(() => import('./teacher-sheet.tsx').then(({ TeacherSheet: component }) => ({ default: component })));
const RateSheet = lazy(() => import('./rate-sheet.tsx').then(({ RateSheet: component }) => ({ default: component })));
const AbsenceSheet = lazy(() => import('./absence-sheet.tsx').then(({ AbsenceSheet: component }) => ({ default: component })));
const HoursSheet = lazy(() => import('./hours-sheet.tsx').then(({ HoursSheet: component }) => ({ default: component })));
const StandInsSheet = lazy(() => import('./stand-ins-sheet.tsx').then(({ StandInsSheet: component }) => ({ default: component })));

type Action = 'change' | 'standIns' | 'rates' | 'absence' | 'hours';
const states = ['teaches', 'left', 'free'] as const;
const fits: Record<(typeof states)[number], (it: ManagedTeacher) => boolean> = {
  teaches: ({ teachesNow }) => teachesNow,
  left: ({ teachesNow }) => !teachesNow,
  free: ({ teachesNow, minutesOpen, minutesTaken }) => teachesNow && minutesOpen - minutesTaken >= 60,
};

export const load = () => void queryClient.prefetchQuery(queryOf('GET /manager/teachers'));

/** Teachers: whom they teach, how full their days are, who could stand in. */
export function Page() {
  const t = useTexts('managedTeachers');
  const names = useTexts('names');
  const rights = useRights();
  const [mayManage, mayPay, mayAct] = [rights.includes('staff'), rights.includes('payroll'), rights.includes('people')];
  const navigate = useNavigate({ from: '/manager/teachers' });
  const asked = useSearch({ from: '/manager/teachers' });
  const list = useQuery(queryOf('GET /manager/teachers'));
  const { data } = list;
  const change = (part: SearchOf<'/manager/teachers'>) =>
    void navigate({ search: { ...placeNow()?.search, ...part }, replace: true, resetScroll: false });
  const close = () => change({ teacher: undefined, do: undefined });
  const subject: SubjectCode | undefined = subjectCodes.find((known) => known === asked.subject);
  const state = states.find((known) => known === asked.state);
  const { search = '' } = asked;
  const rows = data?.teachers.filter(
    (it) =>
      holds(search, it.name, it.email) &&
      (subject === undefined || it.subjects.includes(subject)) &&
      (state === undefined || fits[state](it)),
  );
  const isChosen = search !== '' || subject !== undefined || state !== undefined;
  const chosen = data?.teachers.find(({ teacherId }) => teacherId === asked.teacher);
  const open = (teacher: string, action: Action) => change({ teacher, do: action });
  const by = filtersOf({ state }, change);
  return (
    <OfficeList
      words={{ title: t.title, about: t.about, search: t.search, searchFor: t.searchFor }}
      width="wide"
      actions={
        <>
          <CardsLink />
          {mayManage && (
            <>
              <Button kind="primary" onPress={() => change({ do: 'hire', teacher: undefined })}>
                {t.hire}
              </Button>
              <LinkButton to="/manager/import">{t.fromFile}</LinkButton>
            </>
          )}
        </>
      }
      search={search}
      onSearch={(typed) => change({ search: typed })}
      filters={
        <>
          <SubjectFilter label={t.subject} any={t.anySubject} value={subject} onChoose={(value) => change({ subject: value })} />
          <FilterSelect label={t.state} any={t.anyState} options={choicesOf(t.states, states)} {...by('state')} />
        </>
      }
      list={list}
      items={rows}
      height="h-64"
      onReset={isChosen ? () => change({ search: undefined, subject: undefined, state: undefined }) : undefined}
      empty={{ title: t.list }}
      renderTable={(shown) => (
        <TableOrCards
          caption={t.list}
          columns={columnsOf(t, names, { mayManage, mayPay, mayAct }, open)}
          rows={shown}
          keyOf={({ teacherId }) => teacherId}
          empty={null}
        />
      )}
    >
      <Suspense>
        {asked.do === 'hire' && mayManage && <HireSheet onClose={close} />}
        {asked.do === 'change' && mayManage && chosen && <TeacherSheet key={chosen.teacherId} of={chosen} onClose={close} />}
        {asked.do === 'rates' && mayPay && chosen && (
          <RateSheet key={chosen.teacherId} teacherId={chosen.teacherId} name={chosen.name} onClose={close} />
        )}
        {asked.do === 'absence' && mayAct && chosen && (
          <AbsenceSheet key={chosen.teacherId} teacherId={chosen.teacherId} name={chosen.name} onClose={close} />
        )}
        {asked.do === 'hours' && mayAct && chosen && (
          <HoursSheet key={chosen.teacherId} teacherId={chosen.teacherId} name={chosen.name} onClose={close} />
        )}
        {asked.do === 'standIns' && chosen && <StandInsSheet teacherId={chosen.teacherId} name={chosen.name} onClose={close} />}
      </Suspense>
    </OfficeList>
  );
}

/** What a row shows; who may not change teachers sees who could stand in. */
const columnsOf = (
  t: TextsOf<'managedTeachers'>,
  names: TextsOf<'names'>,
  { mayManage, mayPay, mayAct }: { mayManage: boolean; mayPay: boolean; mayAct: boolean },
  open: (teacherId: string, action: Action) => void,
): Column<ManagedTeacher>[] => [
  {
    id: 'name',
    title: t.columns.name,
    cell: (it) => (
      <span className="flex flex-col">
        <span className="flex flex-wrap items-center gap-2">
          {it.name} {!it.teachesNow && <Badge tone="warn">{t.notTeaching}</Badge>}
        </span>
        <span className="text-sm font-normal whitespace-nowrap text-mute">{it.email}</span>
      </span>
    ),
  },
  { id: 'subjects', title: t.columns.subjects, cell: (it) => it.subjects.map((code) => names.subjects[code]).join(', ') },
  { id: 'ages', title: t.columns.ages, cell: (it) => <span className="whitespace-nowrap">{t.ages(it.ages.from, it.ages.to)}</span> },
  { id: 'languages', title: t.columns.languages, cell: (it) => it.languages.map((code) => names.languages[code]).join(', ') },
  {
    id: 'load',
    title: t.columns.load,
    cell: ({ lessonsAhead, minutesOpen, minutesTaken }) =>
      minutesOpen === 0 ? t.noHours(lessonsAhead) : t.load(lessonsAhead, Math.round((100 * minutesTaken) / minutesOpen)),
  },
  { id: 'given', title: t.columns.given, cell: (it) => t.given(it.lessonsGiven, it.pupils) },
  { id: 'account', title: t.columns.account, cell: (it) => t.accounts[it.account] },
  {
    id: 'actions',
    title: t.columns.actions,
    cell: (it) => (
      <span className="flex flex-wrap gap-2 whitespace-nowrap lg:min-w-80">
        <Button size="small" label={t.standInsOf(it.name)} onPress={() => open(it.teacherId, 'standIns')}>
          {t.standIns}
        </Button>
        {mayAct && it.teachesNow && (
          <Button size="small" label={t.absence.openOf(it.name)} onPress={() => open(it.teacherId, 'absence')}>
            {t.absence.open}
          </Button>
        )}
        {mayAct && it.teachesNow && (
          <Button size="small" label={t.hours.openOf(it.name)} onPress={() => open(it.teacherId, 'hours')}>
            {t.hours.open}
          </Button>
        )}
        {mayPay && (
          <Button size="small" label={t.rates.openOf(it.name)} onPress={() => open(it.teacherId, 'rates')}>
            {t.rates.open}
          </Button>
        )}
        {mayManage && (
          <Button size="small" label={t.changeOf(it.name)} onPress={() => open(it.teacherId, 'change')}>
            {t.change}
          </Button>
        )}
      </span>
    ),
  },
];
