import type { RoomScript, RoomTask } from '@school/contract/lesson-room/task-calls';
import type { Attempt } from '@school/contract/playbooks/attempts';
import { expect, test } from 'vitest';

import { sql } from '#platform/db';

import { itemsOfAttempt, rightAnswer, tellTales, wrongAnswer } from '../../playbooks/testing.ts';
import type { Item } from '../../playbooks/templates/base/template.ts';
import { eraseKid, haveRoom, type TestRoom } from '../testing.ts';

/** A room in which the lesson's tasks can be opened; calls as its people make them. */
async function haveTasks(names?: readonly string[]) {
  const room = await haveRoom(names);
  const { school, lessonId, kid, teacher, enter } = room;
  const adult = await enter(teacher);
  const path = `/lesson-room/${lessonId}`;
  const as = { kid: school.as(kid), teacher: school.as(teacher) };
  const plan = (await as.teacher.get(`/teacher/lessons/${lessonId}/plan`)).body;
  const playbookUid = plan.lesson.playbookUid as string;
  return {
    ...room,
    adult,
    path,
    as,
    playbookUid,
    slides: plan.lesson.slides as number,
    open: (mode: 'own' | 'class' | 'race', taskIdx: number) => as.teacher.post(`${path}/tasks`, { playbookUid, taskIdx, mode }),
    show: async (taskNo: number, who: keyof typeof as = 'kid'): Promise<RoomTask> => (await as[who].get(`${path}/tasks/${taskNo}`)).body,
    /** Items of the copy of the room with their answers. */
    copy: async (taskNo: number): Promise<Array<{ round: number; item: Item }>> =>
      (
        await school.db.one(sql<{ items: Array<{ round: number; item: Item }> }>`
          select items from lesson_room_tasks where lesson_id = ${lessonId} and task_no = ${taskNo}`)
      )?.items ?? [],
  };
}

const kinds = async ({ school, lessonId }: TestRoom) =>
  (await school.db.all(sql<{ kind: string }>`select kind from lesson_room_events where lesson_id = ${lessonId} order by seq`)).map(
    ({ kind }) => kind,
  );

/** A place of the lesson's tasks that the school judges itself and that may be tried more than once. */
async function judgedTask({ open, show, slides }: Awaited<ReturnType<typeof haveTasks>>) {
  for (let taskIdx = 0; taskIdx < slides; taskIdx++) {
    const { taskNo } = (await open('own', taskIdx)).body;
    const task = await show(taskNo);
    if (task.items.every((it) => it.task.tries === 3 && it.task.hint)) return { taskNo: taskNo as number, taskIdx, task };
  }
  throw new Error('The lesson has no such task');
}

test('an answer in the lesson is judged as at home and read there afterwards; the room hears how it went without what was answered', async () => {
  const room = await haveTasks();
  const { as, path, playbookUid, anya, adult } = room;
  const { taskNo, taskIdx, task } = await judgedTask(room);
  expect(task).toMatchObject({ mode: 'own', kidUid: anya.kidUid });
  const items = await itemsOfAttempt(room.school, task.attemptUid as string);
  const first = items.find((it) => it.taskIdx === taskIdx && it.round === 0)?.item as Item;

  const missed = await as.kid.post(`${path}/tasks/${taskNo}/answers`, { round: 0, try: 1, answer: wrongAnswer(first) });
  expect(missed.body).toMatchObject({ settled: false, solution: null });
  const given = { round: 0, try: 2, answer: rightAnswer(first) };
  const judged = await as.kid.post(`${path}/tasks/${taskNo}/answers`, given);
  expect(judged.body).toMatchObject({ verdict: 'right', settled: true });
  await adult.until(() => adult.events.findLast(({ op }) => op.kind === 'judged' && op.done));
  expect(adult.events.filter(({ op }) => op.kind === 'judged').map(({ op }) => op)).toMatchObject([
    { taskNo, kidUid: anya.kidUid, playbookUid, taskIdx, round: 0, done: false },
    { verdict: 'right', done: true },
  ]);
  // It is the attempt of the course: at home it goes on from there.
  const opened: Attempt = (await as.kid.post(`/kids/${anya.kidUid}/playbooks/${playbookUid}/attempts`, {})).body;
  expect(opened.attemptUid).toBe(task.attemptUid);
  expect(opened.items.find((it) => it.taskIdx === taskIdx && it.round === 0)).toMatchObject({ state: 'right', tries: 2 });

  // Sent once more it is the same answer, told once.
  const before = (await kinds(room)).length;
  expect((await as.kid.post(`${path}/tasks/${taskNo}/answers`, given)).body).toEqual(judged.body);
  expect((await kinds(room)).length).toBe(before);
  expect(room.school.faults).toEqual([]);

  // Afterwards it is read in the attempt of this lesson, whatever was begun at home since.
  const parent = room.school.as(anya.parent);
  const [told] = (await parent.get(`${path}/summary`)).body.kids;
  expect(told.tasks).toMatchObject([{ taskIdx, attemptUid: task.attemptUid }]);
  const review = await parent.get(`/attempts/${task.attemptUid}/review`);
  expect([review.status, review.body.items.length > 0]).toEqual([200, true]);
});

