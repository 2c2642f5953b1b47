import type { User } from '@school/contract/families/shapes';
import type { Event } from '@school/contract/calendar/shapes';
import { lazy, Suspense, useState } from 'react';

import { useMayPay } from '#api/adult.ts';
import { changed } from '#api/queries.ts';
import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { familyZone } from '#i18n/zones.ts';
import { Avatar } from '#kit/avatar.tsx';
import { hueOf } from '#kit/hue.ts';
import { LinkButton, TextLink } from '#kit/link-button.tsx';
import { Face } from '#widgets/face/face.tsx';
import { Fox } from '#widgets/fox/fox.tsx';
import { ChangeDoor } from '#widgets/lesson-look/change-door.tsx';
import { KindBadge } from '#widgets/lesson-look/lesson-kind.tsx';
import { marksOf, warns } from '#widgets/lesson-look/lesson-marks.ts';
import { useLessonWords } from '#widgets/lesson-look/use-lesson-words.ts';
import { useNow } from '#widgets/week/use-now.ts';

import { timeTo } from '#i18n/time-to.ts';
import { isOver } from '#widgets/next-steps/next-steps.ts';

/** From this age on nobody is shown the fox. */
const teenFrom = 13;
/** The way in is fetched so long before the lesson. */
const nearMinutes = 60;
/** A clock runs in the last minutes alone; `useNow` is told twice a minute. */
const runningFrom = 90_000;
/** Only in those. */
const Countdown = lazy(() => import('#kit/countdown.tsx').then((file) => ({ default: file.Countdown })));
/** Only when it is near. */
const EnterLesson = lazy(() => import('../lesson/enter-lesson.tsx').then((file) => ({ default: file.EnterLesson })));

/** The nearest lesson in one glance: when, what, who; the family's own time first, with its zone named. */
export function NextLesson({ event, user }: { event: Event; user: User }) {
  const t = useTexts('home').next;
  const names = useTexts('names');
  const locale = useLocale();
  const words = useLessonWords();
  const now = useNow();
  const mayPay = useMayPay();
  const [begun, setBegun] = useState<string>();
  const isOn = begun === event.eventId || Date.parse(event.timestamp) <= now;
  const isDone = isOver(event, now);
  const left = Date.parse(event.timestamp) - now;
  const isNear = left < nearMinutes * 60_000;
  const kids = user.kids.filter(({ kidUid }) => event.kids.includes(kidUid));
  const schoolTime = words.schoolTime(event.timestamp, user.timezone);
  // What is to be paid stands below, with the way to pay.
  const marks = marksOf(event).filter(({ what }) => what !== 'unpaid');
  const hasTeens = kids.some(({ age }) => age >= teenFrom);
  return (
    <section aria-label={t.title} className={`${hueOf(event.courseCode ?? event.subject)} next-lesson`}>
      <p className="flex flex-wrap items-center gap-2">
        {isDone ? (
          <span className="now-tag later">{t.justOver}</span>
        ) : isOn ? (
          <span className="now-tag">{t.isOn}</span>
        ) : (
          <span className={isNear ? 'now-tag' : 'now-tag later'}>
            {left < runningFrom ? (
              <Suspense fallback={timeTo(locale, left)}>
                {t.left}{' '}
                <Countdown
                  until={event.timestamp}
                  label={t.left}
                  onOver={() => {
                    setBegun(event.eventId);
                    void changed('GET /events');
                  }}
                />
              </Suspense>
            ) : (
              timeTo(locale, left)
            )}
          </span>
        )}
        <span className="s-ink text-sm font-extrabold">{words.subject(event)}</span>
        <KindBadge kind={event.kind} />
      </p>
      <div>
        <h2 className="figures next-when first-letter:uppercase">
          {words.day(event.timestamp, user.timezone, now)}, {words.start(event, user.timezone)}
        </h2>
        {event.lesson && <p className="font-bold wrap-anywhere">{words.topic(event)}</p>}
        <p className="text-mute">
          {t.until(at(locale, Date.parse(event.timestamp) + event.minutes * 60_000, 'time', user.timezone))} ·{' '}
          {familyZone(names, user.timezone)}
          {schoolTime !== undefined && ` · ${schoolTime}`}
        </p>
        {marks.map((mark) => (
          <p key={mark.what} className={`first-letter:uppercase ${warns(mark) ? 'font-bold text-warn' : ''}`}>
            {words.mark(mark, user.timezone)}
          </p>
        ))}
      </div>
      <p className="flex flex-wrap items-center gap-2">
        {kids.map((kid) => (
          <span key={kid.kidUid} className="inline-flex min-w-0 items-center gap-2 font-bold wrap-anywhere">
            <Avatar name={kid.firstName} picture={kid.avatar} animal={kid.kidUid} size={36} />
            {kid.firstName}
          </span>
        ))}
        {event.teacher && (
          <span className="inline-flex min-w-0 items-center gap-2 font-bold wrap-anywhere">
            <span className="font-normal text-mute">{t.and}</span>
            <Face name={event.teacher.name} avatar={event.teacher.avatar} size={36} />
            {event.teacher.name}
          </span>
        )}
      </p>
      {!event.funded && event.kind !== 'trial' && (
        <p className="flex flex-wrap items-center gap-x-3 rounded-md bg-warn-soft px-4 py-2 font-bold text-warn">
          {t.unfunded} {mayPay && <TextLink to="/payment/products">{t.topUp}</TextLink>}
        </p>
      )}
      {isNear && (
        <div className="empty:hidden">
          <Suspense>
            <EnterLesson event={event} kids={kids} onBegun={() => setBegun(event.eventId)} />
          </Suspense>
        </div>
      )}
      {isDone && <p>{event.settlesAt === null ? t.isOver : t.isMarked(at(locale, event.settlesAt, 'time', user.timezone))}</p>}
      <span className="flex flex-wrap gap-3">
        {!isOn && <ChangeDoor action="move" event={event} kids={kids} zone={user.timezone} now={now} />}
        {isNear && !isDone && (
          <LinkButton to="/settings/equipment-check" kind="quiet">
            {t.check}
          </LinkButton>
        )}
        <LinkButton to="/schedule" search={{ event: event.eventId }} kind="quiet">
          {t.schedule}
        </LinkButton>
      </span>
      {!hasTeens && <Fox pose="greeting" size={150} />}
    </section>
  );
}
