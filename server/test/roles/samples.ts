import type { Call, Shape } from '@school/contract/call';
import * as z from 'zod/mini';

export interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
  $defs?: Record<string, Schema>;
}

/** Says what to write in a field whose name has a meaning; undefined where any value of the shape will do. */
export type Filling = (field: string, isNeeded: boolean) => unknown;

/** Something a shape takes: required fields, and of the others those that `filled` wants. */
export function sampleOf(shape: Shape | undefined, filled: Filling): Record<string, unknown> {
  return shape ? (valueOf(schemaOf(shape), '', filled) as Record<string, unknown>) : {};
}

const known = new WeakMap<Shape, Schema>();

/** The JSON schema of a shape, with what it names by reference put in place. Made once of each: it is asked for thousands of times. */
export function schemaOf(shape: Shape): Schema {
  const schema = known.get(shape) ?? madeSchema(shape);
  known.set(shape, schema);
  return schema;
}

function madeSchema(shape: Shape): Schema {
  const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }) as Schema;
  const resolved = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(resolved);
    if (typeof node !== 'object' || node === null) return node;
    const named = (node as Schema).$ref?.replace('#/$defs/', '');
    if (named !== undefined) return resolved(schema.$defs?.[named] ?? {});
    return Object.fromEntries(Object.entries(node).map(([field, value]) => [field, field === '$defs' ? undefined : resolved(value)]));
  };
  return resolved(schema) as Schema;
}

/** Names of the fields of a call that say which object it is about: ids anywhere in path, query and body. */
export function idsOf(call: Call): { part: 'params' | 'query' | 'body'; field: string }[] {
  return (['params', 'query', 'body'] as const).flatMap((part) => {
    const shape = call[part];
    if (!shape) return [];
    return [...new Set(idFields(schemaOf(shape)))].map((field) => ({ part, field }));
  });
}

const forms = (schema: Schema): Schema[] => [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];

function* idFields(schema: Schema, name = ''): Generator<string> {
  if (/(Id|Uid|Ids|person)$/.test(name) && [schema, ...forms(schema), schema.items].some((it) => it?.type === 'string')) yield name;
  for (const form of forms(schema)) yield* idFields(form);
  if (schema.items) yield* idFields(schema.items);
  for (const [field, inner] of Object.entries(schema.properties ?? {})) yield* idFields(inner, field);
}

function valueOf(schema: Schema, name: string, filled: Filling): unknown {
  const known = name === '' ? undefined : filled(name, true);
  if (known !== undefined) return schema.type === 'array' && !Array.isArray(known) ? [known] : known;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const form = forms(schema).find(({ type }) => type !== 'null');
  if (form) return valueOf(form, name, filled);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).flatMap(([field, inner]) => {
          const isNeeded = schema.required?.includes(field) ?? false;
          return isNeeded || filled(field, false) !== undefined ? [[field, valueOf(inner, field, filled)]] : [];
        }),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => valueOf(schema.items ?? {}, name, filled));
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? (schema.exclusiveMinimum ?? 0) + 1, 1);
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'string':
      return textOf(schema);
    default:
      return undefined;
  }
}

function textOf({ format, minLength = 0 }: Schema): string {
  if (format === 'uuid') return crypto.randomUUID();
  if (format === 'date-time') return '2026-12-01T15:00:00Z';
  if (format === 'email') return 'somebody@example.com';
  return 'because'.padEnd(minLength, '.');
}
