import { count, type Same } from '../../grammar.ts';
import type { beginning as ru } from '../../ru/shared/course-beginning.ts';

export const beginning = {
  title: 'Where we begin',
  choose: 'First lesson',
  lesson: (number: number, title: string) => `${number}. ${title}`,
  first: 'From the first lesson of the level. You can choose another one until the course begins.',
  by: {
    shown: 'The placement test showed that the child already knows what the earlier lessons teach.',
    family: 'The family chose this lesson.',
    school: 'The school chose this lesson.',
  },
  shown: (n: number) => `What the child already knows: ${count('en', n, { one: 'skill', other: 'skills' })}`,
} satisfies Same<typeof ru>;
