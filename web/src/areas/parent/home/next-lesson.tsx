import type { User } from '@school/contract/families/shapes';
import type { Event } from '@school/contract/calendar/shapes';
import { lazy, Suspense, useState } from 'react';

import { changed } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { familyZone } from '#i18n/zones.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Countdown } from '#kit/countdown.tsx';
import { LinkButton, TextLink } from '#kit/link-button.tsx';
import { Face } from '#widgets/face/face.tsx';
import { ChangeDoor } from '#widgets/lesson-look/change-door.tsx';
import { KindBadge } from '#widgets/lesson-look/lesson-kind.tsx';
import { marksOf, warns } from '#widgets/lesson-look/lesson-marks.ts';
import { useLessonWords } from '#widgets/lesson-look/use-lesson-words.ts';
import { useNow } from '#widgets/week/use-now.ts';

import { isOver } from '#widgets/next-steps/next-steps.ts';

/** The way in is fetched so long before the lesson. */
const nearMinutes = 60;
/** Only when it is near. */
const EnterLesson = lazy(() => import('../lesson/enter-lesson.tsx').then((file) => ({ default: file.EnterLesson })));

/** The nearest lesson in one glance: when, what, who; the family's own time first, with its zone named. */
export function NextLesson({ event, user }: { event: Event; user: User }) {
  const t = useTexts('home').next;
  const names = useTexts('names');
  const locale = useLocale();
  const words = useLessonWords();
  const now = useNow();
  const [begun, setBegun] = useState<string>();
  const isOn = begun === event.eventId || Date.parse(event.timestamp) <= now;
  const isDone = isOver(event, now);
  const kids = user.kids.filter(({ kidUid }) => event.kids.includes(kidUid));
  const moscow = words.moscow(event.timestamp, user.timezone);
  // What is to be paid stands below, with the way to pay.
  const marks = marksOf(event).filter(({ what }) => what !== 'unpaid');
  return (
    <section aria-label={t.title} className="flex flex-col gap-4 rounded-lg border-2 border-brand bg-card p-5">
      <div className="order-first flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-mute">{isDone ? t.justOver : t.title}</h2>
        <KindBadge kind={event.kind} />
      </div>
      <div>
        <p className="text-lg first-letter:uppercase">{at(locale, event.timestamp, 'longDay', user.timezone)}</p>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <strong className="figures text-3xl font-extrabold">{at(locale, event.timestamp, 'time', user.timezone)}</strong>
          <span className="text-mute">
            {familyZone(names, user.timezone)}
            {moscow !== undefined && ` · ${moscow}`}
          </span>
        </p>
        {marks.map((mark) => (
          <p key={mark.what} className={`first-letter:uppercase ${warns(mark) ? 'font-bold text-warn' : ''}`}>
            {words.mark(mark, user.timezone)}
          </p>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {kids.map((kid) => (
          <span key={kid.kidUid} className="inline-flex min-w-0 items-center gap-2 font-bold wrap-anywhere">
            <Avatar name={kid.firstName} picture={kid.avatar} animal={kid.kidUid} size={36} />
            {kid.firstName}
          </span>
        ))}
        <span>
          {words.subject(event)} · {t.minutes(event.minutes)}
        </span>
        {event.teacher && (
          <span className="inline-flex items-center gap-2">
            <Face name={event.teacher.name} avatar={event.teacher.avatar} size={36} />
            {event.teacher.name}
          </span>
        )}
      </div>
      {event.lesson && <p className="font-bold wrap-anywhere">{words.topic(event)}</p>}
      {!event.funded && event.kind !== 'trial' && (
        <p className="flex flex-wrap items-center gap-x-3 rounded-md bg-warn-soft px-4 py-2 font-bold text-warn">
          {t.unfunded} <TextLink to="/payment/products">{t.topUp}</TextLink>
        </p>
      )}
      {Date.parse(event.timestamp) - now < nearMinutes * 60_000 && (
        // While it is on, how it goes and the way in stand above when it is.
        <div className={`empty:hidden ${isOn && !isDone ? 'order-first' : ''}`}>
          <Suspense>
            <EnterLesson event={event} kids={kids} onBegun={() => setBegun(event.eventId)} />
          </Suspense>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-lg">
          {isDone ? (
            event.settlesAt === null ? (
              t.isOver
            ) : (
              t.isMarked(at(locale, event.settlesAt, 'time', user.timezone))
            )
          ) : isOn ? (
            <strong className="text-good">{t.isOn}</strong>
          ) : (
            <>
              {t.left}{' '}
              <Countdown
                until={event.timestamp}
                label={t.left}
                onOver={() => {
                  setBegun(event.eventId);
                  void changed('GET /events');
                }}
              />
            </>
          )}
        </p>
        <span className="flex flex-wrap gap-3">
          {!isOn && <ChangeDoor action="move" event={event} kids={kids} zone={user.timezone} now={now} />}
          <LinkButton to="/schedule" search={{ event: event.eventId }}>
            {t.schedule}
          </LinkButton>
        </span>
      </div>
    </section>
  );
}