test('an answer that the room does not take is not taken by the course either', async () => {
  const room = await haveTasks();
  const { as, path, adult } = room;
  const { taskNo, taskIdx, task } = await judgedTask(room);
  const attemptUid = task.attemptUid as string;
  const item = (await itemsOfAttempt(room.school, attemptUid)).find((it) => it.taskIdx === taskIdx)?.item as Item;
  const send = () => as.kid.post(`${path}/tasks/${taskNo}/answers`, { round: 0, try: 1, answer: rightAnswer(item) });
  const states = async () => (await room.show(taskNo)).items.map(({ state }) => state);

  await adult.event(adult.op({ kind: 'lock', kids: [], on: true }));
  expect(await send()).toMatchObject({ status: 409, body: { error: { code: 'lesson_room.locked' } } });
  expect(await states()).toEqual(task.items.map(() => 'open'));
  await adult.event(adult.op({ kind: 'lock', kids: [], on: false }));
  await as.teacher.post(`${path}/tasks/${taskNo}/close`, {});
  expect(await send()).toMatchObject({ status: 409, body: { error: { code: 'lesson_room.task_closed' } } });
  expect(await states()).toEqual(task.items.map(() => 'open'));
  expect(await as.kid.get(`${path}/tasks/99`)).toMatchObject({ status: 409, body: { error: { code: 'lesson_room.no_such_task' } } });
});

test('when the database is lost in the middle, answer and room know of it both or neither', async () => {
  const room = await haveTasks();
  const { as, path, school } = room;
  const { taskNo, taskIdx, task } = await judgedTask(room);
  const attemptUid = task.attemptUid as string;
  const item = (await itemsOfAttempt(school, attemptUid)).find((it) => it.taskIdx === taskIdx)?.item as Item;
  const send = () => as.kid.post(`${path}/tasks/${taskNo}/answers`, { round: 0, try: 1, answer: rightAnswer(item) });
  const known = async () => ({
    answers: (await school.db.all(sql`select 1 from playbooks_answers where attempt_uid = ${attemptUid}`)).length,
    told: (await kinds(room)).filter((kind) => kind === 'judged').length,
  });

  // The connection dies at the last statement, when the answer is judged and the room is being told.
  await school.db.run(sql`
    create function cut() returns trigger language plpgsql as $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$`);
  await school.db.run(sql`
    create trigger cut before insert on lesson_room_events for each row when (new.kind = 'judged') execute function cut()`);
  expect((await send()).status).toBe(503);
  expect(await known()).toEqual({ answers: 0, told: 0 });
  await school.db.run(sql`drop trigger cut on lesson_room_events`);
  expect((await send()).body).toMatchObject({ settled: true });
  expect(await known()).toEqual({ answers: 1, told: 1 });
});

test('all who begin in a lesson have the same items, and an attempt that was begun at home keeps its own', async () => {
  const room = await haveTasks(['Аня', 'Боря']);
  const { school, pupils, playbookUid, lessonId } = room;
  const [anya, borya] = pupils.map(({ kidUid }) => kidUid) as [string, string];
  const itemsIn = async (attemptUid: string) => (await itemsOfAttempt(school, attemptUid)).map(({ item }) => item);
  const { task } = await judgedTask(room);
  const other = await school.playbooks.open(borya, playbookUid, { seed: lessonId });
  expect(other.attemptUid).not.toBe(task.attemptUid);
  expect(await itemsIn(other.attemptUid)).toEqual(await itemsIn(task.attemptUid as string));
  expect((await school.playbooks.open(anya, playbookUid, { seed: crypto.randomUUID() })).attemptUid).toBe(task.attemptUid);
});

