import { count, type Same } from '../../grammar.ts';
import type { beginning as ru } from '../../ru/shared/course-beginning.ts';

export const beginning = {
  title: 'Where we begin',
  choose: 'The lesson to begin with',
  lesson: (number: number, title: string) => `${number}. ${title}`,
  first: 'With the first lesson of the level. Another one may be chosen until lessons of the course have begun.',
  by: {
    shown: 'The diagnostics showed that the child knows already what the lessons before it teach.',
    family: 'The family has chosen this lesson.',
    school: 'The school has chosen this lesson.',
  },
  shown: (n: number) => `What the child has shown already: ${count('en', n, { one: 'skill', other: 'skills' })}`,
} satisfies Same<typeof ru>;
