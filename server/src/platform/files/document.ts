import { filesLimits } from '@school/contract/files/limits';

import { Refusal } from '../refusal.ts';

/** Readers forgive some bytes before the head and after the end of a PDF; so much of it, no more. */
const forgiven = 1024;

/** Refuses what is no PDF by its first and last bytes, whatever it says of itself, and what is too large. It is kept as it is. */
export function insistOnDocument(bytes: Uint8Array): void {
  const megabytes = filesLimits.documentMegabytes;
  if (bytes.length > megabytes * 1024 * 1024) throw new Refusal('files.too_large', { megabytes });
  const head = Buffer.from(bytes.subarray(0, forgiven)).toString('latin1');
  const end = Buffer.from(bytes.subarray(-forgiven)).toString('latin1');
  if (!head.startsWith('%PDF-') || !end.includes('%%EOF')) throw new Refusal('files.not_a_document');
}
