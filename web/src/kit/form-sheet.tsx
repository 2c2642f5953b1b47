import type { ReactNode } from 'react';

import { Button } from './button.tsx';
import { Sheet } from './dialog.tsx';
import { Draft } from './draft.tsx';
import { type FieldErrors, Form } from './form.tsx';
import { raiseNotice } from './notice.ts';
import { type Reason, ReasonField, reasonOf } from './reason-field.tsx';

interface FormSheetProps {
  title: string;
  onClose(): void;
  /** Name of the form; the title unless told otherwise. */
  label?: string;
  width?: 'narrow' | 'wide';
  /** The button; none while there is nothing to send. */
  submit: { label: string; kind?: 'primary' | 'danger' | undefined; disabled?: boolean } | undefined;
  /**
   * Sends what was typed. Gives what to say when it is done: the sheet closes then (`''` says nothing). Errors by field name keep it
   * open, and so does nothing at all: the sheet goes on by itself.
   */
  onSubmit(data: FormData, reason: string): Promise<string | FieldErrors | undefined>;
  /** What is wrong before anything is sent, beside a missing reason. */
  check?(data: FormData): FieldErrors | undefined;
  onRefusal?(cause: unknown, names: ReadonlySet<string>): Promise<FieldErrors | undefined>;
  /** Asks why; without it no reason is wanted. */
  reason?: Reason | undefined;
  /** What is said on top when what the sheet is about is no longer there: then nothing can be sent. */
  gone?: string | false | undefined;
  /** What is typed is kept on this device under this key until it is sent. */
  draft?: string;
  /** Stands above the form, and below it. */
  above?: ReactNode;
  below?: ReactNode;
  /** Stands between the reason and the button: what is asked for last. */
  last?: ReactNode;
  children?: ReactNode;
}

/** One action about one thing: what it is about, its fields, why, and the button. What was typed stays when it fails. */
export function FormSheet({ title, onClose, label = title, width, above, below, onRefusal, ...form }: FormSheetProps) {
  const { submit, reason, gone, draft, last, children } = form;
  const send = async (data: FormData): Promise<FieldErrors | 'unsent' | undefined> => {
    const why = reasonOf(data);
    const wrong = { ...form.check?.(data), ...(reason && why === '' && { reason: reason.needed }) };
    if (Object.keys(wrong).length > 0) return wrong;
    const answer = await form.onSubmit(data, why);
    if (typeof answer !== 'string') return answer ?? 'unsent';
    if (answer !== '') raiseNotice({ tone: 'good', text: answer });
    onClose();
    return undefined;
  };
  return (
    <Sheet title={title} onClose={onClose} {...(width && { width })}>
      {above}
      <Form label={label} onSubmit={send} {...(onRefusal && { onRefusal })}>
        {({ pending }) => (
          <>
            {draft !== undefined && <Draft of={draft} />}
            {typeof gone === 'string' && <p className="rounded-sm bg-warn-soft p-3 font-bold text-warn">{gone}</p>}
            {children}
            {reason && <ReasonField {...reason} />}
            {last}
            {submit && (
              <Button
                type="submit"
                kind={submit.kind ?? 'primary'}
                size="large"
                busy={pending}
                disabled={submit.disabled === true || typeof gone === 'string'}
              >
                {submit.label}
              </Button>
            )}
          </>
        )}
      </Form>
      {below}
    </Sheet>
  );
}
