/** The short-lived bearer token: in memory only, so that no script of another page and no disk ever holds it. */

import { schoolNow } from './school-clock.ts';

interface Bearer {
  token: string;
  until: number;
}

let held: Bearer | undefined;
let renewing: Promise<unknown> | undefined;
let renew: (() => Promise<unknown>) | undefined;

/** Keeps the token of a fresh session, or forgets it. `until` is an instant of the school's clock, in ms. */
export const keepBearer = (bearer: Bearer | undefined): void => {
  held = bearer;
};

/** The token of whoever is signed in now; undefined: nobody. */
export const bearerNow = (): string | undefined => held?.token;

/** Who asks the server for a fresh session when the token is about to end. */
export const renewBearerBy = (ask: () => Promise<unknown>): void => {
  renew = ask;
};

/** A token that lives for at least 20 seconds more; asks for a new one first when needed. Undefined: signed out. */
export async function freshBearer(): Promise<string | undefined> {
  if (held && held.until - schoolNow() < 20_000 && renew) {
    renewing ??= renew().finally(() => (renewing = undefined));
    await renewing.catch(() => undefined);
  }
  return held?.token;
}