test('help costs nothing in the lesson, and what the teacher shows counts as skipped', async () => {
  const room = await haveTasks();
  const { as, path, anya, show } = room;
  const { taskNo } = await judgedTask(room);
  const asked = { round: 0, kidUid: anya.kidUid };
  expect((await as.teacher.post(`${path}/tasks/${taskNo}/help`, asked)).body).toEqual({ done: true });
  const helped = await show(taskNo);
  expect(helped.items[0]?.hint).not.toBeNull();
  const hinted = await room.school.db.one(sql<{ hinted: boolean }>`
    select hinted from playbooks_items where attempt_uid = ${helped.attemptUid} and task_idx = ${helped.taskIdx} and round = 0`);
  expect(hinted?.hinted).toBe(false);
  expect((await as.teacher.post(`${path}/tasks/${taskNo}/reveal`, asked)).body).toEqual({ done: true });
  const [shown] = (await show(taskNo, 'teacher')).items;
  expect(shown).toMatchObject({ state: 'skipped', judgement: { settled: true } });
  expect(shown?.judgement?.solution).not.toBeNull();
  expect((await kinds(room)).slice(-3)).toEqual(['task.help', 'task.reveal', 'judged']);
});

test('the copy of a class is solved by whoever may move it, and counts for nobody; what a child wrote in it goes with the child', async () => {
  const room = await haveTasks();
  const { as, path, school, anya, playbookUid, open, show, copy, enter, kid, adult } = room;
  const child = await enter(kid);
  const { taskNo } = (await open('class', 0)).body;
  await child.kind('task.open');
  const [first] = await copy(taskNo);
  const given = { round: 0, try: 1, answer: rightAnswer(first?.item as Item) };
  await adult.event(adult.op({ kind: 'allow', kids: [anya.kidUid], what: 'move', on: false }));
  expect((await as.kid.post(`${path}/tasks/${taskNo}/answers`, given)).body.error.code).toBe('lesson_room.locked');
  await adult.event(adult.op({ kind: 'allow', kids: [anya.kidUid], what: 'move', on: true }));
  expect((await as.kid.post(`${path}/tasks/${taskNo}/answers`, given)).body).toMatchObject({ settled: true });
  expect((await show(taskNo, 'teacher')).items[0]).toMatchObject({ answer: given.answer, judgement: { settled: true } });
  expect(await school.playbooks.history(anya.kidUid, playbookUid)).toEqual([]);
  const written = async () => (await copy(taskNo)).map((it) => (it as unknown as { answers: unknown[] }).answers.length);
  expect((await written())[0]).toBe(1);
  await eraseKid(school, anya);
  expect((await written()).every((answers) => answers === 0)).toBe(true);
});

test('a task of the class that is opened again begins anew: no answer of the first time, no mark of it', async () => {
  const room = await haveTasks();
  const { as, path, playbookUid, open, show, copy, enter, kid } = room;
  const play = async () => {
    const { taskNo } = (await open('class', 0)).body;
    const fresh = await show(taskNo);
    const [first] = await copy(taskNo);
    await as.kid.post(`${path}/tasks/${taskNo}/answers`, { round: 0, try: 1, answer: rightAnswer(first?.item as Item) });
    return fresh;
  };
  const marks = async () => (await enter(kid)).entered.state.marks['all'];
  await play();
  expect(Object.keys((await marks()) ?? {})).toEqual([`${playbookUid}/0/0`]);
  expect((await play()).items.every(({ state, answer }) => state === 'open' && answer === null)).toBe(true);
  expect((await marks())?.[`${playbookUid}/0/0`]).toMatchObject({ tries: 1 });
  await open('class', 0);
  expect(await marks()).toEqual({});
});

