import type { Event } from '@school/contract/calendar/shapes';

import { hueOf } from '#kit/hue.ts';
import { Baby, Backpack, BookOpen, Calculator, Icon, Languages, Library, Mic, PencilLine, Puzzle, Users } from '#kit/icon.tsx';

type Lesson = Pick<Event, 'subject' | 'courseCode' | 'groupId'>;

const icons: Readonly<Record<string, typeof Mic>> = {
  math: Calculator,
  complex: Backpack,
  reading: BookOpen,
  english: Languages,
  bilingual: Baby,
  writing: PencilLine,
  writingClub: PencilLine,
  speaking: Mic,
  speakingClub: Mic,
  softskills: Puzzle,
  softSkillsClub: Puzzle,
  readingClub: Library,
};

/** The classes of the colour in which a lesson's subject is told everywhere. */
export const hueOfLesson = ({ courseCode, subject }: Pick<Lesson, 'subject' | 'courseCode'>): string =>
  hueOf(courseCode !== null && icons[courseCode] ? courseCode : subject);

/** The sign of a lesson's subject; the word must stand beside it or in a label. A club carries a second sign: several children. */
export const SubjectIcon = ({ of: { courseCode, subject, groupId }, size = 20 }: { of: Lesson; size?: number }) => (
  <span aria-hidden className="inline-flex items-center">
    <Icon of={(courseCode === null ? undefined : icons[courseCode]) ?? icons[subject] ?? Backpack} size={size} />
    {groupId !== null && <Icon of={Users} size={Math.round(size * 0.6)} />}
  </span>
);
