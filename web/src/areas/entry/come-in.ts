import { signInWith } from '#api/session.ts';
import { isLocaleChosen, setLocale } from '#i18n/locale.ts';

/** Comes in by an accepted invitation, in the language of the account unless another was chosen here. */
export async function comeIn(idToken: string): Promise<void> {
  const session = await signInWith(idToken, { provider: 'invitation' });
  if (!isLocaleChosen()) setLocale(session.locale);
}
