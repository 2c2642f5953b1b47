/** What somebody has typed and not sent yet. */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const typed = new Set<Field>();
/** To look for something is no work that could be lost. */
const isWork = (target: EventTarget | null): target is Field =>
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLInputElement && target.type !== 'search' && target.form !== null);

/** Begins to look; once. */
export function watchTyping(): void {
  document.addEventListener('input', ({ target }) => void (isWork(target) && typed.add(target)), true);
  document.addEventListener('submit', ({ target }) => {
    for (const field of typed) if (field.form === target) typed.delete(field);
  });
}

/** Does something typed stand on the page? */
export function isSomethingTyped(): boolean {
  for (const field of typed) if (!field.isConnected || field.value === '') typed.delete(field);
  return typed.size > 0;
}
