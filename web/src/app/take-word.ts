import { keepArrivalWord } from '#api/arrival-word.ts';

/**
 * The one-time word of an address is kept aside, and the address goes on without it: `?token=…&onboarding=true` at any page
 * becomes `/login?by=link&onboarding=true` (spec §4), `?mode=resetPassword&code=…` (or the code after the #) loses its code and
 * keeps the rest (spec §2). Who comes back from another service has a word after the #: `/login#social=…`.
 */
export function takeWord(): void {
  const { pathname, searchParams, hash } = new URL(location.href);
  const social = /^#social=([\w-]+)$/.exec(hash)?.[1];
  if (social !== undefined) {
    keepArrivalWord(social);
    history.replaceState(history.state, '', pathname.endsWith('/login') ? `${pathname}?by=social` : pathname);
    return;
  }
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
