/**
 * The catalogues by feature: one line each. A feature is a file in `ru/` and a file in `en/`, each exporting
 * `texts`; the English one ends with `satisfies Same<typeof ru>`, so that a missing text does not compile.
 */
export const features = {
  common: { ru: () => import('./ru/common.ts'), en: () => import('./en/common.ts') },
  trouble: { ru: () => import('./ru/trouble.ts'), en: () => import('./en/trouble.ts') },
  refusals: { ru: () => import('./ru/refusals.ts'), en: () => import('./en/refusals.ts') },
  names: { ru: () => import('./ru/names.ts'), en: () => import('./en/names.ts') },
  places: { ru: () => import('./ru/places.ts'), en: () => import('./en/places.ts') },
  player: { ru: () => import('./ru/player.ts'), en: () => import('./en/player.ts') },
  kid: { ru: () => import('./ru/kid.ts'), en: () => import('./en/kid.ts') },
  'course-progress': { ru: () => import('./ru/course-progress.ts'), en: () => import('./en/course-progress.ts') },
} as const;

export type Feature = keyof typeof features;
/** The texts of a feature, typed by its Russian catalogue. */
export type TextsOf<F extends Feature> = Awaited<ReturnType<(typeof features)[F]['ru']>>['texts'];
