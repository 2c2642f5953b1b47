import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { loadAll } from 'js-yaml';
import { expect, onTestFinished, test } from 'vitest';

import { settingsTable } from '../src/platform/settings/table.ts';

const ops = path.resolve(import.meta.dirname, '../../ops');
const text = (name: string) => readFileSync(path.join(ops, name), 'utf8');
const has = (program: string): boolean => {
  try {
    return execFileSync('which', [program]).length > 0;
  } catch {
    return false;
  }
};
const isSetting = (name: string): boolean => Object.hasOwn(settingsTable, name);

interface Container {
  env: Array<{ name: string }>;
  readinessProbe: { httpGet: { path: string } };
  livenessProbe: { httpGet: { path: string } };
  securityContext: object;
  volumeMounts: Array<{ mountPath: string }>;
}
interface Manifest {
  kind: string;
  metadata: { name: string; namespace?: string };
  spec: { template: { spec: { containers: Container[]; terminationGracePeriodSeconds: number } }; replicas: number; minAvailable: number };
}

test('what compose tells the school are settings of the school, and it writes where it may', () => {
  const [compose] = loadAll(text('compose.yaml')) as [
    { services: Record<string, { environment: Record<string, string>; volumes: string[] }> },
  ];
  const { school } = compose.services;
  expect(Object.keys(school?.environment ?? {}).filter((name) => !isSetting(name))).toEqual([]);
  expect(school?.volumes).toEqual(['data:/data']);
  expect(school).toMatchObject({ read_only: true, tmpfs: ['/tmp'] });
  expect(text('Containerfile')).toMatch(/^ENV .*DATA_DIR=\/data/m);
});

test('Kubernetes gives the school its settings, asks it as it answers, and gives it time to end', () => {
  const manifests = loadAll(text('kubernetes/school.yaml')) as Manifest[];
  expect(manifests.map(({ kind }) => kind)).toEqual(['Namespace', 'Deployment', 'PodDisruptionBudget', 'Service', 'Ingress']);
  const deployment = manifests.find(({ kind }) => kind === 'Deployment');
  const { containers = [], terminationGracePeriodSeconds = 0 } = deployment?.spec.template.spec ?? {};
  const [school] = containers;
  // The password is only part of the address beside it.
  expect(school?.env.map(({ name }) => name).filter((name) => !isSetting(name))).toEqual(['DATABASE_PASSWORD']);
  expect(school?.readinessProbe.httpGet.path).toBe('/readyz');
  expect(school?.livenessProbe.httpGet.path).toBe('/healthz');
  expect(school?.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp']);
  // The drain, then 25 seconds for answers that are running.
  expect(terminationGracePeriodSeconds).toBeGreaterThan(15 + 25);
  const budget = manifests.find(({ kind }) => kind === 'PodDisruptionBudget');
  expect(budget?.spec.minAvailable).toBeLessThan(deployment?.spec.replicas ?? 0);
  const [database] = loadAll(text('kubernetes/database.yaml')) as [Manifest & { spec: { instances: number; minSyncReplicas: number } }];
  expect(database.spec.instances).toBeGreaterThan(database.spec.minSyncReplicas);
  // The secret and the services that the operator makes are named by the cluster.
  for (const name of [`${database.metadata.name}-app`, `${database.metadata.name}-ro.`])
    expect(text('kubernetes/school.yaml')).toContain(name);
});

test.runIf(has('promtool'))('Prometheus takes its rules and its targets', () => {
  execFileSync('promtool', ['check', 'rules', path.join(ops, 'prometheus/alerts.yml')]);
  execFileSync('promtool', ['check', 'config', '--syntax-only', path.join(ops, 'prometheus/scrape.yml')]);
});

test.runIf(has('systemd-analyze'))('systemd takes all units', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'chip-units-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const units = readdirSync(path.join(ops, 'systemd'));
  // What they run is installed on the machine of the school alone.
  for (const name of units)
    writeFileSync(path.join(folder, name), text(`systemd/${name}`).replaceAll(/^(Exec\w+=)\/opt\S+/gm, `$1${process.execPath}`));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...units.map((name) => path.join(folder, name))], {
    encoding: 'utf8',
  });
  // What it does not know it only says; of units of the machine it may say something, too.
  const said = stderr.split('\n').filter((line) => units.some((name) => line.includes(name)));
  expect({ status, said }).toEqual({ status: 0, said: [] });
});

test.runIf(has('haproxy'))('HAProxy takes both files, before schools and before databases', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'chip-haproxy-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const name of ['haproxy.cfg', 'database.cfg']) {
    const file = path.join(folder, name);
    // The certificate is the machine's.
    writeFileSync(file, text(`haproxy/${name}`).replace(/^ *bind :443.*\n/m, ''));
    execFileSync('haproxy', ['-c', '-f', file]);
  }
});

test.runIf(has('caddy'))('Caddy takes its file, with names of its own and with those of a container', () => {
  const file = path.join(ops, 'caddy/Caddyfile');
  for (const env of [{}, { SCHOOL_NAME: 'other.example.com', SCHOOL_AT: 'school:3000' }]) {
    const read = execFileSync('caddy', ['adapt', '--config', file], { env: { ...process.env, ...env }, encoding: 'utf8' });
    expect(read).toContain('SCHOOL_AT' in env ? 'school:3000' : '127.0.0.1:3000');
    expect(read).toContain('SCHOOL_NAME' in env ? 'other.example.com' : 'school.example.com');
  }
});
