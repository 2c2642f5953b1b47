import type { ProductKind } from './manager-shapes.ts';

/** A package is called by what it is (`individual-8`): no two are alike, and none is called otherwise later. */
export const productCodeOf = (kind: ProductKind, lessons: number): string => `${kind}-${lessons}`;

/** What a package is, by how it is called; undefined where it is none of the school's. */
export function productOf(code: string): { kind: ProductKind; lessons: number } | undefined {
  const [, kind, lessons] = /^(individual|group|subscription)-(\d+)$/.exec(code) ?? [];
  return kind === undefined ? undefined : { kind: kind as ProductKind, lessons: Number(lessons) };
}
