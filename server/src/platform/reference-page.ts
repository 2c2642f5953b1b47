import { escaped } from './plain-page.ts';

type Content = Record<string, { schema?: unknown }>;

interface Operation {
  summary: string;
  description: string;
  parameters: Array<{ name: string; in: string; required?: boolean; schema: unknown }>;
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

const shape = (schema: unknown) => `<pre>${escaped(JSON.stringify(schema, null, 2))}</pre>`;
/** JSON as its shape; a file, a sound, a picture or a video as its type. */
const shapesOf = (content: Content = {}) =>
  Object.entries(content)
    .map(([type, { schema }]) => (type === 'application/json' ? shape(schema) : `<p><code>${escaped(type)}</code></p>`))
    .join('');

/** The API document as one page to read: no script, no style of its own, so that it works under the strictest policy. */
export function referencePage(document: Record<string, unknown>, school: string): string {
  const { paths, components } = document as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, unknown> };
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(`${method.toUpperCase()} ${path}`, operation)),
  );
  const shapes = Object.entries(components.schemas).map(
    ([name, schema]) => `<details id="${escaped(name)}"><summary>${escaped(name)}</summary>${shape(schema)}</details>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(school)}: API</title></head><body><main><h1>${escaped(school)}: API</h1>
<p><a href="/api/openapi.json">OpenAPI 3.1 document</a>. A refusal is always <code>{ error: { code, message, facts } }</code>.</p>
<h2>Calls</h2>${operations.join('')}<h2>Shapes</h2>${shapes.join('')}</main></body></html>`;
}

function section(title: string, operation: Operation): string {
  const parameters = operation.parameters.map(
    ({ name, in: where, required }) => `<li><code>${escaped(name)}</code> (${where}${required ? ', required' : ''})</li>`,
  );
  const responses = Object.entries(operation.responses).map(([status, { description, content }]) =>
    status === '200' ? `<dt>200</dt><dd>${shapesOf(content)}</dd>` : `<dt>${status}</dt><dd>${escaped(description)}</dd>`,
  );
  return `<section><h3><code>${escaped(title)}</code></h3><p>${escaped(operation.summary)}. ${escaped(operation.description)}</p>
${parameters.length > 0 ? `<ul>${parameters.join('')}</ul>` : ''}
${operation.requestBody ? `<h4>Body</h4>${shapesOf(operation.requestBody.content)}` : ''}
<h4>Answers</h4><dl>${responses.join('')}</dl></section>`;
}
