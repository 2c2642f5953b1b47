import type { Event } from '@school/contract/calendar/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at, between, plusDays, sameTime, schoolZone, wallClock } from '#i18n/time.ts';
import { zoneCity } from '#i18n/zones.ts';

import { type Mark, timeLeft } from './lesson-marks.ts';

type Lesson = Pick<Event, 'timestamp' | 'minutes' | 'subject' | 'courseCode'>;

/** The words of a lesson, the same wherever a family meets it. `zone` is the family's; `now` the school's time in ms. */
export function useLessonWords() {
  const t = useTexts('lessonLook');
  const names = useTexts('names');
  const locale = useLocale();
  const endOf = (event: Lesson) => Date.parse(event.timestamp) + event.minutes * 60_000;
  const subject = (event: Pick<Lesson, 'subject' | 'courseCode'>) =>
    event.courseCode ? names.courses[event.courseCode] : names.subjects[event.subject];
  const left = (until: string, now: number): string => {
    const rest = timeLeft(until, now);
    return 'hours' in rest ? t.hours(rest.hours) : t.minutes(rest.minutes);
  };
  return {
    subject,
    /** «Тема: Счёт до десяти»; of a lesson that was held and of one still to come. */
    topic: ({ lesson }: Pick<Event, 'lesson'>) => lesson && t.topic(lesson.title[locale === 'ru-RU' ? 'ru' : 'en']),
    /** «Миша, Математика» */
    about: (lesson: Pick<Lesson, 'subject' | 'courseCode'>, kids: ReadonlyArray<{ firstName: string }>) =>
      [...kids.map(({ firstName }) => firstName), subject(lesson)].join(', '),
    /** «18:00–18:50» */
    hours: (event: Lesson, zone: string) => between(locale, event.timestamp, endOf(event), 'time', zone),
    /** «18:00» */
    start: (event: Lesson, zone: string) => at(locale, event.timestamp, 'time', zone),
    /** «сегодня», «завтра» or «пт, 20 ноября». */
    day(moment: string | number, zone: string, now: number): string {
      const today = wallClock(now, zone).date;
      const { date } = wallClock(moment, zone);
      return date === today ? t.today : date === plusDays(today, 1) ? t.tomorrow : at(locale, moment, 'weekday', zone);
    },
    /** «19:00 МСК» where the school's clock shows something else; with its day where that differs too. */
    schoolTime(moment: string | number, zone: string): string | undefined {
      if (sameTime(moment, zone, schoolZone)) return undefined;
      const sameDay = wallClock(moment, zone).date === wallClock(moment, schoolZone).date;
      return t.schoolTime(at(locale, moment, sameDay ? 'time' : 'dayTime', schoolZone));
    },
    /** «было: ср, 18 ноября, 16:00», «не оплачен» … */
    mark(mark: Mark, zone: string): string {
      switch (mark.what) {
        case 'movedFrom':
          return t.movedFrom(at(locale, mark.timestamp, 'dayTime', zone));
        case 'insteadOf':
          return t.insteadOf(mark.teacher);
        case 'clockShift':
          return t.clockShift(mark.minutes);
        case 'status':
          return names.lessonStatuses[mark.status];
        case 'held':
          return (mark.trial ? t.heldTrial : t.held)(at(locale, mark.until, mark.trial ? 'time' : 'dayTime', zone));
        default:
          return t.unpaid;
      }
    },
    /** «6 ч», «40 мин» until an instant. */
    left,
    /** «До урока 6 ч: перенести поможет школа»: what stands on the way to help when it is too late. */
    tooLate: (action: 'move' | 'cancel', startsAt: string, now: number) =>
      (action === 'move' ? t.tooLateToMove : t.tooLateToCancel)(left(startsAt, now)),
    /** The case for the contact centre, ready to be sent: what is asked, which lesson; the reason is the parent's. */
    helpCase(action: 'move' | 'cancel' | 'howItWent', event: Event, kids: readonly string[], zone: string): string {
      const when = at(locale, event.timestamp, 'dayTime', zone);
      const lesson = t.theLesson(kids.join(', '), subject(event), when, zoneCity(names, zone));
      const whole = event.teacher ? t.withTeacher(lesson, event.teacher.name) : lesson;
      return { move: t.moveCase, cancel: t.cancelCase, howItWent: t.howItWentCase }[action](whole);
    },
  };
}
