import { useState } from 'react';

import { Blocker } from '#kit/blocker.tsx';
import { Button } from '#kit/button.tsx';
import { Dialog, Sheet } from '#kit/dialog.tsx';
import { Icon, WifiOff } from '#kit/icon.tsx';
import { raiseNotice } from '#kit/notice.ts';
import { Part } from './part.tsx';
import { words } from './words.ts';

export function LayerParts() {
  const t = words.layers;
  const [open, setOpen] = useState<'dialog' | 'sheet' | 'offline'>();
  const close = () => setOpen(undefined);
  const actions = (
    <>
      <Button kind="danger" onPress={() => raiseNotice({ tone: 'bad', text: t.badText })}>
        {t.cancel}
      </Button>
      <Button kind="primary" onPress={close}>
        {t.keep}
      </Button>
    </>
  );
  return (
    <Part title={t.title}>
      <div className="flex flex-wrap gap-3">
        <Button onPress={() => setOpen('dialog')}>{t.dialog}</Button>
        <Button onPress={() => setOpen('sheet')}>{t.sheet}</Button>
        <Button onPress={() => raiseNotice({ tone: 'bad', text: t.badText })}>{t.bad}</Button>
        <Button onPress={() => raiseNotice({ tone: 'good', text: t.goodText, action: { label: t.undo, onPress: () => undefined } })}>
          {t.good}
        </Button>
        <Button
          onPress={() => {
            setOpen('offline');
            setTimeout(close, 3000);
          }}
        >
          {t.offline}
        </Button>
      </div>
      {open === 'dialog' && (
        <Dialog title={t.dialogTitle} onClose={close} actions={actions}>
          <p>{t.dialogText}</p>
        </Dialog>
      )}
      {open === 'sheet' && (
        <Sheet title={t.dialogTitle} onClose={close} actions={actions}>
          <p>{t.dialogText}</p>
        </Sheet>
      )}
      {open === 'offline' && (
        <Blocker title={t.offlineTitle} picture={<Icon of={WifiOff} size={56} />}>
          {t.offlineText}
        </Blocker>
      )}
    </Part>
  );
}
