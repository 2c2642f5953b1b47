import { voicePieces } from '@school/contract/playbooks/voice';
import { names, version } from 'virtual:recorded-voices';

import type { Recordings } from '#kit/play/voice-state.ts';
import { nameNumber, voiceAddress } from './voice-address.ts';

/** Four bytes of the name of each recording, in base64. */
const bytes = Uint8Array.from(atob(names), (letter) => letter.codePointAt(0) ?? 0);
const known = new Set(new Uint32Array(bytes.buffer));

export const recorded: Recordings = {
  filesOf({ text, lang }) {
    const pieces = voicePieces(text, lang);
    return pieces.every((piece) => known.has(nameNumber(piece))) ? pieces.map((piece) => voiceAddress(piece, version)) : null;
  },
};
