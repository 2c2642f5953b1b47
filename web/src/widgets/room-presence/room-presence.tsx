import type { RoomPresence as Presence } from '@school/contract/lesson-room/end-shapes';
import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Skeleton } from '#kit/skeleton.tsx';
import { useNow } from '#widgets/week/use-now.ts';

import { awayOf, placeOf, wholeOf } from './bars.ts';

interface RoomPresenceProps {
  eventId: string;
  /** The clock that its reader lives by. */
  zone: string;
}

/** Who was in the room of a lesson and when, a bar a person, and the rule with its numbers: alike for everybody who may know of it. */
export function RoomPresence({ eventId, zone }: RoomPresenceProps) {
  const t = useTexts('roomPresence');
  const locale = useLocale();
  const now = useNow();
  const { data, isError } = useQuery(quietly(queryOf('GET /lesson-room/:eventId/presence', { params: { eventId } })));
  if (isError) return null;
  if (!data) return <Skeleton className="h-24" />;
  const people = data.people.filter(({ visits }) => visits.length > 0);
  if (people.length === 0) return <p className="text-mute">{t.nobody}</p>;
  const whole = wholeOf(data);
  const time = (moment: string) => at(locale, moment, 'time', zone);
  const { verdict } = data;
  const isAhead = now < Date.parse(data.timestamp);
  const minutes = (seconds: number) => Math.round(seconds / 60);
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={t.title} className="flex flex-col gap-2">
        {people.map((person, nr) => (
          <Person key={`${person.role} ${nr}`} person={person} whole={whole} time={time} />
        ))}
      </ul>
      <p aria-hidden className="figures flex justify-between text-sm text-mute">
        <span>{time(whole.from)}</span>
        <span>{time(whole.to)}</span>
      </p>
      {verdict && (
        <p className="figures rounded-md bg-sunk p-3">
          <strong className="block">{verdict.outcome === 'open' && isAhead ? t.ahead : t.outcomes[verdict.outcome]}</strong>
          {t.rule(minutes(verdict.teacher), minutes(verdict.child), minutes(verdict.together), minutes(verdict.needed))}
          {verdict.forReview && ` ${t.review}`}
        </p>
      )}
    </div>
  );
}

interface PersonProps {
  person: Presence['people'][number];
  whole: { from: string; to: string };
  time(moment: string): string;
}

function Person({ person: { role, number, face, seconds, visits }, whole, time }: PersonProps) {
  const t = useTexts('roomPresence');
  const name = face?.name ?? (role === 'kid' ? t.roles.kid(number) : t.roles[role]);
  const isMany = visits.some(({ device }) => device > 1);
  const said = visits.map(({ from, to, cause, device }) =>
    [cause === null ? t.still(time(from)) : t.visit(time(from), time(to)), isMany && t.device(device), cause !== null && t.causes[cause]]
      .filter(Boolean)
      .join(', '),
  );
  const away = awayOf(visits);
  return (
    <li className="grid grid-cols-[minmax(0,max(7rem,22%))_minmax(0,1fr)_auto] items-center gap-3">
      <strong className="text-sm leading-tight wrap-anywhere">{name}</strong>
      <span title={said.join('; ')} className="relative block h-4.5 overflow-hidden rounded-sm bg-sunk">
        {away.map((gap) => {
          const { left, width } = placeOf(gap, whole);
          return (
            <span
              key={gap.from}
              aria-hidden
              style={{ left: `${left * 100}%`, width: `${width * 100}%` }}
              className="absolute inset-y-0 bg-[repeating-linear-gradient(-45deg,var(--color-warn)_0_3px,transparent_3px_7px)]"
            />
          );
        })}
        {visits.map((visit) => {
          const { left, width } = placeOf(visit, whole);
          return (
            <span
              key={visit.from}
              aria-hidden
              style={{ left: `${left * 100}%`, width: `${width * 100}%` }}
              className={`absolute inset-y-0 rounded-sm ${role === 'teacher' ? 'bg-brand' : role === 'kid' ? 'bg-good' : 'bg-mute'}`}
            />
          );
        })}
        <span className="sr-only">{said.join('; ')}</span>
      </span>
      <span className="figures text-sm text-mute">{t.minutes(Math.round(seconds / 60))}</span>
      {away.length > 0 && (
        <p className="figures col-span-full text-sm text-mute">
          {t.away(away.map(({ from, to }) => t.visit(time(from), time(to))).join(', '))}
        </p>
      )}
    </li>
  );
}
