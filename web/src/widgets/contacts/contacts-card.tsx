import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Badge, Card } from '#kit/card.tsx';
import { Skeleton } from '#kit/skeleton.tsx';

import type { Kind } from './change-contact.tsx';

const ChangeContact = lazy(() => import('./change-contact.tsx').then(({ ChangeContact: component }) => ({ default: component })));
const ConfirmContact = lazy(() => import('./confirm-contact.tsx').then(({ ConfirmContact: component }) => ({ default: component })));
const RemoveContact = lazy(() => import('./remove-contact.tsx').then(({ RemoveContact: component }) => ({ default: component })));

const kinds = ['email', 'phone'] as const;

/** One's own e-mail and phone, and the ways to change them (docs/rules/accounts.md#contacts). */
export function ContactsCard() {
  const t = useTexts('contacts');
  const { data: contacts } = useQuery(queryOf('GET /user/contacts'));
  const { data: password } = useQuery(queryOf('GET /user/password'));
  const [open, setOpen] = useState<{ kind: Kind; what: 'change' | 'confirm' | 'remove' }>();
  const isBoth = contacts !== undefined && contacts.email !== null && contacts.phone !== null;
  const given = { kind: open?.kind ?? 'email', asksPassword: password?.isSet ?? true, onClose: () => setOpen(undefined) };
  return (
    <Card title={t.title} className="flex flex-col gap-3">
      <p className="text-mute">{t.about}</p>
      {!contacts && <Skeleton className="h-32" />}
      {contacts && (
        <ul className="flex flex-col divide-y divide-line">
          {kinds.map((kind) => {
            const contact = contacts[kind];
            return (
              <li key={kind} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
                <span className="flex min-w-0 flex-col">
                  <span className="text-sm text-mute">{t.kinds[kind]}</span>
                  {contact === null ? <span>{t.none}</span> : <strong className="figures wrap-anywhere">{contact}</strong>}
                  {contacts.unconfirmed.includes(kind) && (
                    <span>
                      <Badge tone="warn">{t.unconfirmed[kind]}</Badge>
                    </span>
                  )}
                </span>
                <span className="flex flex-wrap gap-2">
                  {contacts.unconfirmed.includes(kind) && (
                    <Button size="small" kind="primary" label={t.confirmOf[kind]} onPress={() => setOpen({ kind, what: 'confirm' })}>
                      {t.confirm}
                    </Button>
                  )}
                  <Button
                    size="small"
                    label={contact === null ? t.addOf[kind] : t.changeOf[kind]}
                    onPress={() => setOpen({ kind, what: 'change' })}
                  >
                    {contact === null ? t.add : t.change}
                  </Button>
                  {isBoth && (
                    <Button size="small" kind="quiet" label={t.removeOf[kind]} onPress={() => setOpen({ kind, what: 'remove' })}>
                      {t.remove}
                    </Button>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      <Suspense>
        {open?.what === 'change' && <ChangeContact {...given} has={contacts?.[open.kind] !== null} />}
        {open?.what === 'confirm' && <ConfirmContact kind={open.kind} to={contacts?.[open.kind] ?? ''} onClose={given.onClose} />}
        {open?.what === 'remove' && <RemoveContact {...given} />}
      </Suspense>
    </Card>
  );
}
