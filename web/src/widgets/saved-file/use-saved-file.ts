import type { GivenFile } from '@school/contract/call';
import { useState } from 'react';

import { raiseNotice } from '#kit/notice.ts';
import { saveFile } from '#kit/save-file.ts';

const types = {
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xml: 'application/xml',
  txt: 'text/plain',
} as const;
type Kind = keyof typeof types;

/**
 * Saves files of the school on this device: `busy` names the one on its way, `saved` is what is said when it is there. What goes
 * wrong, the call itself says.
 */
export function useSavedFile(saved?: (name: string) => string) {
  const [busy, setBusy] = useState<string>();
  const save = async (which: string, file: Promise<GivenFile>, kind: Kind) => {
    setBusy(which);
    try {
      const { name, bytes } = await file;
      saveFile(name, new Uint8Array(bytes), types[kind]);
      if (saved) raiseNotice({ tone: 'good', text: saved(name) });
    } finally {
      setBusy(undefined);
    }
  };
  return {
    busy,
    save: (which: string, file: Promise<GivenFile>, kind: Kind = 'pdf') => void save(which, file, kind).catch(() => undefined),
  };
}
