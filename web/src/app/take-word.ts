import { keepArrivalWord } from '#api/arrival-word.ts';

/**
 * The one-time word of an address is kept aside, and the address goes on without it: `?token=…&onboarding=true` at any page
 * becomes `/login?by=link&onboarding=true` (spec §4), `?mode=resetPassword&code=…` (or the code after the #) loses its code and
 * keeps the rest (spec §2).
 */
export function takeWord(): void {
  const { pathname, searchParams, hash } = new URL(location.href);
  const token = searchParams.get('token') ?? '';
  const isReset = searchParams.get('mode') === 'resetPassword';
  const word = token === '' && isReset ? (searchParams.get('code') ?? searchParams.get('oobCode') ?? hash.slice(1)) : token;
  if (word === '') return;
  keepArrivalWord(word);
  for (const name of ['token', 'code', 'oobCode']) searchParams.delete(name);
  const onboarding = searchParams.get('onboarding') === 'true' ? '&onboarding=true' : '';
  const address = token === '' ? `${pathname}?${searchParams.toString()}` : `/login?by=link${onboarding}`;
  history.replaceState(history.state, '', address);
}
