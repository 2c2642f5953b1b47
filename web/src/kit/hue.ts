/** Which hue a course or a subject is told by (`family.css`); a club has that of its subject, a course of the school's own the violet of the school. */
const hues: Readonly<Record<string, string>> = {
  speakingClub: 'speaking',
  softSkillsClub: 'softskills',
  readingClub: 'readingclub',
  writingClub: 'writing',
};

/** Classes for whatever is drawn in the colour of a course: the parts below read `--s`, `--s-on`, `--s-ink`, `--s-soft`, `--s-tint`. */
export const hueOf = (code: string): string => `hue h-${hues[code] ?? code}`;
