export interface PageRoute {
  path: string;
  file: string;
  layout: string;
  /** The tables of its area, which others do not load. */
  tables: string[];
  /** Files of the Russian catalogues. */
  texts: string[];
  area: string;
}
export const budgets: { entry: number; pages: Record<string, number> } & Record<string, number>;
export const tables: { routes: string[]; features: string[] };
export const sourcesOf: (web: string) => [routes: string, features: string];
export function pagesOf(routes: string, features: string): PageRoute[];
export function closureOf(
  manifest: Record<string, { file: string; imports?: string[]; dynamicImports?: string[] }>,
  keys: string[],
): Set<string> & { keys: string[] };
export function tooBig(lines: [name: string, kilobytes: number, budget: number | undefined][]): string[];
export function catalogueFile(catalogue: string): string;
