import { voicePieces } from '@school/contract/playbooks/voice';
import { names, version } from 'virtual:recorded-voices';

import type { Recordings } from '#kit/play/voice-state.ts';
import { unpackNumbers } from './name-list.ts';
import { nameNumber, voiceAddress } from './voice-address.ts';

/** Three bytes of the name of each recording. Of what has none one in five hundred is taken for recorded: its file is not there, and the device speaks. */
const known = new Set(unpackNumbers(names));

export const recorded: Recordings = {
  filesOf({ text, lang }) {
    const pieces = voicePieces(text, lang);
    return pieces.every((piece) => known.has(nameNumber(piece))) ? pieces.map((piece) => voiceAddress(piece, version)) : null;
  },
};
