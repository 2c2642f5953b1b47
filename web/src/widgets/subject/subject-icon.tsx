import { Baby, Backpack, BookOpen, Brain, Calculator, Icon, Languages, Library, Mic, PencilLine, Puzzle } from '#kit/icon.tsx';

const icons: Readonly<Record<string, typeof Mic>> = {
  math: Calculator,
  speaking: Mic,
  speakingClub: Mic,
  complex: Backpack,
  reading: BookOpen,
  readingClub: Library,
  softskills: Puzzle,
  softSkillsClub: Puzzle,
  english: Languages,
  brain: Brain,
  bilingual: Baby,
  writing: PencilLine,
  writingClub: PencilLine,
};

/** The sign of a course or a subject; its name stands beside it. */
export const SubjectIcon = ({ code, size = 20 }: { code: string; size?: number }) => <Icon of={icons[code] ?? BookOpen} size={size} />;
