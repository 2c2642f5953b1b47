import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

import { openApiDocument } from '../../src/platform/openapi.ts';

type Responses = Record<string, { content: Record<string, unknown> }>;
const document = openApiDocument();
const paths = document['paths'] as Record<string, Record<string, { responses: Responses }>>;
let ajv: Ajv2020 | undefined;
const compiled = new Map<string, ValidateFunction | undefined>();

const pointerOf = (...steps: string[]): string =>
  steps.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');

/** What the API document says against an answer of a call (`GET /kids/:kidUid`); undefined where they agree. */
export function againstDocument(key: string, status: number, body: unknown): string | undefined {
  const [method = '', path = ''] = key.split(' ');
  const url = `/api${path.replace(/:(\w+)/g, '{$1}')}`;
  const response = paths[url]?.[method.toLowerCase()]?.responses[status];
  if (!response) return `${key} → ${status} is not in the document`;
  if (!('application/json' in response.content)) return undefined;
  const at = pointerOf('paths', url, method.toLowerCase(), 'responses', String(status), 'content', 'application/json', 'schema');
  // Formats are held by the shapes themselves; here it is about what is there and of which type.
  ajv ??= new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'school');
  if (!compiled.has(at)) compiled.set(at, ajv.getSchema(`school#/${at}`));
  const judge = compiled.get(at);
  if (judge?.(body)) return undefined;
  const [error] = judge?.errors ?? [];
  return `${key} → ${status} ${error ? `${error.instancePath} ${error.message}` : 'has no schema'}`;
}
