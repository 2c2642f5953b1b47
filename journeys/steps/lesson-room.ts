import type { RoomTask } from '@school/contract/lesson-room/task-calls';
import type { TaskOf, TemplateCode } from '@school/contract/playbooks/tasks';
import { expect, type Page } from '@playwright/test';

import { test as base } from '../fixtures.ts';
import { type RunningSchool, startSchool } from '../running-school.ts';
import type { Words } from '../words.ts';
import { type Calls, callsOf } from './calls.ts';
import { signIn } from './come-in.ts';
import { annaAtHome, demo, nextRegular } from './demo.ts';

/** A lesson of the demo school with both pages in its room. */
export interface InRoom {
  eventId: string;
  kidUid: string;
  kid: Page;
  teacher: Page;
  /** What the teacher’s page calls. */
  calls: Calls;
}

/** A school that also tells in which lesson there is a task of each template. */
export const testWithTasks = base.extend({
  // eslint-disable-next-line no-empty-pattern
  school: async ({}, use, info) => {
    const school = await startSchool({ SCHOOL_PREVIEW: '1' });
    await use(school);
    if (info.status !== info.expectedStatus) await info.attach('school', { body: school.output() });
    await school.stop();
  },
});

/** Misha and Olga go into the room of his next lesson, some minutes before it begins; of another age he is once his parent says so. */
export async function enterTheRoom(
  school: RunningSchool,
  { kid, teacher }: { kid: Page; teacher: Page },
  t: Words,
  years?: number,
  /** What is looked at in the waiting room. */
  beforeIn: () => Promise<void> = () => Promise.resolve(),
  /** Who teaches it; Olga where nobody has taken over. */
  leads: { email: string; password: string } = demo.teacher,
): Promise<InRoom> {
  await signIn(kid, t, demo.anna);
  const { eventId, timestamp, kids } = await nextRegular(kid);
  await school.moveClockTo(Temporal.Instant.from(timestamp).subtract({ minutes: 8 }));
  const [kidUid = ''] = kids;
  if (years !== undefined) {
    const dob = { year: Temporal.PlainDate.from(timestamp.slice(0, 10)).year - years, month: 1 };
    const changed = await kid.request.patch(`/api/kids/${kidUid}`, { headers: { 'x-requested-with': 'chip' }, data: { dob } });
    expect(changed.status()).toBe(200);
  }
  await annaAtHome(kid, t);
  await kid.goto('/kid-switcher');
  await kid.getByRole('button', { name: 'Миша' }).click();
  await kid.waitForURL((url) => url.pathname.startsWith('/kids/'));
  await signIn(teacher, t, leads);
  await teacher.goto(`/teacher/lessons/${eventId}/room`);
  await teacher.getByRole('button', { name: t.teacherRoom.wait.enter }).click();
  await kid.goto(`/kids/${kidUid}/room/${eventId}`);
  // Who does not read yet has the door itself for a button; from ten on the button names its key, too.
  const enter = kid.getByRole('button', { name: new RegExp(`^${t.kidRoom.wait.enter}(?: ↵| в урок|.*lesson|$)`) });
  await enter.waitFor();
  await beforeIn();
  await enter.click();
  await kid.locator('[data-stage]').first().waitFor();
  return { eventId, kidUid, kid, teacher, calls: callsOf(school, leads) };
}

/** The teacher puts the task of a template before the class. */
export async function openTask({ teacher, kid, eventId, calls }: InRoom, code: TemplateCode): Promise<TaskOf<TemplateCode>> {
  const way = await fetch(new URL(`/dev/preview/${code}`, teacher.url()), { redirect: 'manual' });
  const place = new URL(way.headers.get('location') ?? '', teacher.url());
  const [playbookUid, taskIdx] = [place.pathname.split('/').at(-1), Number(place.searchParams.get('slide')) - 1];
  const { taskNo } = await calls.post<{ taskNo: number }>(`/lesson-room/${eventId}/tasks`, { playbookUid, taskIdx, mode: 'class' });
  for (const page of [teacher, kid]) await page.locator(`[data-task="${taskNo}"] [data-work]`).waitFor();
  const task = await calls.get<RoomTask>(`/lesson-room/${eventId}/tasks/${taskNo}`);
  const [item] = task.items;
  if (!item) throw new Error(`${code} has no item`);
  return item.task;
}
