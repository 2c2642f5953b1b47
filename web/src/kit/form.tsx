import { createContext, type FormEvent, type ReactNode, use, useRef, useState, useTransition } from 'react';

/** Texts of what is wrong, by field name. `''` holds what is wrong with the form as a whole. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Said by a form when all went well: its draft is not needed any more. */
export const formSent = 'form-sent';

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
}

/**
 * A form that keeps what was typed, whatever the answer (React empties the fields of `<form action>` after a
 * refusal, so the submit is our own), and puts the focus on the first field that is wrong.
 */
export function Form({ onSubmit, onRefusal, children, className = 'flex flex-col gap-5', label }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
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
        if (answer !== 'unsent' && Object.keys(wrong).length === 0) form.current?.dispatchEvent(new Event(formSent));
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
        {typeof children === 'function' ? children({ pending }) : children}
        {errors[''] !== undefined && (
          <p ref={intoView} role="alert" className="rounded-sm bg-bad-soft p-3 font-bold text-bad">
            {errors['']}
          </p>
        )}
      </form>
    </Errors>
  );
}

/** Below a long form it would stand out of sight, and nothing would seem to have happened. */
const intoView = (refusal: HTMLElement | null): void => refusal?.scrollIntoView({ block: 'nearest' });

const nameOf = (control: Element): string => ('name' in control && typeof control.name === 'string' ? control.name : '');
const namesOf = (form: HTMLFormElement | null): ReadonlySet<string> => new Set([...(form?.elements ?? [])].map(nameOf));

function focusFirst(form: HTMLFormElement | null, wrong: FieldErrors): void {
  const named = [...(form?.elements ?? [])].find((control) => wrong[nameOf(control)] !== undefined && nameOf(control) !== '');
  if (named instanceof HTMLElement) named.focus();
}
