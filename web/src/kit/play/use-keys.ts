import { useEffectEvent, useLayoutEffect } from 'react';

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
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || isTyping(event.target)) return;
    const { key } = event;
    let used: boolean | void = false;
    if (/^[0-9]$/.test(key) && keys.digit) used = keys.digit(Number(key));
    else if (/^\p{L}$/u.test(key) && keys.letter) used = keys.letter(key);
    else if (key === 'Enter') used = usesEnter(event.target) || !keys.Enter ? false : keys.Enter();
    else if (key === 'Backspace' || key === 'ArrowLeft' || key === 'ArrowRight' || key === 'ArrowUp' || key === 'ArrowDown')
      used = keys[key] ? keys[key]() : false;
    if (used !== false) event.preventDefault();
  });
  // Before the first paint: what can be seen can be pressed, and a key is heard by the board that is seen, never by the one before.
  useLayoutEffect(() => {
    if (!active) return undefined;
    const hear = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [active]);
}
