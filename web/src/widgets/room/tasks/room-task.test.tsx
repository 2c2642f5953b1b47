import type { Task } from '@school/contract/playbooks/tasks';
import type { RoomTaskItem } from '@school/contract/lesson-room/task-calls';
import { act, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { card, common, kidUid, opened, people, twoPages } from '#testing/room-task.tsx';

beforeEach(() => sessionStorage.clear());

const sorting: Task = {
  template: 'hottext',
  ...common,
  layout: 'letters',
  lang: 'ru',
  pieces: ['а', 'б', 'в'].map((word) => ({ id: word, word })),
};

test('what a child moves the teacher sees, and with the task in hand the other way', async () => {
  const { user, kid, teacher, connections } = await twoPages(sorting);
  await user.click(await kid.findByRole('button', { name: /^а/ }));
  await expect.poll(() => teacher.getByRole('button', { name: /^а/ }).getAttribute('aria-pressed')).toBe('true');
  // On the teacher's page nothing moves by the teacher, until it takes the task in hand.
  expect(teacher.getByRole('button', { name: /^б/ }).closest('[inert]')).not.toBeNull();
  await act(async () => void connections.teacher.around.connection.act({ kind: 'hand', kidUid, on: true }));
  await expect.poll(() => teacher.getByRole('button', { name: /^б/ }).closest('[inert]')).toBeNull();
  expect(kid.getByRole('button', { name: /^б/ }).closest('[inert]')).not.toBeNull();
  await user.click(teacher.getByRole('button', { name: /^б/ }));
  await expect.poll(() => kid.getByRole('button', { name: /^б/ }).getAttribute('aria-pressed')).toBe('true');
  expect(kid.getByRole('button', { name: /^а/ }).getAttribute('aria-pressed')).toBe('true');
});

test('a word that a child taps letter by letter is written on the teacher’s page, too', async () => {
  const { user, kid, teacher } = await twoPages({ template: 'type-text', ...common, lang: 'ru', most: 20, letters: Array.from('авеилоф') });
  await user.click(await kid.findByRole('button', { name: 'Показать буквы' }));
  for (const letter of 'лев') await user.click(kid.getByRole('button', { name: letter }));
  await expect.poll(() => teacher.getByRole('textbox').getAttribute('value')).toBe('лев');
  expect(teacher.getByRole('textbox').closest('[inert]')).not.toBeNull();
});

test('a task whose first answer did not come is with the child by itself', async () => {
  let asked = 0;
  const busy = () => new Response(JSON.stringify({ error: { code: 'school.unexpected' } }), { status: 503 });
  const { kid } = await twoPages(sorting, { answers: (shown) => (++asked <= 2 ? busy() : shown) });
  expect(await kid.findByRole('button', { name: /^а/ })).toBeTruthy();
  expect(asked).toBeGreaterThan(2);
});

test('what another page says is dropped where it is no work of this task', async () => {
  const { kid, teacher, connections } = await twoPages(sorting);
  await kid.findByRole('button', { name: /^а/ });
  const { pass } = connections.kid.around.connection;
  const of = { k: 'draft', kidUid, taskNo: 0, round: 0 } as const;
  await act(async () => {
    pass({ ...of, draft: { template: 'hottext', tries: 0, work: { toString: 1 } } });
    pass({ ...of, draft: { template: 'sudoku-grid', tries: 0, work: { cells: [1], at: 0 } } });
    pass({ ...of, draft: { template: 'hottext', tries: 0, work: ['б'] } });
  });
  await expect.poll(() => teacher.getByRole('button', { name: /^б/ }).getAttribute('aria-pressed')).toBe('true');
  expect(teacher.getByRole('button', { name: /^а/ }).getAttribute('aria-pressed')).toBe('false');
});

test('a card in a child’s fingers is seen on its way, and lies as before when it is let go', async () => {
  const options = ['лиса', 'сова', 'рысь'].map(card);
  const ordering: Task = { template: 'order-list', ...common, items: options };
  const { kid, teacher, connections } = await twoPages(ordering);
  const fox = await teacher.findByRole('button', { name: /^лиса/ });
  const { pass } = connections.kid.around.connection;
  const at = { k: 'pointer', place: `task/${kidUid}`, x: 0.5, y: 0.5 } as const;
  await act(async () => pass({ ...at, card: 'сова', lift: 'лиса' }));
  await expect.poll(() => fox.hasAttribute('data-lifted')).toBe(true);
  expect(fox.style.translate).not.toBe('');
  // Of the other cards none, and none on the page whose finger it is.
  expect(document.querySelectorAll('[data-lifted]')).toHaveLength(1);
  expect(kid.getByRole('button', { name: /^лиса/ }).hasAttribute('data-lifted')).toBe(false);
  await act(async () => pass({ ...at, card: 'сова' }));
  await expect.poll(() => fox.hasAttribute('data-lifted')).toBe(false);
  expect(fox.style.translate).toBe('');
});

test('a disc in a child’s hand is seen lifted before it is put down', async () => {
  const tower: Task = { template: 'tower-moves', ...common, discs: 2, from: [[2, 1], [], []], to: [[], [], [2, 1]] };
  const { user, kid, teacher } = await twoPages(tower);
  await user.click(await kid.findByRole('button', { name: /^1\./ }));
  await expect.poll(() => teacher.getByRole('button', { name: /^1\./ }).getAttribute('aria-pressed')).toBe('true');
  await user.click(kid.getByRole('button', { name: /^3\./ }));
  await expect.poll(() => teacher.getByRole('button', { name: /^3\./ }).getAttribute('aria-label')).toContain('1');
  expect(teacher.getByRole('button', { name: /^1\./ }).getAttribute('aria-pressed')).toBe('false');
});

test('while the teacher speaks a child’s task stands still, and is as it was afterwards', async () => {
  const { user, kid, tell } = await twoPages(sorting);
  await user.click(await kid.findByRole('button', { name: /^в/ }));
  await act(async () => tell({ kind: 'lock', kids: [], on: true }, people.teacher));
  expect(kid.getByRole('button', { name: /^в/ }).closest('[inert]')).not.toBeNull();
  await act(async () => tell({ kind: 'lock', kids: [], on: false }, people.teacher));
  expect(kid.getByRole('button', { name: /^в/ }).getAttribute('aria-pressed')).toBe('true');
});

test('the copy of a class is moved by all who may', async () => {
  const { user, kid, teacher, tell } = await twoPages(sorting, { mode: 'class' });
  expect((await kid.findByRole('button', { name: /^а/ })).closest('[inert]')).not.toBeNull();
  await user.click(teacher.getByRole('button', { name: /^а/ }));
  await expect.poll(() => kid.getByRole('button', { name: /^а/ }).getAttribute('aria-pressed')).toBe('true');
  await act(async () => tell({ kind: 'allow', kids: [kidUid], what: 'move', on: true }, people.teacher));
  await user.click(kid.getByRole('button', { name: /^в/ }));
  await expect.poll(() => teacher.getByRole('button', { name: /^в/ }).getAttribute('aria-pressed')).toBe('true');
});

test('an answer goes to the room, and the child hears what the school says to it', async () => {
  const two: Task = { template: 'choice-one', ...common, options: ['лиса', 'сова', 'рысь'].map(card) };
  const { user, kid, school } = await twoPages(two);
  const judgement = { taskIdx: 1, round: 0, kept: null, hint: null, near: null, solution: null, explain: null, next: null, result: null };
  school.on('POST /lesson-room/:eventId/tasks/:taskNo/answers', { ...judgement, verdict: 'right', settled: true, triesLeft: 0 });
  await user.click(await kid.findByRole('button', { name: /^сова/ }));
  await kid.findByText('Да, это оно!');
  const [asked] = school.by('POST /lesson-room/:eventId/tasks/:taskNo/answers');
  expect(asked?.body).toEqual({ round: 0, try: 1, answer: { template: 'choice-one', choice: 'сова' } });
});

test('a copy that the teacher put aside stands as it stood when it is looked at again', async () => {
  const { user, kid, teacher, said } = await twoPages(sorting);
  await user.click(await kid.findByRole('button', { name: /^а/ }));
  await expect.poll(() => teacher.getByRole('button', { name: /^а/ }).getAttribute('aria-pressed')).toBe('true');
  await user.click(teacher.getByRole('button', { name: 'aside' }));
  expect(teacher.queryByRole('button', { name: /^а/ })).toBeNull();
  await user.click(kid.getByRole('button', { name: /^б/ }));
  await expect.poll(() => said.some(({ message }) => JSON.stringify(message).includes('["а","б"]'))).toBe(true);
  await user.click(teacher.getByRole('button', { name: 'aside' }));
  for (const name of [/^а/, /^б/]) expect((await teacher.findByRole('button', { name })).getAttribute('aria-pressed')).toBe('true');
});

test('what is said while a page draws the task, before it listens, is in it', async () => {
  let say = (): void => undefined;
  const { user, kid, teacher, connections } = await twoPages(sorting, { drawn: () => say() });
  await kid.findByRole('button', { name: /^а/ });
  await user.click(teacher.getByRole('button', { name: 'aside' }));
  const { pass } = connections.kid.around.connection;
  say = () => pass({ k: 'draft', kidUid, taskNo: 0, round: 0, draft: { template: 'hottext', tries: 0, work: ['б'] } });
  await user.click(teacher.getByRole('button', { name: 'aside' }));
  expect((await teacher.findByRole('button', { name: /^б/ })).getAttribute('aria-pressed')).toBe('true');
});

test('an answer that was on its way when the page was loaded anew goes out again', async () => {
  const two: Task = { template: 'choice-one', ...common, options: ['лиса', 'сова', 'рысь'].map(card) };
  const attemptUid = crypto.randomUUID();
  const before = await twoPages(two, { attemptUid });
  const answers = 'POST /lesson-room/:eventId/tasks/:taskNo/answers';
  before.school.on(answers, () => new Promise(() => undefined));
  await before.user.click(await before.kid.findByRole('button', { name: /^сова/ }));
  await expect.poll(() => before.school.by(answers).length).toBe(1);

  const after = await twoPages(two, { attemptUid });
  const judgement = { taskIdx: 1, round: 0, kept: null, hint: null, near: null, solution: null, explain: null, next: null, result: null };
  after.school.on(answers, { ...judgement, verdict: 'right', settled: true, triesLeft: 0 });
  await after.kid.findByText('Да, это оно!');
  expect(after.school.by(answers)[0]?.body).toEqual({ round: 0, try: 1, answer: { template: 'choice-one', choice: 'сова' } });
  expect(localStorage.getItem('unsent-answers')).toBe('[]');
});

test('a child that does nothing gets the player’s help, its teacher is told, and a touch ends both', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const still = (seconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(seconds * 1000)));
  const { user, kid, teacher } = await twoPages(sorting);
  await kid.findByRole('button', { name: /^а/ });
  const speaker = () => kid.getByRole('button', { name: 'Послушать ещё раз' }).className;
  expect(speaker()).not.toContain('kid-glow');
  await still(5);
  expect(speaker()).toContain('kid-glow');
  expect(teacher.queryByText('Пока ничего не происходит')).toBeNull();
  await still(5);
  await expect.poll(() => teacher.queryByText('Пока ничего не происходит')).not.toBeNull();
  await user.click(kid.getByRole('button', { name: /^а/ }));
  await expect.poll(() => teacher.queryByText('Пока ничего не происходит')).toBeNull();
  expect(speaker()).not.toContain('kid-glow');
});

