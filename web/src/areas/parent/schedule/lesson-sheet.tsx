import type { Event } from '@school/contract/scheduling/shapes';
import type { ReactNode } from 'react';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { familyZone } from '#i18n/zones.ts';
import { Badge } from '#kit/card.tsx';
import { Sheet } from '#kit/dialog.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Face } from '#widgets/face/face.tsx';
import { KindBadge } from '#widgets/lesson-look/lesson-kind.tsx';

import { useLessonWords } from './lesson-words.ts';

interface LessonSheetProps {
  event: Event;
  kids: ReadonlyArray<{ kidUid: string; firstName: string; avatar: string | null }>;
  zone: string;
  onClose(): void;
}

/** All about one lesson. */
export function LessonSheet({ event, kids, zone, onClose }: LessonSheetProps) {
  const { details: t } = useTexts('schedule');
  const schedule = useTexts('schedule');
  const names = useTexts('names');
  const locale = useLocale();
  const words = useLessonWords();
  const moscow = words.moscow(event, zone);
  const waits = event.status === 'scheduled' && (event.heldUntil !== null || !event.funded);
  const paid =
    event.kind === 'trial'
      ? t.free
      : event.heldUntil
        ? t.held(at(locale, event.heldUntil, 'dayTime', zone))
        : event.funded
          ? t.funded
          : t.notFunded;
  return (
    <Sheet
      title={words.subject(event)}
      onClose={onClose}
      actions={
        waits ? (
          <LinkButton to="/payment/products" kind="primary">
            {t.pay}
          </LinkButton>
        ) : undefined
      }
    >
      <p className="flex flex-wrap gap-2">
        <KindBadge kind={event.kind} />
        <Badge>{names.lessonStatuses[event.status]}</Badge>
        <Badge>{schedule.minutes(event.minutes)}</Badge>
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-3">
        <Fact name={t.when}>
          <strong className="figures block first-letter:uppercase">
            {at(locale, event.timestamp, 'longDay', zone)}, {words.hours(event, zone)}
          </strong>
          <span className="text-sm text-mute">
            {familyZone(names, zone)}
            {moscow !== undefined && ` · ${moscow}`}
          </span>
        </Fact>
        <Fact name={t.who}>
          {kids.map((kid) => (
            <span key={kid.kidUid} className="flex items-center gap-2">
              <Face name={kid.firstName} avatar={kid.avatar} size={28} />
              {kid.firstName}
            </span>
          ))}
        </Fact>
        <Fact name={t.teacher}>
          {event.teacher ? (
            <>
              <strong className="block">{event.teacher.name}</strong>
              <span className="text-sm text-mute">{event.teacher.about[locale === 'ru-RU' ? 'ru' : 'en']}</span>
            </>
          ) : (
            t.noTeacher
          )}
        </Fact>
        <Fact name={t.payment}>{paid}</Fact>
      </dl>
    </Sheet>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-mute">{name}</dt>
    <dd className="min-w-0">{children}</dd>
  </>
);
