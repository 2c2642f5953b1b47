import type { User } from '@school/contract/families/shapes';
import { lazy, Suspense, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Card } from '#kit/card.tsx';

const ConfirmContact = lazy(() => import('./confirm-contact.tsx').then(({ ConfirmContact: component }) => ({ default: component })));

/**
 * A contact waits for its code: said kindly, below what the family has come for. One is asked for; the other, if there is one,
 * can be confirmed in the settings.
 */
export function UnconfirmedCard({ user }: { user: User }) {
  const t = useTexts('contacts');
  const [isOpen, setOpen] = useState(false);
  const [kind] = user.unconfirmedContacts;
  // Where one contact is confirmed already the school reaches the family, and the rest can wait.
  const isReached = (['email', 'phone'] as const).some((it) => user[it] !== null && !user.unconfirmedContacts.includes(it));
  const to = kind && user[kind];
  if (!kind || !to || isReached) return null;
  return (
    <Card title={t.waiting[kind].title} className="flex flex-col gap-3">
      <p className="wrap-anywhere">{t.waiting[kind].about(to)}</p>
      <p className="text-mute">{t.waiting.meanwhile}</p>
      <div>
        <Button onPress={() => setOpen(true)}>{t.confirmOf[kind]}</Button>
      </div>
      <Suspense>{isOpen && <ConfirmContact kind={kind} to={to} onClose={() => setOpen(false)} />}</Suspense>
    </Card>
  );
}
