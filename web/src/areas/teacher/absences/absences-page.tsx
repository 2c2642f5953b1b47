import type { Absence } from '@school/contract/calendar/shapes';
import { useSuspenseQuery } from '@tanstack/react-query';

import { useNavigate, useSearch } from '#kit/router/router.tsx';
import { queryClient, queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { clockText, schoolZone, wallClock } from '#i18n/time.ts';
import { Card } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PageLayout } from '#kit/page-layout.tsx';
import { useNow } from '#widgets/week/use-now.ts';

import { AbsenceCard } from './absence-card.tsx';
import { AbsenceForm } from './absence-form.tsx';
import { AbsenceResult } from './absence-result.tsx';
import { illFromNow, searchOf, wantedIn } from './wanted-absence.ts';

const hoursQuery = queryOf('GET /teacher/availability');

export const load = () => void queryClient.prefetchQuery(hoursQuery);

/** Illness and holidays: noting one gives the lessons away; those past and coming, with what became of their lessons. */
export function Page() {
  const t = useTexts('teacherAbsences');
  const search = useSearch({ from: '/teacher/absences' });
  const navigate = useNavigate({ from: '/teacher/absences' });
  const { data: hours } = useSuspenseQuery(hoursQuery);
  const wall = wallClock(useNow(), schoolZone);
  const wanted = wantedIn(search, wall.date);
  const done = hours.absences.find(({ absenceId }) => absenceId === search.absence);
  const now = illFromNow(wall);
  const isPast = ({ to, endedAt }: Absence) => endedAt !== null || to < wall.date;
  const others = hours.absences.filter((it) => it !== done);
  const coming = others.filter((it) => !isPast(it)).toSorted((one, other) => one.from.localeCompare(other.from));
  const past = others.filter(isPast).toSorted((one, other) => other.from.localeCompare(one.from));

  if (wanted) {
    return (
      <PageLayout title={t.form.title[wanted.kind]} width="text">
        <AbsenceForm
          // Another kind is another task; other days of the same one are not.
          key={wanted.kind}
          wanted={wanted}
          today={wall.date}
          onChange={(next) => void navigate({ search: searchOf(next), replace: true, resetScroll: false })}
          onDone={({ absenceId }) => void navigate({ search: { absence: absenceId }, replace: true })}
        />
      </PageLayout>
    );
  }
  return (
    <PageLayout title={t.title} width="text">
      {done ? (
        <AbsenceResult absence={done} />
      ) : (
        <Card className="flex flex-col gap-4">
          <p>{t.about}</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton to="/teacher/absences" search={searchOf(now)} kind="primary" size="large">
              {t.illNow(clockText(now.fromMinute))}
            </LinkButton>
            <LinkButton to="/teacher/absences" search={{ kind: 'illness' }} size="large">
              {t.plan.illness}
            </LinkButton>
            <LinkButton to="/teacher/absences" search={{ kind: 'holiday' }} size="large">
              {t.plan.holiday}
            </LinkButton>
          </div>
        </Card>
      )}
      {hours.absences.length === 0 && <EmptyState title={t.none}>{t.noneAbout}</EmptyState>}
      <Absences title={t.coming} absences={coming} today={wall.date} />
      <Absences title={t.past} absences={past} today={wall.date} />
    </PageLayout>
  );
}

function Absences({ title, absences, today }: { title: string; absences: readonly Absence[]; today: string }) {
  if (absences.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">{title}</h2>
      {absences.map((absence) => (
        <AbsenceCard key={absence.absenceId} absence={absence} today={today} />
      ))}
    </section>
  );
}
