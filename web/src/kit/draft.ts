import { type RefObject, useEffect, useRef, useState } from 'react';

import { readDraft, rememberDraft, forgetDraft } from './draft-store.ts';

/**
 * What somebody types into a long form stays on this device until it is sent: a reload, a closed tab or a phone that
 * forgets its pages costs nothing. Only what was changed is kept, and never a password, a code or a file.
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type Values = Readonly<Record<string, readonly string[]>>;

/** Milliseconds after the last key. */
const patience = 300;
const secret = new Set(['password', 'file', 'hidden', 'submit', 'button']);

const isKept = (control: Element): control is Control =>
  (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement) &&
  control.name !== '' &&
  !secret.has(control.type) &&
  // A password that is being looked at is a text for the browser.
  !/password|one-time-code/.test(control.autocomplete);
const isBox = (control: Control): control is HTMLInputElement => control.type === 'checkbox' || control.type === 'radio';
const controlsOf = (form: HTMLFormElement): Control[] => [...form.elements].filter(isKept);

/** What stands in the fields, by name. */
function read(form: HTMLFormElement): Values {
  const values: Record<string, string[]> = {};
  for (const control of controlsOf(form)) {
    const own = (values[control.name] ??= []);
    if (!isBox(control) || control.checked) own.push(control.value);
  }
  return values;
}

const same = (one: readonly string[] | undefined, other: readonly string[] | undefined): boolean =>
  JSON.stringify(one ?? []) === JSON.stringify(other ?? []);

/** What differs from how the form was opened. */
export const changed = (values: Values, opened: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !same(value, opened[name])));

/** Puts values into the fields as a hand would: whoever follows a field hears of it. Says whether anything was to be done. */
function write(form: HTMLFormElement, values: Values): boolean {
  let isDone = true;
  for (const control of controlsOf(form)) {
    const wanted = values[control.name];
    if (!wanted) continue;
    if (isBox(control)) {
      const isWanted = wanted.includes(control.value);
      // A radio is let go of by choosing another one.
      if (control.checked !== isWanted && (isWanted || control.type === 'checkbox')) {
        control.click();
        isDone = false;
      }
      continue;
    }
    const value = wanted[0] ?? '';
    if (control.value === value) continue;
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
    isDone = false;
  }
  return isDone;
}

/** Fields that appear with what was chosen, and those that stand in one state together, take some pictures to settle. */
function restore(form: HTMLFormElement, values: Values, pictures = 12): void {
  if (!write(form, values) && pictures > 0) requestAnimationFrame(() => restore(form, values, pictures - 1));
}

/** Keeps the draft of a form under this key; without a key nothing is kept. */
export function useDraft(form: RefObject<HTMLFormElement | null>, key: string | undefined) {
  const [isRestored, setRestored] = useState(false);
  const opened = useRef<Values>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const element = form.current;
    if (key === undefined || !element) return undefined;
    opened.current = read(element);
    const kept = readDraft(key);
    if (kept) {
      restore(element, kept);
      setRestored(true);
    }
    const save = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      rememberDraft(key, changed(read(element), opened.current));
    };
    const soon = () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(save, patience);
    };
    const now = () => timer.current !== undefined && save();
    element.addEventListener('input', soon);
    addEventListener('pagehide', now);
    return () => {
      element.removeEventListener('input', soon);
      removeEventListener('pagehide', now);
      now();
    };
  }, [form, key]);

  const forget = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (key !== undefined) forgetDraft(key);
    setRestored(false);
  };
  const clear = () => {
    if (form.current) restore(form.current, opened.current);
    forget();
  };
  return { isRestored, forget, clear };
}
