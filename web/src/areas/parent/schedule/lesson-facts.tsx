import type { Event } from '@school/contract/calendar/shapes';
import type { ReactNode } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { familyZone } from '#i18n/zones.ts';
import { Badge } from '#kit/card.tsx';
import { Avatar } from '#kit/avatar.tsx';
import { KindBadge } from '#widgets/lesson-look/lesson-kind.tsx';
import { marksOf, warns } from '#widgets/lesson-look/lesson-marks.ts';
import { useLessonWords } from '#widgets/lesson-look/use-lesson-words.ts';
import { AboutTeacher } from '#widgets/teacher-card/about-teacher.tsx';
import { useNow } from '#widgets/week/use-now.ts';

import { CameBack } from './came-back.tsx';
import { paymentOf } from './payment-of.ts';

interface LessonFactsProps {
  event: Event;
  kids: ReadonlyArray<{ kidUid: string; firstName: string; avatar: string | null }>;
  zone: string;
}

/** When by both clocks, who, with whom, how it is paid, and what is unusual about it. */
export function LessonFacts({ event, kids, zone }: LessonFactsProps) {
  const t = useTexts('lessonChange');
  const names = useTexts('names');
  const locale = useLocale();
  const words = useLessonWords();
  const now = useNow(30);
  const schoolTime = words.schoolTime(event.timestamp, zone);
  const ends = Date.parse(event.timestamp) + event.minutes * 60_000;
  // Over, and how it ended does not stand yet: neither ahead nor under way any more.
  const isOpen = event.status === 'scheduled' || event.status === 'inProgress';
  const isOver = isOpen && (event.settlesAt !== null || ends <= now);
  // How it ended stands in the badge, what it waits for beside the payment.
  const marks = marksOf(event).filter(({ what }) => what === 'movedFrom' || what === 'insteadOf' || what === 'clockShift');
  return (
    <>
      <p className="flex flex-wrap gap-2">
        <KindBadge kind={event.kind} />
        <Badge>{isOver ? t.over.badge : names.lessonStatuses[event.status]}</Badge>
        <Badge>{t.minutes(event.minutes)}</Badge>
      </p>
      {isOver && <p>{event.settlesAt === null ? t.over.unmarked : t.over.marked(at(locale, event.settlesAt, 'time', zone))}</p>}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-3">
        <Fact name={t.facts.when}>
          <strong className="figures block first-letter:uppercase">
            {at(locale, event.timestamp, 'longDay', zone)}, {words.hours(event, zone)}
          </strong>
          <span className="text-sm text-mute">
            {familyZone(names, zone)}
            {schoolTime !== undefined && ` · ${schoolTime}`}
          </span>
        </Fact>
        {marks.length > 0 && (
          <Fact name={t.facts.unusual}>
            {marks.map((mark) => (
              <strong key={mark.what} className={`figures block first-letter:uppercase ${warns(mark) ? 'text-warn' : ''}`}>
                {words.mark(mark, zone)}
              </strong>
            ))}
          </Fact>
        )}
        {event.lesson && (
          <Fact name={t.facts.topic}>
            <strong className="wrap-anywhere">{event.lesson.title[locale === 'ru-RU' ? 'ru' : 'en']}</strong>
          </Fact>
        )}
        <Fact name={t.facts.who}>
          {kids.map((kid) => (
            <span key={kid.kidUid} className="flex items-center gap-2">
              <Avatar name={kid.firstName} picture={kid.avatar} animal={kid.kidUid} size={28} />
              {kid.firstName}
            </span>
          ))}
        </Fact>
        <Fact name={t.facts.teacher}>
          {event.teacher ? (
            <>
              <span className="flex items-center gap-2">
                <Avatar name={event.teacher.name} picture={event.teacher.avatar} size={28} />
                <strong>{event.teacher.name}</strong>
              </span>
              <span className="block pb-2 text-sm text-mute">{event.teacher.about[locale === 'ru-RU' ? 'ru' : 'en']}</span>
              <AboutTeacher teacher={event.teacher} />
            </>
          ) : (
            t.noTeacher
          )}
        </Fact>
        <Fact name={t.facts.payment}>
          <Payment event={event} zone={zone} />
        </Fact>
      </dl>
    </>
  );
}

function Payment({ event, zone }: { event: Event; zone: string }) {
  const t = useTexts('lessonChange');
  const locale = useLocale();
  switch (paymentOf(event)) {
    case 'held':
      return event.kind === 'trial'
        ? t.heldTrial(at(locale, event.heldUntil ?? '', 'time', zone))
        : t.held(at(locale, event.heldUntil ?? '', 'dayTime', zone));
    case 'back':
      return <CameBack event={event} />;
    case 'free':
      return t.free;
    case 'charged':
      return t.spent;
    case 'reserved':
      return t.funded;
    default:
      return t.notFunded;
  }
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-mute">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </>
);
