import { type StoredKind, fits, type TeacherFit } from '#modules/calendar/rules';

/** A lesson that wants a teacher. */
export interface LessonToGive {
  lessonId: string;
  kind: StoredKind;
  subject: string;
  startsAt: Temporal.Instant;
  minutes: number;
  kids: ReadonlyArray<{ kidUid: string; age: number; languages: readonly string[] }>;
}

/** What the books say of a teacher and a lesson. */
export interface StaffFacts {
  /** Works at that time and has nothing else then. */
  isFree(teacherId: string, lesson: LessonToGive): boolean;
  /** Has taught this kid. */
  knows(teacherId: string, kidUid: string): boolean;
  /** Has had a trial with this kid: no second one is given (docs/rules/trials.md#who-teaches-it). */
  hadTrial(teacherId: string, kidUid: string): boolean;
  /** Lessons that day, in the teacher's zone. */
  lessonsOn(teacherId: string, day: string): number;
  /** The day of a lesson in the teacher's zone. */
  dayOf(teacherId: string, lesson: LessonToGive): string;
}

/** A teacher who could take a lesson; `fit` from 0 to 100. */
export interface Proposal {
  teacherId: string;
  fit: number;
  knowsKid: boolean;
  lessonsThatDay: number;
}

/** Who could take a lesson, the best first, and who takes it; null: nobody, and it is cancelled. */
export interface Staffing {
  lesson: LessonToGive;
  proposals: Proposal[];
  given: string | null;
  /** The wanted teacher cannot take it. */
  isStale: boolean;
}

const weights = { knows: 50, language: 30, load: 20, aLesson: 4 };

/** Teaches the subject, every kid's age, and speaks a language with each of them; and gives no second trial to a kid. */
export const canTake = (teacher: TeacherFit, { subject, kind, kids }: LessonToGive, facts: Pick<StaffFacts, 'hadTrial'>): boolean =>
  teacher.subjects.includes(subject) &&
  kids.every(({ age, languages }) => fits(teacher, { subject, age, languages })) &&
  !(kind === 'trial' && kids.some(({ kidUid }) => facts.hadTrial(teacher.teacherId, kidUid)));

/**
 * How well a teacher suits a lesson: half for knowing the kid, 30 for speaking its first language, 20 for an empty day,
 * 4 less for each lesson in it. Of a group the share of its kids counts.
 */
export function proposalOf(
  teacher: TeacherFit,
  { kids }: LessonToGive,
  facts: Pick<StaffFacts, 'knows'>,
  lessonsThatDay: number,
): Proposal {
  const share = (count: number) => (kids.length === 0 ? 0 : count / kids.length);
  const known = kids.filter(({ kidUid }) => facts.knows(teacher.teacherId, kidUid)).length;
  const spoken = kids.filter(({ languages: [first] }) => first !== undefined && teacher.languages.includes(first)).length;
  const fit =
    weights.knows * share(known) + weights.language * share(spoken) + Math.max(0, weights.load - weights.aLesson * lessonsThatDay);
  return { teacherId: teacher.teacherId, fit: Math.round(fit), knowsKid: known > 0, lessonsThatDay };
}

/** The best fit first, then the emptier day, then by id, so that the order never changes by itself. */
const byFit = (a: Proposal, b: Proposal): number =>
  b.fit - a.fit || a.lessonsThatDay - b.lessonsThatDay || (a.teacherId < b.teacherId ? -1 : 1);

/**
 * Gives lessons to teachers, in order of time. A request goes first: a teacher, or null for nobody; a lesson without one
 * gets the best who is free. What a teacher is given counts at once: two lessons at one time need two teachers, and a
 * day fills up.
 */
export function staffed(
  lessons: readonly LessonToGive[],
  teachers: readonly TeacherFit[],
  facts: StaffFacts,
  requested: ReadonlyMap<string, string | null> = new Map(),
): Staffing[] {
  const taken: Array<{ teacherId: string; day: string; lesson: LessonToGive }> = [];
  const give = (teacherId: string, lesson: LessonToGive) => taken.push({ teacherId, lesson, day: facts.dayOf(teacherId, lesson) });
  const isOpen = (teacher: TeacherFit, lesson: LessonToGive) =>
    canTake(teacher, lesson, facts) &&
    facts.isFree(teacher.teacherId, lesson) &&
    !taken.some((it) => it.teacherId === teacher.teacherId && it.lesson !== lesson && overlap(it.lesson, lesson));

  const inOrder = lessons.toSorted((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt));
  const stale = new Set<LessonToGive>();
  for (const lesson of inOrder) {
    const wanted = requested.get(lesson.lessonId);
    if (!wanted) continue;
    const teacher = teachers.find(({ teacherId }) => teacherId === wanted);
    if (teacher && isOpen(teacher, lesson)) give(wanted, lesson);
    else stale.add(lesson);
  }
  return inOrder.map((lesson) => {
    const proposals = teachers
      .filter((teacher) => isOpen(teacher, lesson))
      .map((teacher) => {
        const day = facts.dayOf(teacher.teacherId, lesson);
        const given = taken.filter((it) => it.teacherId === teacher.teacherId && it.day === day && it.lesson !== lesson).length;
        return proposalOf(teacher, lesson, facts, facts.lessonsOn(teacher.teacherId, day) + given);
      })
      .toSorted(byFit);
    const request = requested.get(lesson.lessonId);
    if (request !== undefined) return { lesson, proposals, given: request, isStale: stale.has(lesson) };
    const best = proposals[0]?.teacherId ?? null;
    if (best) give(best, lesson);
    return { lesson, proposals, given: best, isStale: false };
  });
}

const overlap = (a: LessonToGive, b: LessonToGive): boolean =>
  Temporal.Instant.compare(a.startsAt, b.startsAt.add({ minutes: b.minutes })) < 0 &&
  Temporal.Instant.compare(b.startsAt, a.startsAt.add({ minutes: a.minutes })) < 0;
