import { adultNeedOf } from '@school/contract/adult-need';
import { refusalOfAdult } from '@school/contract/adult-rights';
import type { Call } from '@school/contract/call';
import { calls, type KnownCall } from '@school/contract/calls';
import { type ErrorCode, errorCatalogue } from '@school/contract/errors';
import { isChangeBySupport, needsOf, rightOf } from '@school/contract/role-matrix';
import { roles } from '@school/contract/roles';
import * as z from 'zod/mini';

type Json = Record<string, unknown>;

/** The API document, OpenAPI 3.1, made from the contract alone. Named shapes are components. */
export function openApiDocument(): Json {
  const components = z.toJSONSchema(z.globalRegistry, { uri: (id) => `#/components/schemas/${id}`, io: 'input', unrepresentable: 'any' });
  const schemas = Object.fromEntries(Object.entries(components.schemas).map(([id, schema]) => [id, cleaned(schema)]));
  const paths: Record<string, Json> = {};
  for (const [key, call] of Object.entries(calls) as Array<[KnownCall, Call]>) {
    const [method, path] = key.split(' ') as [string, string];
    const url = `/api${path.replace(/:(\w+)/g, '{$1}')}`;
    paths[url] = { ...paths[url], [method.toLowerCase()]: operation(key, call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'School', version: '1', description: 'Every call of the school, as its server and its browser read it.' },
    paths,
    components: {
      schemas: { ...schemas, Refusal: refusalSchema },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' }, cookie: { type: 'apiKey', in: 'cookie', name: 'chip' } },
    },
  };
}

const refusalSchema = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message', 'facts'],
      properties: {
        code: { enum: Object.keys(errorCatalogue) },
        message: { type: 'string' },
        facts: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
      },
    },
  },
};

function operation(key: KnownCall, call: Call): Json {
  const who = roles.filter((role) => rightOf(key, role) !== 'deny');
  const forGuests = who.includes('guest');
  return {
    operationId: key.replace(/[^a-zA-Z0-9]+/g, '_'),
    summary: call.summary,
    description: `May be called by: ${who.join(', ')}.`,
    ...(forGuests ? {} : { security: [{ bearer: [] }, { cookie: [] }] }),
    parameters: [
      ...parameters(call.params, 'path'),
      ...parameters(call.query, 'query'),
      ...(call.idempotent
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: call.needsKey === true,
              schema: { type: 'string', minLength: 8, maxLength: 100 },
            },
          ]
        : []),
    ],
    ...(call.sound ? { requestBody: { required: true, content: { 'audio/*': { schema: { type: 'string', format: 'binary' } } } } } : {}),
    ...(call.picture ? { requestBody: { required: true, content: { 'image/*': { schema: { type: 'string', format: 'binary' } } } } } : {}),
    ...(call.document
      ? { requestBody: { required: true, content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } } }
      : {}),
    ...(call.video ? { requestBody: { required: true, content: { 'video/*': { schema: { type: 'string', format: 'binary' } } } } } : {}),
    ...(call.body ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(call.body, 'input') } } } } : {}),
    responses: {
      200: {
        description: 'Done',
        content: call.file
          ? { [call.file]: { schema: { type: 'string', format: 'binary' } } }
          : { 'application/json': { schema: schemaOf(call.gives, 'output') } },
      },
      ...refusals([...new Set([...generalRefusals(key, call), ...call.refusals])]),
    },
  };
}

/** What any such call may be refused with before its module is asked, and the faults of our own. */
function generalRefusals(key: KnownCall, call: Call): ErrorCode[] {
  const isForAll = roles.every((role) => rightOf(key, role) !== 'deny');
  const need = rightOf(key, 'parent') === 'deny' ? undefined : adultNeedOf(call);
  return [
    'request.invalid',
    ...(call.params ? (['request.not_found', 'request.address_too_long'] as const) : []),
    ...(isForAll ? [] : (['identity.not_signed_in', 'identity.not_your_role'] as const)),
    ...(need === undefined || need === 'sees' ? [] : [refusalOfAdult(need)]),
    ...(needsOf(key).length > 0 ? (['identity.right_needed'] as const) : []),
    ...(isChangeBySupport(key) ? (['identity.support_reads_only'] as const) : []),
    ...(key.startsWith('GET ') ? [] : (['request.foreign_origin', 'request.too_large', 'request.too_slow'] as const)),
    ...(call.idempotent ? (['request.key_reused'] as const) : []),
    'request.too_fast',
    'request.too_many',
    'request.headers_too_large',
    'school.busy',
    'school.unexpected',
    'school.restarting',
  ];
}

function refusals(codes: readonly ErrorCode[]): Json {
  const byStatus = Map.groupBy(codes, (code) => errorCatalogue[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => [
      status,
      {
        description: of.map((code) => `${code}: ${errorCatalogue[code].message}`).join(' · '),
        content: { 'application/json': { schema: refusalOf(of) } },
      },
    ]),
  );
}

/** The shape of all refusals, with the codes that may stand here. */
const refusalOf = (codes: readonly ErrorCode[]): Json => ({
  allOf: [{ $ref: '#/components/schemas/Refusal' }],
  properties: { error: { properties: { code: { enum: codes } } } },
});

function parameters(shape: Call['params'], where: 'path' | 'query'): Json[] {
  if (!shape) return [];
  const { properties = {}, required = [] } = schemaOf(shape, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, schema]) => ({ name, in: where, required: required.includes(name), schema }));
}

function schemaOf(shape: NonNullable<Call['body']>, io: 'input' | 'output'): Json {
  const schema = z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as Json;
  const id = z.globalRegistry.get(shape)?.id;
  return id ? { $ref: `#/components/schemas/${id}` } : cleaned(schema);
}

/** References go to the components; the copies that come with each schema are dropped. */
function cleaned(schema: Json): Json {
  const { $schema: _schema, $id: _id, id: _name, $defs: _defs, ...rest } = schema;
  return JSON.parse(JSON.stringify(rest).replaceAll('#/$defs/', '#/components/schemas/')) as Json;
}
