import type { TeacherRequest, TrialWithoutOutcome, WaitingListRequest } from '@school/contract/back-office/lesson-shapes';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { queryClient, queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone, weekdayName } from '#i18n/time.ts';
import { Badge } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { CircleCheck, Icon } from '#kit/icon.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { Skeleton } from '#kit/skeleton.tsx';
import { Tabs } from '#kit/tabs.tsx';

import { NotLoaded } from '../not-loaded.tsx';

const requestsQuery = queryOf('GET /manager/requests');
const kinds = ['teachers', 'waiting', 'trials'] as const;

export const load = () => void queryClient.prefetchQuery(quietly(requestsQuery));

/** What families wait for: another teacher, a place in a group, the outcome of a trial; the oldest first. */
export function Page() {
  const t = useTexts('managerRequests');
  const { kind } = useSearch({ from: '/manager/requests' });
  const navigate = useNavigate({ from: '/manager/requests' });
  const list = useQuery({ ...quietly(requestsQuery), refetchInterval: 30_000, staleTime: 0 });
  const { data } = list;
  const open = kinds.find((it) => it === kind) ?? 'teachers';
  return (
    <PageLayout title={t.title}>
      {!data && !list.isError && <Skeleton className="h-40" />}
      {list.isError && !data && <NotLoaded list={list} />}
      {data && (
        <Tabs
          label={t.tabs}
          open={open}
          onOpen={(id) => void navigate({ search: { kind: id }, replace: true, resetScroll: false })}
          tabs={kinds.map((id) => ({
            id,
            title: (
              <>
                {t[id]} {data[id].length > 0 && <Badge tone="warn">{data[id].length}</Badge>}
              </>
            ),
            panel: (
              <List label={t[id]} isEmpty={data[id].length === 0}>
                {id === 'teachers' && data.teachers.map((row) => <TeacherRow key={row.requestId} row={row} />)}
                {id === 'waiting' && data.waiting.map((row) => <WaitingRow key={row.request.requestId} row={row} />)}
                {id === 'trials' && data.trials.map((row) => <TrialRow key={row.lesson.event.eventId} row={row} />)}
              </List>
            ),
          }))}
        />
      )}
    </PageLayout>
  );
}

function List({ label, isEmpty, children }: { label: string; isEmpty: boolean; children: ReactNode }) {
  const t = useTexts('managerRequests');
  if (isEmpty)
    return (
      <EmptyState picture={<Icon of={CircleCheck} size={40} />} title={t.empty}>
        {t.emptyAbout}
      </EmptyState>
    );
  return (
    <ul aria-label={label} className="flex flex-col gap-3">
      {children}
    </ul>
  );
}

interface RowProps {
  row: TeacherRequest | WaitingListRequest | TrialWithoutOutcome;
  what: string;
  since: string;
  notes: readonly string[];
  children?: ReactNode;
}

/** Whose request it is, since when, and the ways to answer, which lie on the page of the family’s lessons. */
function Row({ row: { parentName, kid }, what, since, notes, children }: RowProps) {
  const t = useTexts('managerRequests');
  const locale = useLocale();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-card p-4">
      <div className="min-w-0 grow basis-72">
        <p className="font-bold">
          {parentName}, {kid.name} <span className="font-normal text-mute">· {what}</span>
        </p>
        {notes
          .filter((note) => note !== '')
          .map((note) => (
            <p key={note} className="break-words">
              {note}
            </p>
          ))}
        <p className="figures text-sm text-mute">{t.since(at(locale, since, 'dayTime', schoolZone))}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}

interface DoorProps {
  familyId: string;
  action: string;
  id?: string;
  label: string;
  children: ReactNode;
}

const Door = ({ familyId, action, id, label, children }: DoorProps) => (
  <LinkButton
    to="/manager/families/$familyId/lessons"
    params={{ familyId }}
    search={{ do: action, ...(id !== undefined && { id }), ...(action === 'outcome' || action === 'reportTrial' ? { view: 'past' } : {}) }}
    aria-label={label}
  >
    {children}
  </LinkButton>
);

function TeacherRow({ row }: { row: TeacherRequest }) {
  const t = useTexts('managerRequests');
  const names = useTexts('names');
  const { familyId, parentName, process, reason, from, askedAt } = row;
  const what = process.courseCode ? names.courses[process.courseCode] : names.subjects[process.subject];
  return (
    <Row row={row} what={what} since={askedAt} notes={[`«${reason}»`, from ? t.fromTeacher(from.name) : '']}>
      <Door familyId={familyId} action="changeTeacher" id={process.processId} label={t.answerTo(parentName)}>
        {t.answer}
      </Door>
      <Door familyId={familyId} action="declineTeacherRequest" id={process.processId} label={t.declineOf(parentName)}>
        {t.decline}
      </Door>
    </Row>
  );
}

function WaitingRow({ row }: { row: WaitingListRequest }) {
  const t = useTexts('managerRequests');
  const names = useTexts('names');
  const locale = useLocale();
  const title = (it: { ru: string; en: string }) => (locale === 'ru-RU' ? it.ru : it.en);
  const { familyId, parentName, request, open, timezone } = row;
  const { weekday, dayPart, wishes, place, offer, courseCode, requestId } = request;
  const wanted = [weekday === null ? t.anyDay : weekdayName(locale, weekday), dayPart ? t.parts[dayPart] : ''].filter((it) => it !== '');
  const free = open.length > 0 ? t.open(open.map((group) => title(group.title)).join(', ')) : t.noOpen;
  return (
    <Row
      row={row}
      what={`${names.courses[courseCode]} · ${t.place(place)}`}
      since={request.since}
      notes={[
        [request.group ? title(request.group.title) : '', ...wanted].filter((it) => it !== '').join(', '),
        wishes,
        offer ? t.offered(title(offer.group.title), at(locale, offer.until, 'dayTime', timezone)) : free,
      ]}
    >
      {!offer && open.length > 0 && (
        <Door familyId={familyId} action="offerPlace" id={requestId} label={t.offerTo(parentName)}>
          {t.offer}
        </Door>
      )}
      <Door familyId={familyId} action="enrol" id={row.kid.kidUid} label={t.enrolOf(parentName)}>
        {t.enrol}
      </Door>
      <Door familyId={familyId} action="declineWaiting" id={requestId} label={t.declineOf(parentName)}>
        {t.decline}
      </Door>
    </Row>
  );
}

function TrialRow({ row }: { row: TrialWithoutOutcome }) {
  const t = useTexts('managerRequests');
  const names = useTexts('names');
  const { familyId, parentName, lesson } = row;
  const { event, may } = lesson;
  const [action, label, words] = may.report.allowed
    ? (['reportTrial', t.reportOf(parentName), t.report] as const)
    : (['outcome', t.outcomeOf(parentName), t.outcome] as const);
  return (
    <Row
      row={row}
      what={names.subjects[event.subject]}
      since={event.timestamp}
      notes={[event.teacher ? t.fromTeacher(event.teacher.name) : '']}
    >
      <Door familyId={familyId} action={action} id={event.eventId} label={label}>
        {words}
      </Door>
    </Row>
  );
}
