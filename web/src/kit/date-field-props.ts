import type { FieldProps } from './field.tsx';

/** What both halves of a date field are told. */
export interface DateFieldProps extends Omit<FieldProps, 'disabled'> {
  /** YYYY-MM-DD, or '' for none. */
  value: string;
  onChange(date: string): void;
  min?: string;
  max?: string;
  isUnavailable?: (date: string) => boolean;
}
