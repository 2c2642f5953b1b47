import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/kid/kid-story.ts';

export const texts = {
  book: 'Story book',
  scene: (number: number, title: string) => `${number}. ${title}`,
  before: 'The picture before',
  after: 'The next picture',
  garland: (lit: number, of: number) => `Lanterns lit: ${lit} of ${of}`,
  lantern: 'Lantern',
  sky: 'Sky',
  none: 'This book is not here yet.',
  speech: { later: 'We will open this picture after a lesson with your teacher.' },
} satisfies Same<typeof ru>;