test('a vote is each child’s own answer, and how many chose what is shown when the teacher says so', async () => {
  const { school, lessonId, kid, teacher, enter, anya } = await haveRoom();
  await school.db.run(
    sql`update scheduling_processes set course_code = 'speaking' where kid_uid = ${anya.kidUid} and course_code = 'math'`,
  );
  const adult = await enter(teacher);
  const as = { kid: school.as(kid), teacher: school.as(teacher) };
  const path = `/lesson-room/${lessonId}`;
  const { steps } = (await as.teacher.get(`${path}/script`)).body as RoomScript;
  const vote = steps.flatMap(({ tasks }) => tasks).find(({ mode }) => mode === 'poll');
  if (!vote) throw new Error('The lesson has no vote');
  const { playbookUid, taskIdx, mode } = vote;
  const { taskNo } = (await as.teacher.post(`${path}/tasks`, { playbookUid, taskIdx, mode })).body;
  const show = async (): Promise<RoomTask> => (await as.kid.get(`${path}/tasks/${taskNo}`)).body;
  const task = await show();
  const [asked] = task.items;
  const options = asked && 'options' in asked.task ? asked.task.options : [];
  const choice = options[1]?.id ?? '';
  const given = { round: 0, try: 1, answer: { template: asked?.task.template, choice } };
  expect((await as.kid.post(`${path}/tasks/${taskNo}/answers`, given)).body).toMatchObject({ verdict: 'seen', settled: true });
  expect((await show()).items[0]?.votes).toBeUndefined();
  await as.teacher.post(`${path}/tasks/${taskNo}/reveal`, { round: 0, kidUid: null });
  await adult.kind('task.reveal');
  expect((await show()).items[0]?.votes).toEqual(options.map(({ id }) => ({ card: id, count: id === choice ? 1 : 0 })));
  // It is the child's own item of the course, done with it.
  expect((await show()).items[0]).toMatchObject({ state: 'seen', answer: given.answer });
  // Where something is right there is nothing to vote on.
  const judged = steps.flatMap(({ tasks }) => tasks).find(({ template }) => template !== 'poll');
  const refused = await as.teacher.post(`${path}/tasks`, { playbookUid, taskIdx: judged?.taskIdx, mode: 'poll' });
  expect(refused.body.error.code).toBe('lesson_room.no_such_task');
});

test('no answer leaves the school before its judgement: not in the task, not in the script, not by the socket', async () => {
  const room = await haveTasks();
  const { as, path, slides, open, show, copy, enter, kid } = room;
  const child = await enter(kid);
  const script = (await as.kid.get(`${path}/script`)).body;
  expect(script.notes).toBeNull();
  expect((await as.teacher.get(`${path}/script`)).body.notes).toHaveLength(script.steps.length);
  const looks = [tellTales(script.steps)];
  for (let taskIdx = 0; taskIdx < slides; taskIdx++) {
    const { taskNo } = (await open('class', taskIdx)).body;
    const task = await show(taskNo);
    looks.push(...task.items.map((it) => tellTales(it.task)));
    expect(task.items.every((it) => it.judgement === null)).toBe(true);
    expect((await copy(taskNo)).length).toBe(task.items.length);
    await child.until(() => child.events.find(({ op }) => op.kind === 'task.open' && op.taskNo === taskNo));
  }
  looks.push(tellTales(child.events.map(({ op }) => op)));
  expect(looks.flat()).toEqual([]);
});

test('a race begins for all at once, and not for children who are too young', async () => {
  const room = await haveTasks();
  const { school, as, path, open, show, anya } = room;
  const bornIn = (year: number) =>
    school.db.run(sql`
      update lesson_room_rooms set roster = jsonb_set(roster, '{kids,0,age}', ${String(2026 - year)}::jsonb) where lesson_id = ${room.lessonId}`);
  await bornIn(2020);
  expect((await open('race', 0)).body.error.code).toBe('lesson_room.too_young_to_race');
  await bornIn(2017);
  const task = await show((await open('race', 0)).body.taskNo);
  expect(task.kidUid).toBe(anya.kidUid);
  const item = (await itemsOfAttempt(school, task.attemptUid as string))[0]?.item as Item;
  const send = () => as.kid.post(`${path}/tasks/${task.taskNo}/answers`, { round: 0, try: 1, answer: rightAnswer(item) });
  expect((await send()).body.error.code).toBe('lesson_room.locked');
  school.clock.set(Temporal.Instant.from(task.startsAt as string));
  expect((await send()).status).toBe(200);
});
