import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/shared/device-code.ts';

/** Six digits by which a lesson goes on on another device. */
export const texts = {
  ask: 'Code for another device',
  askFor: (name: string) => `Code for another device: ${name}`,
  title: 'Code for another device',
  titleFor: (name: string) => `Code for another device: ${name}`,
  where: (address: string) => `On the other device open ${address} and enter these digits.`,
  what: 'The code works once and for this lesson only. The lesson will close on this device.',
  left: 'Expires in',
  over: 'The code has expired.',
  another: 'New code',
} satisfies Same<typeof ru>;
