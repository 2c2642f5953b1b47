import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { Checkbox } from '#kit/checkbox.tsx';

import { OwnerDialog } from '../owner-dialog.tsx';

interface ConfirmDialogProps {
  title: string;
  children: ReactNode;
  /** What happens, on the button. */
  action: string;
  danger?: boolean;
  /** Does it with the password, where there is one. */
  onConfirm(body: { password?: string }): Promise<unknown>;
  onClose(): void;
}

/** Before data leave the school, or go for ever. */
export function ConfirmDialog({ title, children, action, danger = false, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useTexts('privacy');
  const { data: ways } = useQuery(queryOf('GET /user/social'));
  return (
    <OwnerDialog
      title={title}
      words={t}
      asksPassword={ways?.asksPassword ?? true}
      action={action}
      danger={danger}
      check={(data) => (danger && !data.has('sure') ? { sure: t.erase.sureNeeded } : undefined)}
      onConfirm={async (proof) => {
        await onConfirm(proof);
        onClose();
      }}
      refusals={{ '': ['privacy.money_on_its_way', 'privacy.too_many_exports', 'privacy.erasure_asked'] }}
      onClose={onClose}
    >
      {children}
      {danger && <Checkbox name="sure">{t.erase.sure}</Checkbox>}
    </OwnerDialog>
  );
}