test('of a vote each sees its own answer alone, until the teacher shows how many chose what', async () => {
  const question: Task = { template: 'poll', ...common, hint: false, tries: 1, options: ['лиса', 'сова', 'рысь'].map(card) };
  const { user, kid, teacher, tell, school, shown } = await twoPages(question, { mode: 'poll' });
  school.on('POST /lesson-room/:eventId/tasks/:taskNo/reveal', { done: true });
  expect(kid.queryByRole('button', { name: 'Показать ответы всех' })).toBeNull();
  await user.click(await teacher.findByRole('button', { name: 'Показать ответы всех' }));
  const [asked] = school.by('POST /lesson-room/:eventId/tasks/:taskNo/reveal');
  expect(asked?.body).toEqual({ round: 0, kidUid: null });
  expect(kid.queryByRole('region', { name: 'Ответы всех' })).toBeNull();
  // Who has voted stays where the votes will be, and goes nowhere from there.
  const judgement = { verdict: 'seen', settled: true } as RoomTaskItem['judgement'];
  shown.items = shown.items.map((it) => ({ ...it, state: 'seen', judgement }) as RoomTaskItem);
  await act(async () => tell({ ...opened, kind: 'judged', kidUid, round: 0, verdict: 'seen', done: true }, 'school'));
  await waitFor(() => expect(kid.getByText('Ответ принят')).toBeTruthy());
  expect(kid.queryByRole('button', { name: 'Дальше' })).toBeNull();
  const counts = { лиса: 2, сова: 0, рысь: 1 };
  shown.items = shown.items.map((it) => ({ ...it, votes: Object.entries(counts).map(([id, count]) => ({ card: id, count })) }));
  await act(async () => tell({ kind: 'task.reveal', taskNo: 0, round: 0, kidUid: null }, 'school'));
  for (const page of [kid, teacher])
    expect(
      within(await page.findByRole('region', { name: 'Ответы всех' }))
        .getAllByRole('listitem')
        .map((it) => it.querySelector('.sr-only')?.textContent),
    ).toEqual(['лиса: 2', 'сова: 0', 'рысь: 1']);
});
