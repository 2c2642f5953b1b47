import type { GivenFile } from '@school/contract/call';
import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { raiseNotice } from '#kit/notice.ts';
import { saveFile } from '#kit/save-file.ts';

/** Keeps a file of pay on this device, and says so. `busy` names the one on its way. */
export function useKeptFile() {
  const t = useTexts('payroll');
  const [busy, setBusy] = useState<string>();
  const save = async (which: string, file: Promise<GivenFile>) => {
    setBusy(which);
    try {
      const { name, bytes } = await file;
      saveFile(name, new Uint8Array(bytes), 'application/octet-stream');
      raiseNotice({ tone: 'good', text: t.saved(name) });
    } finally {
      setBusy(undefined);
    }
  };
  return { busy, keep: (which: string, file: Promise<GivenFile>) => void save(which, file) };
}
