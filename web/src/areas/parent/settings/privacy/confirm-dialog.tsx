import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { atFields } from '#api/form-refusals.ts';
import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { Button } from '#kit/button.tsx';
import { Checkbox } from '#kit/checkbox.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { Form } from '#kit/form.tsx';
import { PasswordField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

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

/** Before data leave the school, or go for ever, their owner shows to be the owner. */
export function ConfirmDialog({ title, children, action, danger = false, onConfirm, onClose }: ConfirmDialogProps) {
  const t = useTexts('privacy');
  const { data: ways } = useQuery(queryOf('GET /user/social'));
  const asksPassword = ways?.asksPassword ?? true;
  const submit = async (data: FormData) => {
    const password = typedText(data, 'password');
    if (danger && !data.has('sure')) return { sure: t.erase.sureNeeded };
    if (asksPassword && password === '') return { password: t.passwordEmpty };
    await onConfirm(asksPassword ? { password } : {});
    onClose();
    return undefined;
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        label={title}
        onSubmit={submit}
        onRefusal={atFields({
          'identity.wrong_credentials': 'password',
          'request.too_many': '',
          'identity.fresh_sign_in_needed': '',
          'privacy.money_on_its_way': '',
          'privacy.too_many_exports': '',
          'privacy.erasure_asked': '',
        })}
      >
        {({ pending }) => (
          <>
            {children}
            {danger && <Checkbox name="sure">{t.erase.sure}</Checkbox>}
            {asksPassword && (
              <PasswordField name="password" label={t.password} help={t.passwordHelp} autoComplete="current-password" required />
            )}
            <div className="flex flex-wrap justify-end gap-3">
              <Button onPress={onClose}>{t.cancel}</Button>
              <Button type="submit" kind={danger ? 'danger' : 'primary'} busy={pending}>
                {action}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Dialog>
  );
}
