import { isDeepStrictEqual } from 'node:util';

import type { LessonPlan } from '@school/contract/learning/plans';
import type { RoomTask } from '@school/contract/lesson-room/task-calls';
import type { TemplateCode } from '@school/contract/playbooks/tasks';
import { createLibrary } from '#modules/library';
import { expect, test } from 'vitest';

import { sql } from '#platform/db';

import { createPlaybookCatalogue, playbookUidOf } from '../../playbooks/content/playbook-catalogue.ts';
import { templateOf, templates } from '../../playbooks/templates/registry.ts';
import type { Item } from '../../playbooks/templates/base/template.ts';
import { tellTales, wrongAnswer } from '../../playbooks/testing.ts';
import { haveRoom } from '../testing.ts';

const isLong = process.env['LONG'] === '1';

interface Place {
  playbookUid: string;
  taskIdx: number;
  template: TemplateCode;
}

/** Every task of every lesson, by course. */
function placesByCourse(): Array<{ courseCode: string; places: Place[] }> {
  const library = createLibrary();
  const catalogue = createPlaybookCatalogue(library);
  return library.courses().map(({ courseCode, levels }) => ({
    courseCode,
    places: levels.flatMap(({ lessons }) =>
      lessons.flatMap(({ lessonCode }) => {
        const playbookUid = playbookUidOf(courseCode, lessonCode, 'online');
        return catalogue.slidesIn(playbookUid).map(({ template }, taskIdx) => ({ playbookUid, taskIdx, template }));
      }),
    ),
  }));
}

/** One task of each template stands for the others in the normal run. */
function placesToWalk(): Array<{ of: string; places: Place[] }> {
  const all = placesByCourse();
  if (isLong) return all.map(({ courseCode, places }) => ({ of: courseCode, places }));
  const first = new Map(all.flatMap(({ places }) => places.toReversed()).map((place) => [place.template, place]));
  return [{ of: 'each template', places: [...first.values()] }];
}

/** Every value in a message, with the name under which it stands there. */
function valuesIn(value: unknown, name = ''): Array<{ name: string; value: unknown }> {
  const own = { name, value };
  if (Array.isArray(value)) return [own, ...value.flatMap((one) => valuesIn(one, name))];
  if (typeof value !== 'object' || value === null) return [own];
  return [own, ...Object.entries(value).flatMap(([key, inner]) => valuesIn(inner, key))];
}

/** Names under which a card, a gap, a place on a drawing or a chip of a palette is called what it is. */
const isName = (name: string): boolean => ['id', 'gap', 'places', 'chip'].includes(name);

/**
 * What of the key of an item stands in what was said: as a field, as a value, or as a card that is named apart from the others. What one
 * looks at or listens to is asked, not told: a pattern to copy, a line to trace, a word to write down.
 */
function leaks(item: Item, said: unknown): string[] {
  const found = tellTales(said).map((key) => `the field ${key}`);
  const shown = templateOf(item.template).shown(item);
  const asked = valuesIn([shown.stimulus, 'sample' in shown && shown.sample]).filter(({ value }) => typeof value !== 'boolean');
  const values = valuesIn(said).filter(({ value }) => !asked.some((one) => isDeepStrictEqual(one.value, value)));
  if (item.explain && values.some(({ value }) => isDeepStrictEqual(value, item.explain))) found.push('why it is right');
  const solution = item.template === 'trace' ? null : templateOf(item.template).solution(item);
  for (const [field, key] of Object.entries(solution ?? {})) {
    if (field === 'template' || typeof key === 'number' || typeof key === 'boolean') continue;
    const isWhole = typeof key === 'object' && valuesIn(key).length > 2;
    if (isWhole && values.some(({ value }) => isDeepStrictEqual(value, key))) found.push(`all of ${field}`);
    const cards = valuesIn(key).flatMap(({ value }) => (typeof value === 'string' && value !== '' ? [value] : []));
    for (const { name, value } of values)
      if (typeof value === 'string' && !isName(name) && cards.includes(value)) found.push(`${value} under ${name}`);
  }
  return found.map((what) => `${item.template}: ${what}`);
}

