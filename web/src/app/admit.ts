import { queryClient, queryOf } from '#api/queries.ts';
import { sessionQuery } from '#api/session.ts';
import { type Search, writeSearch } from '#kit/router/address.ts';
import { guard, startsWithOnboarding } from './guards.ts';

const ledBefore = 'led-to-onboarding';

/** Asks the guard before every page; gives the address to go to instead of it. */
export async function admit({ pathname, search }: { pathname: string; search: Search }): Promise<string | undefined> {
  const session = await queryClient.ensureQueryData(sessionQuery);
  const toOnboarding = pathname === '/' && session?.role === 'parent' && (await isLedToOnboarding());
  const elsewhere = guard({ path: pathname, search, session, toOnboarding });
  return elsewhere && `${elsewhere.to}${writeSearch(elsewhere.search ?? {})}`;
}

/** Once per browser session; a family that cannot be read now is not held up. */
async function isLedToOnboarding(): Promise<boolean> {
  if (sessionStorage.getItem(ledBefore) !== null) return false;
  const user = await queryClient.ensureQueryData(queryOf('GET /user')).catch(() => undefined);
  if (!user || !startsWithOnboarding(user)) return false;
  sessionStorage.setItem(ledBefore, 'yes');
  return true;
}
