import { voiceFile, type VoicePiece } from '@school/contract/playbooks/voice';

import { ownFile } from '#api/school-address.ts';

/** Where a recording is: with the school, also for the app from a store, which carries none of them. */
export const voiceAddress = (piece: VoicePiece): string =>
  import.meta.env.MODE === 'native' ? String(ownFile('', voiceFile(piece))) : voiceFile(piece);
