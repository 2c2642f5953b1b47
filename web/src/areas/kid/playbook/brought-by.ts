import type { Album, Sticker } from '@school/contract/rewards/shapes';

/** Whoever comes back to a lesson later has had its present: so long, in minutes, it is new. */
const newFor = 15;

/** The sticker that the lesson of this playbook has brought just now; `math-m2-08-home` is one of `math/m2-08`. */
export const broughtBy = ({ pages }: Pick<Album, 'pages'>, playbookUid: string, now: number): Sticker | undefined =>
  pages
    .flatMap(({ stickers }) => stickers)
    .find(
      ({ lesson, foundAt }) =>
        lesson !== null &&
        foundAt !== null &&
        playbookUid.startsWith(`${lesson.replace('/', '-')}-`) &&
        now - Date.parse(foundAt) < newFor * 60_000,
    );
