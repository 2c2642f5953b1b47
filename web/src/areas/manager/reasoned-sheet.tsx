import type { ReactNode } from 'react';

import { FormSheet } from '#kit/form-sheet.tsx';
import { useReason } from './use-reason.ts';

interface ReasonedSheetProps {
  title: string;
  /** What the button says, and the form is called: the title unless told otherwise. */
  label?: string;
  kind?: 'danger';
  onClose(): void;
  act(reason: string): Promise<unknown>;
  /** What is said when it is done. */
  done: string;
  onRefusal?: Parameters<typeof FormSheet>[0]['onRefusal'];
  children?: ReactNode;
}

/** An act that asks for nothing but its reason. */
export function ReasonedSheet({ title, label = title, kind, onClose, act, done, onRefusal, children }: ReasonedSheetProps) {
  const submit = async (_: FormData, reason: string) => {
    await act(reason);
    return done;
  };
  return (
    <FormSheet
      {...{ title, label, onClose, children }}
      reason={useReason()}
      submit={{ label, kind }}
      onSubmit={submit}
      {...(onRefusal && { onRefusal })}
    />
  );
}
