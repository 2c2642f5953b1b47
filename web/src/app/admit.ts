import { type ParsedLocation, redirect } from '@tanstack/react-router';

import { queryClient, queryOf } from '#api/queries.ts';
import { sessionQuery } from '#api/session.ts';
import { type Elsewhere, guard, startsWithOnboarding } from './guards.ts';
import { readSearch } from './page-routes.ts';

const ledBefore = 'led-to-onboarding';

/** Asks the guard before every page, and sends elsewhere who may not stay. */
export async function admit({ location, preload }: { location: ParsedLocation; preload: boolean }): Promise<void> {
  const session = await queryClient.ensureQueryData(sessionQuery);
  const path = location.pathname.replace(/(.)\/+$/, '$1');
  const toOnboarding = path === '/' && session?.role === 'parent' && !preload && (await isLedToOnboarding());
  const elsewhere = guard({ path, search: readSearch(location.searchStr), session, toOnboarding });
  if (elsewhere) throw away(elsewhere);
}

/** The guard's answers are paths of its own making; the router reads them as an address. */
const away = ({ to, search = {} }: Elsewhere) => redirect({ href: `${to}${queryText(search)}`, replace: true });
const queryText = (search: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(search).toString();
  return query === '' ? '' : `?${query}`;
};

/** Once per browser session; a family that cannot be read now is not held up. */
async function isLedToOnboarding(): Promise<boolean> {
  if (sessionStorage.getItem(ledBefore) !== null) return false;
  const user = await queryClient.ensureQueryData(queryOf('GET /user')).catch(() => undefined);
  if (!user || !startsWithOnboarding(user)) return false;
  sessionStorage.setItem(ledBefore, 'yes');
  return true;
}
