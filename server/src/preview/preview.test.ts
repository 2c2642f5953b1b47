import { createLibrary } from '#modules/library';
import { Task } from '@school/contract/playbooks/tasks';
import { expect, test } from 'vitest';

import { aBrowser } from '../modules/identity/testing.ts';
import { openSchool } from '../testing.ts';
import { previewsOf } from './previews.ts';
import { servePreviews } from './serve-previews.ts';

test('there is something to look at for every lesson and for each of the 39 templates', () => {
  const { lessons, templates } = previewsOf(createLibrary());
  expect(lessons.length).toBeGreaterThanOrEqual(204);
  expect(new Set(lessons.map(({ name }) => name)).size).toBe(lessons.length);
  const known = Task.def.options.map((option) => option.shape.template.def.values[0]);
  expect(known).toHaveLength(39);
  expect(new Set<string | undefined>(templates.map(({ name }) => name))).toEqual(new Set<string | undefined>(known));
});

test('whoever opens a preview is a child in front of the task, each time a new one, and may ask what is right', async () => {
  const school = await openSchool();
  servePreviews(school.http, school);
  const look = (path: string) => school.http.inject({ method: 'GET', url: path });
  const opened = await look('/dev/preview/clock-set?lang=en');
  expect(opened.statusCode).toBe(303);
  const [, kidUid = '', playbookUid = '', slide] =
    /kids\/([^/]+)\/.*playbooks\/([^?]+)\?slide=(\d+)/.exec(opened.headers.location ?? '') ?? [];
  expect([playbookUid, slide]).toEqual(['math-m2-10-online', '2']);
  const child = aBrowser(school);
  child.cookie = opened.cookies[0]?.value;
  const attempt = await child.post(`/kids/${kidUid}/playbooks/${playbookUid}/attempts`);
  expect(attempt.status).toBe(200);
  const { attemptUid, items } = attempt.body;
  const { answers } = (await look(`/dev/preview/answers/${attemptUid}`)).json<{ answers: unknown[] }>();
  expect(answers).toHaveLength(items.length);
  expect((await look('/dev/preview/clock-set')).headers.location).not.toContain(kidUid);
  expect((await look('/dev/preview/m9-99')).statusCode).toBe(404);
  expect((await look('/dev/preview')).body).toContain('href="/dev/preview/type-number"');
  await school.outbox.drain();
  expect(school.faults).toEqual([]);
});
