import type { RoomScript, RoomTask } from '@school/contract/lesson-room/task-calls';
import type { Judgement } from '@school/contract/playbooks/attempts';
import type { Page } from '@playwright/test';

import { bandOfAge } from '@school/contract/playbooks/bands';

import { expect, expectAccessible } from './fixtures.ts';
import type { RunningSchool } from './running-school.ts';
import { callsOf } from './steps/calls.ts';
import { clubLesson, tileOf } from './steps/club-lesson.ts';
import { demo } from './steps/demo.ts';
import { testWithTasks as test } from './steps/lesson-room.ts';
import { within } from './steps/patience.ts';
import { madeUpMedia } from './steps/room-device.ts';
import { words } from './words.ts';

test.use(madeUpMedia);

const t = words.ru;
const g = t.teacherRoom.group;
const sizes = [
  [1366, 768],
  [1024, 768],
  [1366, 640],
  [1920, 1080],
] as const;

/** What lies beside or below the edge of a page. */
const hidden = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[data-stage], [data-stage] > section')].flatMap((part) => {
      const [down, aside] = [part.scrollHeight - part.clientHeight, part.scrollWidth - part.clientWidth];
      return down > 1 || aside > 1 ? [`${part.tagName}.${part.className} ${aside}×${down}`] : [];
    }),
  );

/** A right answer with other cards in it. */
function wronged({ task, answer }: { task: unknown; answer: unknown }): unknown {
  const said = JSON.stringify(answer);
  const ids = [...new Set(JSON.stringify(task).match(/"id":"[^"]+"/g) ?? [])].map((it) => it.slice('"id":'.length));
  const [had] = ids.filter((id) => said.includes(id));
  const other = ids.find((id) => !said.includes(id));
  return had && other ? JSON.parse(said.replace(had, other)) : undefined;
}

/** Each child answers the first item of a task wrong and all alike; false where this task cannot be answered so. */
async function allMistaken(school: RunningSchool, eventId: string, pages: readonly Page[], taskNo: number): Promise<boolean> {
  const where = `/api/lesson-room/${eventId}/tasks/${taskNo}`;
  for (const page of pages) {
    const { attemptUid, taskIdx, items } = (await (await page.request.get(where)).json()) as RoomTask;
    const { answers } = (await (await fetch(new URL(`/dev/preview/answers/${attemptUid}`, school.url))).json()) as {
      answers: Array<{ taskIdx: number; round: number; answer: unknown }>;
    };
    const right = answers.find((it) => it.taskIdx === taskIdx && it.round === 0)?.answer;
    const answer = wronged({ task: items[0]?.task, answer: right });
    if (answer === undefined) return false;
    const judged = await page.request.post(`${where}/answers`, {
      headers: { 'x-requested-with': 'chip' },
      data: { round: 0, try: 1, answer },
    });
    if (!judged.ok() || ((await judged.json()) as Judgement).verdict !== 'wrong') return false;
  }
  return true;
}

for (const years of [6, 11])
  test(
    `a club of ${years}: the mistakes that several make stand beside the class, and on every screen all is in sight and accessible`,
    { tag: '@long' },
    async ({ school, openDevice }) => {
      test.setTimeout(1_200_000);
      const { eventId, kids, pages, teacher } = await clubLesson(school, openDevice, 4, 'all', years);
      const [kid] = pages as [Page, ...Page[]];
      for (const one of kids) await expect(tileOf(teacher, one)).toBeVisible({ timeout: within(20) });
      await expect(kid.locator(`.room[data-band="${bandOfAge(years)}"]`)).toBeVisible();
      const look = async (screen: string) => {
        for (const [width, height] of sizes) {
          for (const [who, page] of [
            ['teacher', teacher],
            ['kid', kid],
          ] as const) {
            await page.setViewportSize({ width, height });
            await expect.poll(() => hidden(page), { message: `${screen} of ${who} at ${width}×${height}` }).toEqual([]);
          }
        }
        for (const page of [teacher, kid]) {
          await page.setViewportSize({ width: 1366, height: 768 });
          await expectAccessible(page);
        }
      };
      await look('slide');

      const calls = callsOf(school, demo.kate);
      const { steps } = await calls.get<RoomScript>(`/lesson-room/${eventId}/script`);
      let isMistaken = false;
      for (const { playbookUid, taskIdx } of steps.flatMap(({ tasks }) => tasks)) {
        const { taskNo } = await calls.post<{ taskNo: number }>(`/lesson-room/${eventId}/tasks`, { playbookUid, taskIdx, mode: 'own' });
        isMistaken = await allMistaken(school, eventId, pages, taskNo);
        if (isMistaken) break;
      }
      expect(isMistaken, 'a task of the lesson that may be answered wrong').toBe(true);
      const panel = teacher.getByRole('region', { name: g.mistakes.title });
      await expect(panel.getByText(g.mistakes.kids(4))).toBeVisible({ timeout: within(20) });
      await look('mistakes');
      // On a laptop all that is done with a task is on one line.
      const lineOf = (name: string) => teacher.getByRole('button', { name, exact: true }).evaluate((it) => it.getBoundingClientRect().top);
      expect(await lineOf(t.teacherRoom.task.reveal)).toBe(await lineOf(t.teacherRoom.task.help));
      expect(await lineOf(t.teacherRoom.task.help)).toBe(await lineOf(t.teacherRoom.task.takeHand));
      // Where there is no room beside the stage, the class lies over it when it is asked for.
      await teacher.setViewportSize({ width: 1024, height: 768 });
      await expect(panel).toBeHidden();
      await teacher.getByRole('button', { name: g.class, exact: true }).click();
      await expect(panel.getByText(g.mistakes.kids(4))).toBeVisible();
      await expectAccessible(teacher);
      // By turns the bar says most, and has one line from a laptop to a large screen, whoever moves.
      const [task] = steps.flatMap(({ tasks }) => tasks);
      if (!task) throw new Error('The lesson has no task');
      await calls.post(`/lesson-room/${eventId}/tasks`, { playbookUid: task.playbookUid, taskIdx: task.taskIdx, mode: 'class' });
      const turn = teacher.getByRole('button', { name: g.turn.all, exact: true });
      for (const isPressed of [false, true]) {
        await turn.waitFor();
        if (isPressed) await turn.click();
        for (const [width, height] of [...sizes, [1600, 900] as const].filter(([wide]) => wide > 1024)) {
          await teacher.setViewportSize({ width, height });
          const bar = teacher.locator('[data-task-bar]');
          const message = `the bar at ${width}×${height}`;
          await expect
            .poll(() => bar.evaluate((it) => [it.clientHeight < 60, it.scrollWidth <= it.clientWidth]), { message })
            .toEqual([true, true]);
        }
      }
      await teacher.setViewportSize({ width: 1366, height: 768 });
      await expectAccessible(teacher);
    },
  );
