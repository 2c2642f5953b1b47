/**
 * The one-time word of the address somebody has come by (`?token=`). It is taken out of the address before anything else
 * runs, and kept here until it is used: no page view, no error report and no history ever sees it.
 */
let word: string | undefined;

export const keepArrivalWord = (taken: string): void => {
  word = taken;
};
export const arrivalWord = (): string | undefined => word;
export const forgetArrivalWord = (): void => {
  word = undefined;
};

const returnKey = 'return-to';

/** Where one wanted to go, while another service says who one is: that leaves this app, and only its tab remembers. */
export function keepReturn(next: string | undefined): void {
  try {
    if (next === undefined) sessionStorage.removeItem(returnKey);
    else sessionStorage.setItem(returnKey, next);
  } catch {
    // A browser that keeps nothing leads home.
  }
}

/** What was kept, once. */
export function takeReturn(): string | undefined {
  try {
    const next = sessionStorage.getItem(returnKey) ?? undefined;
    sessionStorage.removeItem(returnKey);
    return next;
  } catch {
    return undefined;
  }
}
