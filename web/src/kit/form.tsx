import { createContext, type FormEvent, type ReactNode, use, useRef, useState, useTransition } from 'react';

import { useDraft } from './draft.ts';
import { useSurroundings } from './surroundings.tsx';

/** Texts of what is wrong, by field name. `''` holds what is wrong with the form as a whole. */
export type FieldErrors = Readonly<Record<string, string>>;

const Errors = createContext<{ errors: FieldErrors; forget(name: string): void }>({ errors: {}, forget: () => undefined });

/** What is wrong with the field of this name. */
export const useFieldError = (name: string): string | undefined => use(Errors).errors[name];

interface FormProps {
  /**
   * Takes what was typed; gives what is wrong by field name, or nothing when all went well (`'unsent'`: all is well, and
   * something else comes before it is sent). What it throws is turned into errors by `onRefusal`.
   */
  onSubmit(data: FormData): Promise<FieldErrors | 'unsent' | void> | FieldErrors | 'unsent' | void;
  /** From what `onSubmit` threw to errors at fields, whose names are given; undefined when it is about none of them. */
  onRefusal?(cause: unknown, names: ReadonlySet<string>): Promise<FieldErrors | undefined>;
  children: ReactNode | ((state: { pending: boolean }) => ReactNode);
  className?: string;
  label?: string;
  /** A long form: what is typed stays on this device under this key (`draftKey`) until it is sent. */
  draft?: string | undefined;
}

/**
 * A form that keeps what was typed, whatever the answer (React empties the fields of `<form action>` after a
 * refusal, so the submit is our own), and puts the focus on the first field that is wrong.
 */
export function Form({ onSubmit, onRefusal, children, className = 'flex flex-col gap-5', label, draft }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { isRestored, forget: forgetDraft, clear } = useDraft(form, draft);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [pending, startTransition] = useTransition();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget);
    startTransition(async () => {
      let wrong: FieldErrors = {};
      try {
        const answer = (await onSubmit(data)) ?? {};
        if (answer !== 'unsent') wrong = answer;
        if (answer !== 'unsent' && Object.keys(wrong).length === 0) forgetDraft();
      } catch (cause) {
        wrong = (await onRefusal?.(cause, namesOf(form.current))) ?? {};
      }
      setErrors(wrong);
      if (Object.keys(wrong).length > 0) setTimeout(() => focusFirst(form.current, wrong));
    });
  };
  const forget = (name: string) => {
    if (errors[name] === undefined) return;
    const { [name]: _, ...others } = errors;
    setErrors(others);
  };
  return (
    <Errors value={{ errors, forget }}>
      <form
        ref={form}
        noValidate
        aria-label={label}
        className={className}
        onSubmit={submit}
        onInput={(event) => {
          if ('name' in event.target && typeof event.target.name === 'string') forget(event.target.name);
        }}
      >
        {isRestored && <Restored onClear={clear} />}
        {typeof children === 'function' ? children({ pending }) : children}
        {errors[''] !== undefined && (
          <p role="alert" className="rounded-sm bg-bad-soft p-3 font-bold text-bad">
            {errors['']}
          </p>
        )}
      </form>
    </Errors>
  );
}

/** Says that what was typed before is here again, and begins anew for whoever wants that. */
function Restored({ onClear }: { onClear(): void }) {
  const { words } = useSurroundings();
  return (
    <p role="status" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-sm bg-brand-soft p-3">
      {words.draftRestored}
      <button type="button" onClick={onClear} className="min-h-11 rounded-sm font-bold text-brand underline">
        {words.draftClear}
      </button>
    </p>
  );
}

const nameOf = (control: Element): string => ('name' in control && typeof control.name === 'string' ? control.name : '');
const namesOf = (form: HTMLFormElement | null): ReadonlySet<string> => new Set([...(form?.elements ?? [])].map(nameOf));

function focusFirst(form: HTMLFormElement | null, wrong: FieldErrors): void {
  const named = [...(form?.elements ?? [])].find((control) => wrong[nameOf(control)] !== undefined && nameOf(control) !== '');
  if (named instanceof HTMLElement) named.focus();
}
