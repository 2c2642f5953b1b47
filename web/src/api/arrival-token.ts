/**
 * The one-time token of the address somebody has come by (`?token=`). It is taken out of the address before anything else
 * runs, and kept here until it is used: no page view, no error report and no history ever sees it.
 */
let token: string | undefined;

export const keepArrivalToken = (taken: string): void => {
  token = taken;
};
export const arrivalToken = (): string | undefined => token;
export const forgetArrivalToken = (): void => {
  token = undefined;
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
