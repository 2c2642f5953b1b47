import type { FamilyCard } from '@school/contract/back-office/family-shapes';
import type { Event } from '@school/contract/calendar/shapes';

import { queryOf } from '#api/queries.ts';
import { useMay } from '#api/rights.ts';
import { useLocale } from '#i18n/locale.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, between } from '#i18n/time.ts';
import { Badge, type Tone } from '#kit/card.tsx';
import { TextLink } from '#kit/link-button.tsx';

import { PartList, Reading, useFirst } from './part.tsx';
import { usePart } from './use-part.ts';

const tones: Record<Event['status'], Tone> = {
  scheduled: 'plain',
  inProgress: 'brand',
  conducted: 'good',
  nonAttendance: 'bad',
  canceled: 'plain',
  transferred: 'plain',
};
const shownAtFirst = 5;

/** Lessons to come and the last ones, with what the family is told when it would change them. */
export function LessonsPart({ of }: { of: FamilyCard }) {
  const { lessons: t, links } = useTexts('familyCard');
  const { familyId } = of;
  const mayOpen = useMay()('GET /manager/families/:familyId/lessons');
  const query = usePart(queryOf('GET /manager/families/:familyId/lessons-around', { params: { familyId } }));
  return (
    <Reading
      of={query}
      title={t.title}
      actions={
        mayOpen && (
          <TextLink to="/manager/families/$familyId/lessons" params={{ familyId }} className="inline-flex min-h-11 items-center">
            {links.lessons}
          </TextLink>
        )
      }
    >
      {({ ahead, past }) => (
        <>
          <Lessons title={t.ahead} none={t.noneAhead} events={ahead} of={of} />
          <Lessons title={t.past} none={t.nonePast} events={past} of={of} />
        </>
      )}
    </Reading>
  );
}

function Lessons({ title, none, events, of }: { title: string; none: string; events: readonly Event[]; of: FamilyCard }) {
  const { lessons: t } = useTexts('familyCard');
  const { shown, rest } = useFirst(events, shownAtFirst, t.more);
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-bold">{title}</h3>
      <PartList title={title} none={none}>
        {shown.map((event) => (
          <Lesson key={event.eventId} event={event} of={of} />
        ))}
      </PartList>
      {rest}
    </div>
  );
}

function Lesson({ event, of }: { event: Event; of: FamilyCard }) {
  const { lessons: t } = useTexts('familyCard');
  const { short } = useTexts('lessonLook');
  const names = useTexts('names');
  const locale = useLocale();
  const say = useRefusals();
  const { timestamp, minutes, courseCode, subject, kind, teacher, kids, status, funded, may } = event;
  const end = Date.parse(timestamp) + minutes * 60_000;
  const whose = of.kids.filter(({ kidUid }) => kids.includes(kidUid)).map(({ name }) => name);
  const what = courseCode === null ? names.subjects[subject] : names.courses[courseCode];
  const isOpen = status === 'scheduled';
  // Cancelling and moving are mostly refused for one reason: it is said once.
  const told = [...new Set([may.transfer, may.cancel].flatMap((it) => (it.allowed ? [] : [say(it.why, it.facts)])))];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 py-2.5">
      <div className="min-w-0">
        <p className="font-bold figures">
          {at(locale, timestamp, 'weekday', of.timezone)}, {between(locale, timestamp, end, 'time', of.timezone)}
        </p>
        <p className="text-sm">{[...whose, what, short[kind], ...(teacher ? [t.withTeacher(teacher.name)] : [])].join(' · ')}</p>
        {isOpen &&
          told.map((words) => (
            <p key={words} className="text-sm text-mute">
              {t.familySees(words)}
            </p>
          ))}
      </div>
      <span className="flex flex-wrap gap-1.5">
        {isOpen && !funded && <Badge tone="warn">{t.notPaid}</Badge>}
        <Badge tone={tones[status]}>{names.lessonStatuses[status]}</Badge>
      </span>
    </li>
  );
}
