import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/shared/device-code.ts';

/** Six digits by which a lesson goes on on another device. */
export const texts = {
  ask: 'Code for another device',
  askFor: (name: string) => `Code for another device: ${name}`,
  title: 'Code for another device',
  titleFor: (name: string) => `Code for another device: ${name}`,
  where: (address: string) => `On the other device open ${address} and type these digits.`,
  what: 'The code lets into this lesson only, and only once. The lesson then closes here.',
  left: 'Still good for',
  over: 'The time of the code is over.',
  another: 'New code',
} satisfies Same<typeof ru>;
