import { keepArrivalToken, takeReturn } from '#api/arrival-token.ts';

/** The one-time token of an address, and the address without it. */
interface Taken {
  token: string;
  address: string;
}

/**
 * `?token=…&onboarding=true` at any page means `/login?by=link&onboarding=true` (docs/rules/accounts.md#sign-in-links); `?mode=resetPassword&code=…` (or
 * the code after the #) loses its code and keeps the rest (docs/rules/accounts.md#forgotten-password). Who comes back from another
 * service has it after the #: `/login#social=…`. Undefined: there is no token in it.
 */
export function withoutToken(href: string): Taken | undefined {
  const { pathname, searchParams, hash } = new URL(href);
  const social = /^#social=([\w-]+)$/.exec(hash)?.[1];
  if (social !== undefined) return { token: social, address: pathname.endsWith('/login') ? `${pathname}?by=social` : pathname };
  const link = searchParams.get('token') ?? '';
  const isReset = searchParams.get('mode') === 'resetPassword';
  const token = link === '' && isReset ? (searchParams.get('code') ?? searchParams.get('oobCode') ?? hash.slice(1)) : link;
  if (token === '') return undefined;
  for (const name of ['token', 'code', 'oobCode']) searchParams.delete(name);
  const onboarding = searchParams.get('onboarding') === 'true' ? '&onboarding=true' : '';
  return { token, address: link === '' ? `${pathname}?${searchParams.toString()}` : `/login?by=link${onboarding}` };
}

/** Keeps the token aside and lets the app begin at the address without it. */
export function takeArrivalToken(): void {
  const taken = withoutToken(location.href);
  if (!taken) return;
  keepArrivalToken(taken.token);
  // Back from another service one goes on to where one wanted to go before.
  const next = taken.address.endsWith('/login?by=social') ? takeReturn() : undefined;
  history.replaceState(
    history.state,
    '',
    next === undefined ? taken.address : `${taken.address}&${new URLSearchParams({ next }).toString()}`,
  );
}
