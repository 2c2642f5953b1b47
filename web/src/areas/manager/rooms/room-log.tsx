import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, schoolZone } from '#i18n/time.ts';

import { type LogLine, logOf } from './log-of.ts';

/** The log of a room in plain words, the newest first. */
export function RoomLog({ eventId }: { eventId: string }) {
  const t = useTexts('liveRooms');
  const locale = useLocale();
  const { data } = useQuery({
    ...quietly(queryOf('GET /lesson-room/:eventId/presence', { params: { eventId } })),
    refetchInterval: 10_000,
    staleTime: 5_000,
  });
  if (!data) return null;
  const lines = logOf(data);
  const name = ({ whose }: LogLine) => {
    const person = data.people[whose];
    return person ? (person.face?.name ?? t.roles[person.role]) : '';
  };
  const words = (line: LogLine) => {
    const { what } = line;
    if (what.did === 'came') return t.logs.came(name(line));
    if (what.did === 'left') return t.logs.left(name(line), t.left[what.cause]);
    if (what.did === 'first') return t.logs.first(name(line), (what.ms / 1000).toLocaleString(locale, { maximumFractionDigits: 1 }));
    return what.step === 0 ? t.logs.better(name(line)) : t.logs.worse(name(line), what.step);
  };
  if (lines.length === 0) return <p className="text-mute">{t.logEmpty}</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys, too
    <ul tabIndex={0} aria-label={t.log} className="figures flex max-h-96 flex-col gap-2 overflow-y-auto text-sm">
      {lines.map((line, nr) => (
        <li key={`${line.at} ${nr}`} className="grid grid-cols-[3.5rem_minmax(0,1fr)] gap-2">
          <time dateTime={line.at} className="font-bold text-mute">
            {at(locale, line.at, 'time', schoolZone)}
          </time>
          {words(line)}
        </li>
      ))}
    </ul>
  );
}
