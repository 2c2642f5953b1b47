import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/shared/certificates.ts';

export const texts = {
  mine: 'My certificates',
  title: 'Certificates',
  given: (date: string) => `Given on ${date}`,
  print: 'Download to print',
  saved: (name: string) => `Saved: ${name}`,
} satisfies Same<typeof ru>;
