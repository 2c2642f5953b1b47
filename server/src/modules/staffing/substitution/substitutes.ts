import type { SubstitutionChoice } from '@school/contract/staffing/shapes';

import { type TeacherRecord, teacherView, kidsIn, touchedLessons } from '#modules/calendar';
import { type Lesson, liesIn } from '#modules/calendar/rules';
import { ageOn } from '#modules/families';

import { bonusFor } from '../lessons/late-bonus.ts';
import { canTake, type LessonToGive, type Staffing, staffed, type StaffFacts } from '../rules/fit.ts';
import type { StaffingDependencies } from '../dependencies/dependencies.ts';

/** So many substitutes are named for a lesson. */
const proposalsShown = 10;

type Reading = Pick<StaffingDependencies, 'board' | 'clock' | 'families' | 'lessons' | 'staffings' | 'teachers'>;

/** Lessons that want another teacher, and those who teach the like of them. */
export interface Substitution {
  lessons: LessonToGive[];
  /** Whoever fits one of the lessons; the teachers of these lessons themselves left out. */
  teachers: TeacherRecord[];
  hadTrial: StaffFacts['hadTrial'];
}

/** Looks for all who teach such subjects, ages and languages, free or not. */
export const substitutesFor =
  (deps: Reading) =>
  async (lessons: readonly Lesson[]): Promise<Substitution> => {
    const now = deps.clock.now();
    const kids = new Map((await deps.families.kids(kidsIn(lessons))).map((kid) => [kid.kidUid, kid]));
    const trials = new Map<string, Set<string>>();
    for (const { lessonId, participants } of lessons.filter(({ kind }) => kind === 'trial')) {
      for (const { kidUid } of participants) trials.set(kidUid, new Set(await deps.lessons.trialTeachersOf(kidUid, now, lessonId)));
    }
    const hadTrial = (teacherId: string, kidUid: string) => trials.get(kidUid)?.has(teacherId) ?? false;
    const toGive = lessons.map(({ lessonId, kind, subject, startsAt, minutes, participants }) => ({
      lessonId,
      kind,
      subject,
      startsAt,
      minutes,
      kids: participants.flatMap(({ kidUid }) => {
        const kid = kids.get(kidUid);
        return kid ? [{ kidUid, age: ageOn(kid.birth, now), languages: kid.languages }] : [];
      }),
    }));
    const away = new Set(lessons.map(({ teacherId }) => teacherId));
    const teachers = (await deps.teachers.all()).filter(
      (teacher) => !away.has(teacher.teacherId) && toGive.some((lesson) => canTake(teacher, lesson, { hadTrial })),
    );
    return { lessons: toGive, teachers, hadTrial };
  };

/** Gives the lessons to the best who are free, or as requested. Decides nothing: the calendar has the last word. */
export const staffing =
  (deps: Reading) =>
  async ({ lessons, teachers, hadTrial }: Substitution, requested?: ReadonlyMap<string, string | null>): Promise<Staffing[]> => {
    const teacherIds = teachers.map(({ teacherId }) => teacherId);
    const kidUids = lessons.flatMap(({ kids }) => kids.map(({ kidUid }) => kidUid));
    const known = new Set((await deps.staffings.knowing(teacherIds, kidUids)).map((it) => `${it.teacherId} ${it.kidUid}`));
    const zones = new Map(teachers.map(({ teacherId, zone }) => [teacherId, zone]));
    const dayIn = (teacherId: string, at: Temporal.Instant) =>
      at
        .toZonedDateTimeISO(zones.get(teacherId) ?? 'UTC')
        .toPlainDate()
        .toString();
    const busy = new Map<string, number>();
    for (const { teacherId, at } of await startsAround(deps, teacherIds, lessons)) {
      const key = `${teacherId} ${dayIn(teacherId, at)}`;
      busy.set(key, (busy.get(key) ?? 0) + 1);
    }
    const { frame, rows } = await deps.board.current();
    return staffed(
      lessons,
      teachers,
      {
        hadTrial,
        knows: (teacherId, kidUid) => known.has(`${teacherId} ${kidUid}`),
        isFree: (teacherId, lesson) => {
          const row = rows.get(teacherId);
          return row !== undefined && liesIn(frame, row.free, lesson);
        },
        lessonsOn: (teacherId, day) => busy.get(`${teacherId} ${day}`) ?? 0,
        dayOf: (teacherId, { startsAt }) => dayIn(teacherId, startsAt),
      },
      requested,
    );
  };

/** All starts of these teachers within a day and a half of the lessons: the days of every zone are in it. */
async function startsAround({ staffings, clock }: Reading, teacherIds: readonly string[], lessons: readonly LessonToGive[]) {
  const starts = lessons.map(({ startsAt }) => startsAt).toSorted((a, b) => Temporal.Instant.compare(a, b));
  const [first, last] = [starts[0], starts.at(-1)];
  if (!first || !last) return [];
  return staffings.startsOf(teacherIds, first.subtract({ hours: 36 }), last.add({ hours: 36 }), clock.now());
}

/** Lessons with their proposals, as staff sees them. */
export const substitutionsFor =
  (deps: Reading) =>
  async (lessons: readonly Lesson[]): Promise<SubstitutionChoice[]> => {
    const substitution = await substitutesFor(deps)(lessons);
    const views = new Map(substitution.teachers.map((teacher) => [teacher.teacherId, teacherView(teacher)]));
    const bonuses = new Map(lessons.map((lesson) => [lesson.lessonId, bonusFor(lesson)]));
    const shown = new Map((await touchedLessons(deps)(lessons)).map((lesson) => [lesson.eventId, lesson]));
    return (await staffing(deps)(substitution)).flatMap(({ lesson: { lessonId }, proposals }) => {
      const lesson = shown.get(lessonId);
      if (!lesson) return [];
      const named = proposals.slice(0, proposalsShown).flatMap(({ teacherId, ...proposal }) => {
        const teacher = views.get(teacherId);
        return teacher ? [{ teacher, ...proposal }] : [];
      });
      return [{ lesson, bonus: bonuses.get(lessonId) ?? 0, proposals: named }];
    });
  };
