import type { RoomState } from '@school/contract/lesson-room/state';
import type { RoomTask } from '@school/contract/lesson-room/task-calls';
import { reduce } from '@school/contract/lesson-room/state';
import { expect, test } from 'vitest';

import { itemsOfAttempt, rightAnswer, wrongAnswer } from '../../playbooks/testing.ts';
import type { Item } from '../../playbooks/templates/base/template.ts';
import { asKid, haveClub, type RoomPage } from '../testing.ts';

/** The room as a page has it by what it was sent, and nothing else. */
const stateOf = ({ entered, events }: RoomPage): RoomState => events.filter(({ seq }) => seq > entered.seq).reduce(reduce, entered.state);

/** Everything that came over the line of a page. */
const heard = (page: RoomPage): string => JSON.stringify([page.entered, page.all('events')]);

async function clubAtWork(mode: 'own' | 'race') {
  const club = await haveClub(['Вера', 'Захар']);
  const { school, lesson, teacher, families, enter } = club;
  const adult = await enter(teacher);
  const [vera, zahar] = families.map(asKid) as [ReturnType<typeof asKid>, ReturnType<typeof asKid>];
  const pages = [await enter(vera), await enter(zahar)] as const;
  await Promise.all([adult, ...pages].map((page) => page.next('ready')));
  const path = `/lesson-room/${lesson.eventId}`;
  const { playbookUid, slides } = (await school.as(teacher).get(`/teacher/lessons/${lesson.eventId}/plan`)).body.lesson;
  for (let taskIdx = 0; taskIdx < slides; taskIdx += 1) {
    const { taskNo } = (await school.as(teacher).post(`${path}/tasks`, { playbookUid, taskIdx, mode })).body;
    const task: RoomTask = (await school.as(zahar).get(`${path}/tasks/${taskNo}`)).body;
    if (!task.items.every((it) => it.task.tries === 3)) continue;
    // A race begins some seconds after it was opened.
    if (task.startsAt !== null) school.clock.set(Temporal.Instant.from(task.startsAt));
    const items = (await itemsOfAttempt(school, task.attemptUid as string)).filter((it) => it.taskIdx === taskIdx);
    const itemAt = (round: number) => items.find((it) => it.round === round)?.item as Item;
    const answers = (round: number, tryNumber: number, isRight: boolean) =>
      school.as(zahar).post(`${path}/tasks/${taskNo}/answers`, {
        round,
        try: tryNumber,
        answer: isRight ? rightAnswer(itemAt(round)) : wrongAnswer(itemAt(round)),
      });
    return { ...club, adult, pages, path, taskNo, answers, zahar, vera };
  }
  throw new Error('The club has no such task');
}

test('how one child did is not sent to another, neither when it happens nor to whoever comes in later; all see the rocket go up', async () => {
  const { adult, pages, answers, enter, path, taskNo, school, teacher, zahar, vera } = await clubAtWork('own');
  const [hers, his] = pages;
  await adult.event(adult.op({ kind: 'goal', of: 3 }));
  await answers(0, 1, false);
  await answers(0, 2, true);
  await school.as(teacher).post(`${path}/tasks/${taskNo}/help`, { round: 1, kidUid: zahar.kidUid });
  const chat = adult.op({ kind: 'chat.open', on: true });
  await Promise.all([adult, hers, his].map((page) => page.event(chat)));

  const teachers = stateOf(adult);
  expect(Object.values(teachers.marks[zahar.kidUid as string] ?? {})).toMatchObject([{ verdict: 'right', tries: 2 }]);
  expect(stateOf(his).marks).toEqual(teachers.marks);
  expect(teachers.goal).toEqual({ of: 3, done: 1 });
  expect([stateOf(his).goal, stateOf(hers).goal]).toEqual([teachers.goal, teachers.goal]);
  expect(heard(his)).toContain('judged');
  expect(stateOf(hers)).toMatchObject({ marks: {}, task: { helped: {} } });
  for (const word of ['judged', 'verdict', 'task.help']) expect(heard(hers)).not.toContain(word);

  const again = await enter(vera);
  await again.next('ready');
  await answers(1, 1, true);
  const last = adult.op({ kind: 'chat.open', on: false });
  await again.event(last);
  expect(stateOf(again).goal).toEqual({ of: 3, done: 2 });
  for (const word of ['judged', 'verdict']) expect(heard(again)).not.toContain(word);
  expect(school.faults).toEqual([]);
});

test('in a race a child is told where the others stand and not how they did, and nobody is left behind alone', async () => {
  const { adult, pages, answers, zahar, vera } = await clubAtWork('race');
  const [hers, his] = pages;
  await answers(0, 1, true);
  await answers(1, 1, true);
  const chat = adult.op({ kind: 'chat.open', on: true });
  await Promise.all([hers, his].map((page) => page.event(chat)));
  expect(stateOf(hers)).toMatchObject({ marks: {}, places: { [zahar.kidUid as string]: 2, [vera.kidUid as string]: 1 } });
  expect(heard(hers)).not.toContain('verdict');
  // Whoever solves something sees at once where the others are, too.
  expect(stateOf(his).places).toEqual(stateOf(hers).places);
});
