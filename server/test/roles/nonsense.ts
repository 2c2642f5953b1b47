import type { Call, Shape } from '@school/contract/call';

import type { Sample } from './people.ts';
import { type Schema, schemaOf } from './samples.ts';

const deep = (levels: number): unknown => (levels === 0 ? [] : [deep(levels - 1)]);

/** What no person and no page sends: characters, sizes, numbers, ages and types that a field has to refuse by itself. */
export const nonsense: readonly unknown[] = [
  'a\u0000b',
  'a\r\nX-EVIL:1',
  'a\u0085b',
  '\ud800',
  'a'.repeat(40_000),
  2 ** 53,
  -(2 ** 53),
  1e308,
  'NaN',
  1.5,
  -1,
  '0001-01-01',
  '9999-12-31',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  null,
  true,
  [],
  {},
  deep(200),
];

type Step = string | number;
export interface Field {
  part: 'params' | 'query' | 'body';
  path: readonly Step[];
}

/** Every field that a call takes, also those inside of others and those that may be left out. */
export function fieldsOf(call: Call): Field[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const shape: Shape | undefined = call[part];
    if (!shape) return [];
    const known = new Map([...pathsIn(schemaOf(shape), [])].map((path) => [path.join('.'), { part, path }]));
    return [...known.values()];
  });
}

function* pathsIn(schema: Schema, at: readonly Step[]): Generator<readonly Step[]> {
  if (at.length > 0) yield at;
  if (at.length > 5) return;
  for (const form of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]) yield* pathsIn(form, at);
  if (schema.items) yield* pathsIn(schema.items, [...at, 0]);
  for (const [name, inner] of Object.entries(schema.properties ?? {})) yield* pathsIn(inner, [...at, name]);
}

/** The same sample with nonsense in one field. */
export function spoiled(sample: Sample, { part, path }: Field, value: unknown): Sample {
  const root: Record<string, unknown> = structuredClone(sample[part] ?? {});
  let place: Record<Step, unknown> = root;
  for (const [depth, step] of path.entries()) {
    if (depth === path.length - 1) place[step] = value;
    else {
      const next = place[step];
      if (typeof next !== 'object' || next === null) place[step] = typeof path[depth + 1] === 'number' ? [] : {};
      place = place[step] as Record<Step, unknown>;
    }
  }
  return { ...sample, [part]: root };
}
