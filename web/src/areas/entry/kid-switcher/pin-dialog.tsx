import { Pin } from '@school/contract/identity/shapes';
import { useState } from 'react';

import { checked } from '#api/checked.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { signOut } from '#api/session.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { LinkButton } from '#kit/link-button.tsx';
import { PinField } from '#kit/pin-field.tsx';

interface PinDialogProps {
  /** The child has come by its pictures: only signing in leads to the parent. */
  byPictures: boolean;
  onPin(pin: string): Promise<void>;
  onClose(): void;
}

/** Child mode: the way back to the parent is kept by four digits; after five wrong ones only signing in anew helps. */
export function PinDialog({ byPictures, onPin, onClose }: PinDialogProps) {
  const t = useTexts('entry').switcher;
  const [isOver, setIsOver] = useState(byPictures);
  const onRefusal = async (cause: unknown) => {
    if (!(cause instanceof SchoolRefusal)) throw cause;
    if (cause.code === 'identity.wrong_pin') return (cause.take(), { pin: t.pinWrong(Number(cause.facts['left'] ?? 0)) });
    if (cause.code === 'request.too_many') setIsOver((cause.take(), true));
    return undefined;
  };
  if (isOver) {
    return (
      <Dialog
        title={byPictures ? t.signInAgain : t.pinTitle}
        onClose={onClose}
        actions={
          <LinkButton to="/logout" kind="primary">
            {t.signInAgain}
          </LinkButton>
        }
      >
        <p role="alert">{byPictures ? t.byPictures : t.pinOver}</p>
      </Dialog>
    );
  }
  return (
    <Dialog title={t.pinTitle} onClose={onClose}>
      <Form
        label={t.pinTitle}
        onRefusal={onRefusal}
        onSubmit={async (data) => {
          const { value, wrong } = checked(Pin, data.get('pin'), () => t.pinEmpty);
          if (wrong) return { pin: t.pinEmpty };
          await onPin(value);
          return undefined;
        }}
      >
        {({ pending }) => (
          <>
            <PinField name="pin" label={t.pin} autoComplete="off" required />
            <Button type="submit" kind="primary" size="large" wide busy={pending}>
              {t.toParent}
            </Button>
            <Button kind="quiet" wide onPress={() => void signOut().catch(() => undefined)}>
              {t.pinForgotten}
            </Button>
          </>
        )}
      </Form>
    </Dialog>
  );
}
