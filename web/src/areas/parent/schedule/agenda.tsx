import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { dateText } from '#i18n/time.ts';
import { Face } from '#widgets/face/face.tsx';
import { KindBadge } from '#widgets/lesson-look/lesson-kind.tsx';

import { useLessonWords } from './lesson-words.ts';
import type { ShownEvent } from './use-schedule.ts';

interface AgendaProps {
  dates: readonly string[];
  today: string;
  events: readonly ShownEvent[];
  kidsOf(kids: readonly string[]): ReadonlyArray<{ kidUid: string; firstName: string; avatar: string | null }>;
  zone: string;
  onOpen(eventId: string): void;
}

/** The week on a phone: a section for each day that has lessons, empty days left out. */
export function Agenda({ dates, today, events, kidsOf, zone, onOpen }: AgendaProps) {
  const t = useTexts('schedule');
  const locale = useLocale();
  const words = useLessonWords();
  const days = dates.filter((date) => events.some((event) => event.wall.date === date));
  return (
    <div className="flex flex-col gap-5">
      {days.map((date) => (
        <section key={date} aria-label={dateText(locale, date, 'longDay')} className="flex flex-col gap-2">
          <h2
            aria-current={date === today ? 'date' : undefined}
            className="text-base first-letter:uppercase aria-[current=date]:text-brand"
          >
            {dateText(locale, date, 'longDay')}
            {date === today && ` · ${t.today}`}
          </h2>
          <ul className="flex flex-col gap-2">
            {events
              .filter((event) => event.wall.date === date)
              .map((event) => {
                const gone = event.status === 'canceled';
                const moscow = words.moscow(event, zone);
                const note = words.note(event, zone);
                return (
                  <li key={event.eventId}>
                    <button
                      type="button"
                      onClick={() => onOpen(event.eventId)}
                      className={`press flex w-full flex-col gap-2 rounded-md border-2 bg-card p-3 text-left shadow-press ${event.heldUntil ? 'border-dashed border-edge' : 'border-line'}`}
                    >
                      <span className="flex w-full items-baseline justify-between gap-3">
                        <span className={`figures text-lg font-extrabold ${gone ? 'line-through' : ''}`}>{words.hours(event, zone)}</span>
                        {moscow !== undefined && <span className="figures text-sm text-mute">{moscow}</span>}
                      </span>
                      <span className="flex items-center gap-2">
                        {kidsOf(event.kids).map((kid) => (
                          <Face key={kid.kidUid} name={kid.firstName} avatar={kid.avatar} size={28} />
                        ))}
                        <span className="min-w-0 font-bold">
                          {kidsOf(event.kids)
                            .map(({ firstName }) => firstName)
                            .join(', ')}
                          {', '}
                          {words.subject(event)}
                        </span>
                      </span>
                      <span className="flex flex-wrap items-center gap-2 text-sm text-mute">
                        <KindBadge kind={event.kind} />
                        {event.teacher?.name}
                        {note !== undefined && <strong className={note.warns ? 'text-warn' : 'text-ink'}>{note.text}</strong>}
                      </span>
                    </button>
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
    </div>
  );
}
