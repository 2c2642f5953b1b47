import { expect, test } from 'vitest';

import { skillsMap } from './skills-map.ts';

const skill = (id: string, ...needs: string[]) => ({ id, title: { ru: id, en: id }, needs });
const lesson = (place: number, state: 'done' | 'open' | 'locked', ...skills: string[]) => ({
  lesson: { lessonCode: `m4-${String(place)}`, number: place, place, title: { ru: '', en: '' }, isOpen: state !== 'locked' },
  unit: Math.ceil(place / 6),
  skills,
  isDone: state === 'done',
});
const none = () => null;
const statesOf = (map: ReturnType<typeof skillsMap>) =>
  Object.fromEntries(map.flatMap(({ skills }) => skills).map((one) => [one.skill, one.state]));

test('a skill is done with all its lessons, now with one of them, next when its ground stands', () => {
  const map = skillsMap(
    [skill('m.a', 'm.earlier'), skill('m.b', 'm.a'), skill('m.c', 'm.b'), skill('m.d', 'm.c'), skill('m.earlier')],
    [lesson(1, 'done', 'm.a'), lesson(2, 'done', 'm.b'), lesson(3, 'open', 'm.b'), lesson(4, 'locked', 'm.c'), lesson(7, 'locked', 'm.d')],
    none,
  );
  expect(statesOf(map)).toEqual({ 'm.a': 'done', 'm.b': 'now', 'm.c': 'next', 'm.d': 'later' });
  expect(map.map(({ unit, skills }) => [unit, skills.length])).toEqual([
    [1, 3],
    [2, 1],
  ]);
});

test('what the level does not teach is no ground of it, and no skill of it', () => {
  const [unit] = skillsMap([skill('m.a', 'm.earlier'), skill('m.earlier')], [lesson(1, 'locked', 'm.a')], none);
  expect(unit?.skills).toMatchObject([{ skill: 'm.a', needs: [], state: 'next' }]);
});

test('a skill is told with the answers of all its lessons', () => {
  const [unit] = skillsMap([skill('m.a')], [lesson(1, 'done', 'm.a'), lesson(2, 'done', 'm.a')], (codes) => codes.length * 40);
  expect(unit?.skills[0]?.right).toBe(80);
});
