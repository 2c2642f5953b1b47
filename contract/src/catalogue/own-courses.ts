const ownNumbers = [
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
  '19',
  '20',
  '21',
  '22',
  '23',
  '24',
] as const;

/** A code for a course or club that a school makes itself: rows of the school say what it is (docs/decisions/0269). */
export type OwnCourseCode = `own${(typeof ownNumbers)[number]}`;

/** Those that a school may make. */
export const ownCourseCodes: readonly OwnCourseCode[] = ownNumbers.map((number) => `own${number}` as const);

const own: ReadonlySet<string> = new Set(ownCourseCodes);
/** Whether the school has made this course itself. */
export const isOwnCourse = (code: string): code is OwnCourseCode => own.has(code);
