import type { AnswerOf } from '@school/contract/calls';

import { Link } from '#kit/router/link.tsx';
import { useLocale } from '#i18n/locale.ts';
import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { clockText, dateText } from '#i18n/time.ts';
import { familyZoneNote } from '#i18n/zones.ts';
import { RadioChips } from '#kit/chips.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { Face } from '#widgets/face/face.tsx';
import { useLessonWords } from '#widgets/lesson-look/use-lesson-words.ts';

import { daysOf, type FreeTime, isoOf, partOf } from '#widgets/free-times/free-days.ts';
import { overlapsAt } from '#widgets/free-times/siblings.ts';
import { timeLook } from '#widgets/free-times/time-look.ts';

import { tapTime } from './tapped-time.ts';

type Offer = AnswerOf<'GET /intro/slots'>;

interface FreeTimesProps {
  kids: ReadonlyArray<{ kidUid: string; firstName: string }>;
  zone: string;
  day: string | undefined;
  offer: Offer;
  /** With whom; undefined where the school chooses. */
  teacher: Offer['teachers'][number]['teacher'] | undefined;
  /** What the page of a time is told of it. */
  request: { kid: string; subject: string; teacher?: string };
  onDay(date: string): void;
}

/** A strip of days and the free times of the chosen one, in the family's zone, which is named. */
export function FreeTimes({ kids, zone, day, offer, teacher, request, onDay }: FreeTimesProps) {
  const t = useTexts('intro');
  const names = useTexts('names');
  const locale = useLocale();
  const say = useRefusals();
  if (!offer.may.allowed) {
    return (
      <EmptyState title={t.notPossible} action={<LinkButton to="/schedule">{t.toSchedule}</LinkButton>}>
        {say(offer.may.why, offer.may.facts)}
      </EmptyState>
    );
  }
  const days = daysOf(offer.slots, zone);
  const [first] = days.keys();
  if (first === undefined) {
    const known = offer.hadTrialWith.map(({ name }) => name);
    return known.length > 0 ? (
      <EmptyState title={t.onlyKnown} action={<LinkButton to="/chat">{t.writeToUs}</LinkButton>}>
        {t.onlyKnownAbout(known.join(', '))}
      </EmptyState>
    ) : (
      <EmptyState title={t.noTimes} action={<LinkButton to="/chat">{t.writeToUs}</LinkButton>}>
        {t.noTimesAbout}
      </EmptyState>
    );
  }
  const shown = day !== undefined && days.has(day) ? day : first;
  const times = days.get(shown) ?? [];
  const busyAt = (instant: number) =>
    overlapsAt(offer.siblings, instant, offer.minutes).flatMap(({ kidUid }) => kids.find((it) => it.kidUid === kidUid)?.firstName ?? [])[0];
  return (
    <>
      {offer.teachers.length > 0 && <WithWhom teacher={teacher} request={request} />}
      <p className="text-mute">{t.about(offer.minutes)}</p>
      <RadioChips
        label={t.day}
        name="day"
        required
        layout="row"
        chips={[...days].map(([date, free]) => ({ value: date, label: dateText(locale, date, 'weekday'), note: t.times(free.length) }))}
        value={shown}
        onChange={onDay}
      />
      <section className="flex flex-col gap-3">
        <h2 className="font-bold">
          {t.time} <span className="text-sm font-normal text-mute">{familyZoneNote(names, zone)}</span>
        </h2>
        {(['night', 'morning', 'day', 'evening'] as const).map((part) => (
          <PartOfDay
            key={part}
            title={t.parts[part]}
            times={times.filter(({ minutes }) => partOf(minutes) === part)}
            zone={zone}
            busyAt={busyAt}
            request={request}
          />
        ))}
      </section>
    </>
  );
}

/** Whose times these are, and the way back to the others. */
function WithWhom({ teacher, request: { kid, subject } }: Pick<FreeTimesProps, 'teacher' | 'request'>) {
  const t = useTexts('meetTeacher');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-card p-4">
      {teacher && <Face name={teacher.name} avatar={teacher.photo} size={44} />}
      <p className="grow font-bold">{teacher ? t.with(teacher.name) : t.withSchool}</p>
      <LinkButton to="/intro-appointment" search={{ kid, subject }} size="small">
        {t.other}
      </LinkButton>
    </div>
  );
}

interface PartProps {
  title: string;
  times: readonly FreeTime[];
  zone: string;
  /** Another child of the family who has a lesson then. */
  busyAt(instant: number): string | undefined;
  request: FreeTimesProps['request'];
}

function PartOfDay({ title, times, zone, busyAt, request }: PartProps) {
  const look = useTexts('lessonLook');
  const words = useLessonWords();
  if (times.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-bold text-mute">{title}</h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
        {times.map(({ instant, minutes }) => {
          const schoolTime = words.schoolTime(instant, zone);
          const busy = busyAt(instant);
          return (
            <li key={instant}>
              <Link
                to="/intro-application/$selectedTime"
                params={{ selectedTime: isoOf(instant) }}
                search={request}
                onClick={() => tapTime(isoOf(instant))}
                className={timeLook}
              >
                {clockText(minutes)}
                {schoolTime !== undefined && <span className="text-sm font-normal text-mute">{schoolTime}</span>}
                {busy !== undefined && <span className="text-sm font-normal text-warn">{look.siblingShort(busy)}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
