import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { load } from 'js-yaml';
import { expect, test } from 'vitest';

import { openSchool, type TestSchool } from '../testing.ts';

const token = 'only-the-watcher-knows-these-thirty-two-signs';
const metrics = (school: TestSchool, { headers = {}, remoteAddress = '127.0.0.1' } = {}) =>
  school.http.inject({ method: 'GET', url: '/metrics', headers, remoteAddress });

test('this machine reads the metrics, nobody else, and no proxy passes anybody on', async () => {
  const school = await openSchool();
  const answer = await metrics(school);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(answer.body).toContain('chip_database_up 1\n');
  expect(answer.body).toContain('chip_reconciliation_cases{kind="unapplied"} 0\n');
  expect((await metrics(school, { remoteAddress: '::1' })).statusCode).toBe(200);
  expect((await metrics(school, { remoteAddress: '203.0.113.7' })).statusCode).toBe(404);
  for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip']) {
    expect((await metrics(school, { headers: { [name]: '127.0.0.1' } })).statusCode).toBe(404);
  }
});

test('with a token only who shows it is answered, from anywhere', async () => {
  const school = await openSchool({ env: { METRICS_TOKEN: token } });
  expect((await metrics(school)).statusCode).toBe(404);
  expect((await metrics(school, { headers: { authorization: `Bearer ${token.slice(1)}` } })).statusCode).toBe(404);
  expect((await metrics(school, { headers: { authorization: `Bearer ${token}` }, remoteAddress: '203.0.113.7' })).statusCode).toBe(200);
});

test('requests and tasks are counted and timed, by route and by how they ended', async () => {
  const school = await openSchool();
  await school.as().get('/region');
  await school.as().get('/nowhere');
  school.jobs.every('test.fails', '* * * * *', () => Promise.reject(new Error('no')));
  await expect(school.jobs.now('test.fails')).rejects.toThrow('no');
  await school.jobs.now('reconciliation.find-cases');
  const { body } = await metrics(school);
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/api/region",status="2xx"} 1\n');
  expect(body).toContain('http_request_duration_seconds_bucket{le="10",method="GET",route="/api/region",status="2xx"} 1\n');
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="unknown",status="4xx"} 1\n');
  expect(body).toContain('chip_task_duration_seconds_count{task="test.fails",ended="badly"} 1\n');
  expect(body).toContain('chip_task_duration_seconds_count{task="reconciliation.find-cases",ended="well"} 1\n');
  expect(body).toContain('process_resident_memory_bytes ');
});

test('a source that fails is counted and hides no other', async () => {
  const school = await openSchool();
  await school.db.pool.query('alter table reconciliation_cases rename to elsewhere');
  const { statusCode, body } = await metrics(school);
  expect(statusCode).toBe(200);
  expect(body).toContain('chip_metrics_failed_total 1\n');
  expect(body).toContain('chip_outbox_waiting 0\n');
  expect(school.faults).toHaveLength(1);
});

test('every alert asks for figures that there are, and stands on the page that says what to do', async () => {
  const school = await openSchool();
  await school.as().get('/region');
  for (const task of ['payments.apply-inbox', 'payments.poll-attempts', 'reconciliation.find-cases']) await school.jobs.now(task);
  const { body } = await metrics(school);
  const root = path.resolve(import.meta.dirname, '../../..');
  const page = await readFile(path.join(root, 'docs/operations/alerts.md'), 'utf8');
  const { groups } = load(await readFile(path.join(root, 'ops/prometheus/alerts.yml'), 'utf8')) as {
    groups: Array<{ rules: Array<{ alert: string; expr: string }> }>;
  };
  const rules = groups.flatMap((group) => group.rules);
  expect(rules.length).toBeGreaterThan(10);
  for (const { alert, expr } of rules) {
    for (const [name] of expr.matchAll(/\b(?:chip|http|nodejs)_\w+/g)) expect(body).toContain(`\n${name}`);
    for (const [, task = ''] of expr.matchAll(/task=~"([^"]+)"/g))
      for (const one of task.split('|')) expect(body).toContain(`chip_task_done_timestamp_seconds{task="${one}"}`);
    expect(page).toMatch(new RegExp(`[|,] ${alert}[ ,]`));
  }
});

test('every picture of the dashboard asks for figures that there are', async () => {
  const school = await openSchool();
  await school.as().get('/region');
  for (const task of ['reconciliation.find-cases', 'reconciliation.check-books']) await school.jobs.now(task);
  const { body } = await metrics(school);
  const file = path.resolve(import.meta.dirname, '../../../ops/grafana/school.json');
  const { panels } = JSON.parse(await readFile(file, 'utf8')) as { panels: Array<{ title: string; targets?: Array<{ expr: string }> }> };
  const asked = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  expect(asked.length).toBeGreaterThan(20);
  const missing = asked.flatMap((expr) =>
    [...expr.matchAll(/\b(?:chip|http|nodejs|process)_\w+/g)].filter(([name]) => !body.includes(`\n${name}`)).map(([name]) => name),
  );
  expect(missing).toEqual([]);
});
