import { createHash } from 'node:crypto';

import type { FaultSource } from '@school/contract/faults/calls';

import { type ReadFault, readFault } from './rules/read-fault.ts';
import type { Tools } from './tools.ts';
import { unminified } from './unminify.ts';

/** Keeps one fault with those of its kind. What is no fault is not kept, and nothing is said of it. */
export const keepFault =
  ({ faults, clock }: Pick<Tools, 'faults' | 'clock'>) =>
  async (event: unknown, source: FaultSource, { withReplay }: { withReplay: boolean }): Promise<void> => {
    const read = readFault(event);
    if (!read) return;
    const stack = source === 'app' ? await unminified(read.stack) : read.stack;
    const fault = { ...read, stack, replayId: withReplay ? read.replayId : null };
    const innermost = stack.find(({ ours }) => ours) ?? stack[0];
    const place = innermost ? `${innermost.name} (${innermost.file}${innermost.line === null ? '' : `:${innermost.line}`})` : '';
    await faults.add(fingerprint(source, fault), source, { ...fault, place }, clock.now());
  };

/** The same for each time of a fault: its kind, its words without numbers, and the calls that led to it, by name and file. */
function fingerprint(source: FaultSource, { kind, words, stack }: ReadFault): string {
  const calls = stack
    .filter(({ ours }) => ours)
    .slice(0, 3)
    // The name of a built script says its release: `assets/intro-B1x9Zq0a.js`.
    .map(({ name, file }) => `${name} ${file.replace(/-[\w-]{8}(?=\.js$)/, '')}`);
  return createHash('sha256')
    .update([source, kind, words.replace(/\d+/g, '0'), ...calls].join('\n'))
    .digest('hex')
    .slice(0, 32);
}
