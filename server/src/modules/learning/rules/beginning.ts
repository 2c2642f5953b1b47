import { allowed, refused, type Verdict } from '@school/contract/verdict';

/** Until the first lesson of a course was held, its beginning may be chosen; from then on its teacher chooses each lesson. */
export const mayChooseBeginning = ({ lessonsHeld }: { lessonsHeld: number }): Verdict =>
  lessonsHeld > 0 ? refused('learning.already_begun') : allowed();