test.each(placesToWalk())(
  'no answer is in anything that either page hears before it is given: $of',
  async ({ places }) => {
    const room = await haveRoom();
    const { school, lessonId, kid, teacher, enter } = room;
    const path = `/lesson-room/${lessonId}`;
    const as = { kid: school.as(kid), teacher: school.as(teacher) };
    const pages = [await enter(kid), await enter(teacher)];
    const found: string[] = [];
    let items = 0;
    for (const { playbookUid, taskIdx } of places) {
      for (const page of pages) page.heard.length = 0;
      const { taskNo } = (await as.teacher.post(`${path}/tasks`, { playbookUid, taskIdx, mode: 'class' })).body;
      for (const page of pages) await page.until(() => page.events.find(({ op }) => op.kind === 'task.open' && op.taskNo === taskNo));
      const shown = await Promise.all([as.kid, as.teacher].map(async (who) => (await who.get(`${path}/tasks/${taskNo}`)).body as RoomTask));
      const copy = await school.db.one(sql<{ items: Array<{ round: number; item: Item }> }>`
        select items from lesson_room_tasks where lesson_id = ${lessonId} and task_no = ${taskNo}`);
      const frames = pages.flatMap(({ heard }) => heard);
      for (const { round, item } of copy?.items ?? []) {
        items++;
        const seen = shown.map((task) => task.items[round]);
        expect(seen.map((it) => it?.judgement)).toEqual([null, null]);
        found.push(...leaks(item, [seen.map((it) => it?.task), frames]).map((what) => `${playbookUid} ${taskIdx} ${round} ${what}`));
      }
      // One miss tells no more, as long as a try is left.
      const [first] = copy?.items ?? [];
      if (!first || shown[0]?.items[0]?.task.tries !== 3) continue;
      const miss = { round: 0, try: 1, answer: wrongAnswer(first.item) };
      const { status, body } = await as.kid.post(`${path}/tasks/${taskNo}/answers`, miss);
      if (status === 200 && !body.settled) expect(body, `${playbookUid} ${taskIdx}`).toMatchObject({ solution: null, explain: null });
    }
    expect(found).toEqual([]);
    expect(items).toBeGreaterThanOrEqual(places.length);
    if (!isLong) expect(places.length).toBe(Object.keys(templates).length);
    expect(school.faults).toEqual([]);
  },
  isLong ? 1_800_000 : 60_000,
);

test(
  'nor where each child plays a copy of its own: every task of the lesson that is taught',
  async () => {
    const room = await haveRoom();
    const { school, lessonId, kid, teacher, anya, enter } = room;
    const as = { kid: school.as(kid), teacher: school.as(teacher) };
    const pages = [await enter(kid), await enter(teacher)];
    const { lesson, lessons } = (await as.teacher.get(`/teacher/lessons/${lessonId}/plan`)).body as LessonPlan;
    const codes = isLong ? lessons.map(({ lessonCode }) => lessonCode) : [lesson?.lessonCode ?? ''];
    const found: string[] = [];
    let items = 0;
    for (const lessonCode of codes) {
      const plan = (await as.teacher.post(`/teacher/lessons/${lessonId}/plan`, { lessonCode, homework: null })).body as LessonPlan;
      const { playbookUid = '', slides = 0 } = plan.lesson ?? {};
      for (let taskIdx = 0; taskIdx < slides; taskIdx++) {
        for (const page of pages) page.heard.length = 0;
        const { taskNo } = (await as.teacher.post(`/lesson-room/${lessonId}/tasks`, { playbookUid, taskIdx, mode: 'own' })).body;
        for (const page of pages) await page.until(() => page.events.find(({ op }) => op.kind === 'task.open' && op.taskNo === taskNo));
        const path = `/lesson-room/${lessonId}/tasks/${taskNo}`;
        const shown = [(await as.kid.get(path)).body, (await as.teacher.get(`${path}?kidUid=${anya.kidUid}`)).body] as RoomTask[];
        const kept = await school.db.all(sql<{ round: number; item: Item }>`
          select round, item from playbooks_items where attempt_uid = ${shown[0]?.attemptUid ?? null} and task_idx = ${taskIdx} order by round`);
        for (const { round, item } of kept) {
          items++;
          const seen = shown.map((task) => task.items.find((it) => it.round === round));
          expect(seen.map((it) => it?.judgement)).toEqual([null, null]);
          const said = [seen.map((it) => it?.task), ...pages.map(({ heard }) => heard)];
          found.push(...leaks(item, said).map((what) => `${playbookUid} ${taskIdx} ${round} ${what}`));
        }
      }
    }
    expect(found).toEqual([]);
    expect(items).toBeGreaterThanOrEqual(codes.length * 5);
    expect(school.faults).toEqual([]);
  },
  isLong ? 1_800_000 : 60_000,
);
