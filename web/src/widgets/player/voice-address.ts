import { voiceFile, type VoicePiece } from '@school/contract/playbooks/voice';

import { ownFile } from '#api/school-address.ts';

/**
 * Where a recording is: with the school, also for the app from a store, which carries none of them. The version of all
 * recordings stands in the address: a file that was spoken anew has the same name, and what a browser kept would stay.
 */
export function voiceAddress(piece: VoicePiece, version: string): string {
  const file = `${voiceFile(piece)}?${version}`;
  return import.meta.env.MODE === 'native' ? String(ownFile('', file)) : file;
}

/** The name of its file as a number: the last 24 bits. */
export const nameNumber = (piece: VoicePiece): number => Number.parseInt(voiceFile(piece).slice(-'012345.opus'.length), 16);
