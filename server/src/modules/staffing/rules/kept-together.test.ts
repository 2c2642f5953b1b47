import { expect, test } from 'vitest';

import { keptTogether } from './kept-together.ts';

const lesson = (of: string | null, ...proposals: string[]) => ({ of, proposals });
const firstOf = (...lessons: Array<ReturnType<typeof lesson>>) =>
  keptTogether(lessons, { ofWhom: ({ of }) => of, idOf: (name: string) => name }).map(({ proposals }) => proposals[0]);

test('a child whose lessons one teacher could take all gets that one, though others fit single lessons better', () => {
  expect(firstOf(lesson('anna', 'Irina', 'Dmitry'), lesson('anna', 'Dmitry'), lesson('anna', 'Irina', 'Dmitry'))).toEqual([
    'Dmitry',
    'Dmitry',
    'Dmitry',
  ]);
});

test('where nobody has them all, whoever has most; of equal ones the best; nobody stays nobody', () => {
  expect(firstOf(lesson('anna', 'Irina'), lesson('anna', 'Dmitry', 'Irina'), lesson('anna'))).toEqual(['Irina', 'Irina', undefined]);
  expect(firstOf(lesson('boris', 'Irina', 'Dmitry'), lesson('boris', 'Irina', 'Dmitry'))).toEqual(['Irina', 'Irina']);
});

test('another child’s lessons count for nothing, nor do trials of nobody’s course', () => {
  expect(firstOf(lesson('anna', 'Irina', 'Dmitry'), lesson('boris', 'Dmitry'), lesson(null, 'Irina', 'Dmitry'))).toEqual([
    'Irina',
    'Dmitry',
    'Irina',
  ]);
});
