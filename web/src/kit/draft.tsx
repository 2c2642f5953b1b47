import { useEffect, useRef, useState } from 'react';

import { readDraft, rememberDraft, forgetDraft } from './draft-store.ts';
import { formSent } from './form.tsx';
import { useSurroundings } from './surroundings.tsx';

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
const changed = (values: Values, opened: Values): Values =>
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

/**
 * Stands inside a long form and keeps its draft under this key (`draftKey`); says when what was typed before is here again,
 * and begins anew for whoever wants that.
 */
export function Draft({ of: key }: { of: string }) {
  const { words } = useSurroundings();
  const place = useRef<HTMLDivElement>(null);
  const [isRestored, setRestored] = useState(false);
  const opened = useRef<Values>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return undefined;
    opened.current = read(form);
    const kept = readDraft(key);
    if (kept) {
      restore(form, kept);
      // What the form held is known only once it stands on the page.
      // eslint-disable-next-line react/set-state-in-effect
      setRestored(true);
    }
    const stop = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    };
    const save = () => {
      stop();
      rememberDraft(key, changed(read(form), opened.current));
    };
    const soon = () => {
      stop();
      timer.current = setTimeout(save, patience);
    };
    const now = () => timer.current !== undefined && save();
    const sent = () => {
      stop();
      forgetDraft(key);
      setRestored(false);
    };
    form.addEventListener('input', soon);
    form.addEventListener(formSent, sent);
    addEventListener('pagehide', now);
    return () => {
      form.removeEventListener('input', soon);
      form.removeEventListener(formSent, sent);
      removeEventListener('pagehide', now);
      now();
    };
  }, [key]);

  const clear = () => {
    const form = place.current?.closest('form');
    if (form) restore(form, opened.current);
    // What is put back is heard as typed, too: nothing differs any more, and nothing is kept.
    forgetDraft(key);
    setRestored(false);
  };
  return (
    <div ref={place} className={isRestored ? '' : 'hidden'}>
      <output className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-sm bg-brand-soft p-3">
        {isRestored && words.draftRestored}
        <button type="button" onClick={clear} className="min-h-11 rounded-sm font-bold text-brand underline">
          {words.draftClear}
        </button>
      </output>
    </div>
  );
}
