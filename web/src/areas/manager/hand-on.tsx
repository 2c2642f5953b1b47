import { useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';

import { QrCode } from './qr-code.tsx';

/** No letter leaves the school: the link is shown to whoever invites, to be handed on by hand. */
export function HandOn({ link }: { link: string }) {
  const t = useTexts('staff').handOn;
  const [copied, setCopied] = useState<boolean>();
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <output className="flex flex-col items-start gap-3 rounded-md bg-warn-soft p-4">
      <p className="font-bold text-warn">{t.notSent}</p>
      <p>{t.about}</p>
      <p className="max-w-full font-bold break-all select-all">{link}</p>
      <QrCode text={link} label={t.qr} />
      <Button kind="primary" onPress={() => void copy()}>
        {copied === true ? t.copied : t.copy}
      </Button>
      {copied === false && <p>{t.notCopied}</p>}
    </output>
  );
}
