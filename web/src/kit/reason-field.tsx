import { TextArea, TextField } from './text-field.tsx';
import { typedText } from './typed-text.ts';

/** How the reason is asked for. */
export interface Reason {
  label: string;
  help?: string;
  /** What is said at the field when nothing was typed. */
  needed: string;
  /** The usual answer, already there to be changed. */
  defaultValue?: string;
  maxLength?: number;
  /** More than one line. */
  rows?: number;
}

/** Why something is done: it stays on the record beside the name of who did it. */
export const ReasonField = ({ rows, maxLength = 500, ...field }: Reason) =>
  rows === undefined ? (
    <TextField name="reason" required maxLength={maxLength} {...field} />
  ) : (
    <TextArea name="reason" required maxLength={maxLength} rows={rows} {...field} />
  );

/** What stands in the field; empty when there is nothing but spaces. */
export const reasonOf = (form: FormData): string => typedText(form, 'reason').trim();
