import type { ReactNode } from 'react';

import { atFields, type RefusalsAtFields } from '#api/form-refusals.ts';
import { Button } from '#kit/button.tsx';
import { Dialog } from '#kit/dialog.tsx';
import { type FieldErrors, Form } from '#kit/form.tsx';
import { PasswordField } from '#kit/text-field.tsx';
import { typedText } from '#kit/typed-text.ts';

interface OwnerDialogProps {
  title: string;
  words: { password: string; passwordHelp?: string; passwordEmpty: string; cancel: string };
  asksPassword: boolean;
  /** What happens, on the button. */
  action: string;
  danger?: boolean;
  /** What is wrong beside a missing password. */
  check?(data: FormData): FieldErrors | undefined;
  /** Does it with the password, where there is one. */
  onConfirm(proof: { password?: string }, data: FormData): Promise<unknown>;
  /** Refusals that are said in the dialog, beside those of the password. */
  refusals?: RefusalsAtFields;
  onClose(): void;
  children?: ReactNode;
}

/** Before something of the account comes, goes or leaves the school, its owner shows to be the owner. */
export function OwnerDialog({ title, words, asksPassword, action, danger = false, onClose, children, ...does }: OwnerDialogProps) {
  const submit = async (data: FormData) => {
    const wrong = does.check?.(data);
    if (wrong) return wrong;
    const password = typedText(data, 'password');
    if (asksPassword && password === '') return { password: words.passwordEmpty };
    await does.onConfirm(asksPassword ? { password } : {}, data);
    return undefined;
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        label={title}
        onSubmit={submit}
        onRefusal={atFields(does.refusals ?? {}, {
          password: ['identity.wrong_credentials'],
          '': ['request.too_many', 'identity.fresh_sign_in_needed'],
        })}
      >
        {({ pending }) => (
          <>
            {children}
            {asksPassword && (
              <PasswordField
                name="password"
                label={words.password}
                {...(words.passwordHelp !== undefined && { help: words.passwordHelp })}
                autoComplete="current-password"
                required
              />
            )}
            <div className="flex flex-wrap justify-end gap-3">
              <Button onPress={onClose}>{words.cancel}</Button>
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
