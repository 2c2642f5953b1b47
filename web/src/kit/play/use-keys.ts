import { useEffect, useRef } from 'react';

/** Keys by `event.key`; `digit` hears 1 to 9 as a number and 0 as 0. A handler that gives false has not used the key. */
export interface Keys {
  digit?(digit: number): boolean | void;
  letter?(letter: string): boolean | void;
  Backspace?(): boolean | void;
  Enter?(): boolean | void;
  ArrowLeft?(): boolean | void;
  ArrowRight?(): boolean | void;
  ArrowUp?(): boolean | void;
  ArrowDown?(): boolean | void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
/** Enter and the arrows belong to the control in focus, when there is one that uses them. */
const usesEnter = (target: EventTarget | null) => target instanceof HTMLElement && target.matches('button, a, summary, [role="slider"]');

/** Hears keys anywhere on the page, except while somebody types and with Ctrl, Alt or Meta held. */
export function useKeys(keys: Keys, active = true): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!active) return undefined;
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || isTyping(event.target)) return;
      const { key } = event;
      const on = latest.current;
      let used: boolean | void = false;
      if (/^[0-9]$/.test(key) && on.digit) used = on.digit(Number(key));
      else if (/^\p{L}$/u.test(key) && on.letter) used = on.letter(key);
      else if (key === 'Enter') used = usesEnter(event.target) || !on.Enter ? false : on.Enter();
      else if (key === 'Backspace' || key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown')
        used = on[key] ? on[key]() : false;
      if (used !== false) event.preventDefault();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [active]);
}
