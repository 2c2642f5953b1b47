import { faces, ratingLimits, ratingOptions } from '@school/contract/ratings/limits';
import type { Face, RatingOption, TeacherRating } from '@school/contract/ratings/shapes';

interface Said {
  stars: number | null;
  face: Face | null;
  options: readonly RatingOption[];
}

/**
 * What families say of a teacher. The average of the stars, to one decimal, stands only from five ratings on: fewer
 * would tell the teacher which family it was. Managers (`from` 1) see it at once.
 */
export function ratingOf(said: readonly Said[], from: number = ratingLimits.averageFrom): TeacherRating {
  const given = said.flatMap(({ stars }) => stars ?? []);
  const enough = given.length >= from && given.length > 0;
  const sum = given.reduce((total, stars) => total + stars, 0);
  const count = (face: Face) => said.filter((it) => it.face === face).length;
  const ticked = ratingOptions.map((option) => ({ option, count: said.filter(({ options }) => options.includes(option)).length }));
  return {
    average: enough ? Math.round((sum * 10) / given.length) / 10 : null,
    count: given.length,
    stars: enough ? Array.from({ length: ratingLimits.starsMost }, (_, at) => given.filter((stars) => stars === at + 1).length) : [],
    faces: Object.fromEntries(faces.map((face) => [face, count(face)])) as TeacherRating['faces'],
    options: enough ? ticked.filter((it) => it.count > 0).sort((a, b) => b.count - a.count) : [],
    days: ratingLimits.averageDays,
  };
}

/** The average of stars, to one decimal; null while there are fewer of them than `from`. */
export const averageOf = ({ count, sum }: { count: number; sum: number }, from: number): { average: number; count: number } | null =>
  count >= from && count > 0 ? { average: Math.round((sum * 10) / count) / 10, count } : null;
