import { queryClient, queryOf } from '#api/queries.ts';
import { SchoolRefusal } from '#api/school-refusal.ts';
import { type Session, sessionQuery } from '#api/session.ts';
import { type Search, writeSearch } from '#kit/router/address.ts';
import { arrivals, guard, startsWithOnboarding } from './guards.ts';

const ledBefore = 'led-to-onboarding';
const hasAgreed = 'has-agreed';

/** Asks the guard before every page; gives the address to go to instead of it. */
export async function admit({ pathname, search }: { pathname: string; search: Search }): Promise<string | undefined> {
  const session = await queryClient.ensureQueryData(sessionQuery).catch(fromWhatIsKept);
  const isParent = session?.role === 'parent';
  const hasToAgree = isParent && arrivals.includes(pathname) && (await isAskedToAgree());
  const toOnboarding = pathname === '/' && isParent && !hasToAgree && (await isLedToOnboarding());
  const elsewhere = guard({ path: pathname, search, session, toOnboarding, hasToAgree });
  return elsewhere && `${elsewhere.to}${writeSearch(elsewhere.search ?? {})}`;
}

/** The device has a network, and the school does not answer: the app begins from what this device has kept, as without a network. */
async function fromWhatIsKept(cause: unknown): Promise<Session | null> {
  if (!(cause instanceof SchoolRefusal && cause.lost)) throw cause;
  const { restore } = await import('./offline-cache/restore.ts');
  if ((await restore().catch(() => undefined)) === undefined) throw cause;
  return queryClient.getQueryData(sessionQuery.queryKey) ?? null;
}

/** Until the parent has agreed; whoever has, is looked at once per browser session. */
async function isAskedToAgree(): Promise<boolean> {
  if (sessionStorage.getItem(hasAgreed) !== null) return false;
  const user = await queryClient.ensureQueryData(queryOf('GET /user')).catch(() => undefined);
  if (user?.hasToAgree === false) sessionStorage.setItem(hasAgreed, 'yes');
  return user?.hasToAgree ?? false;
}

/** Once per browser session; a family that cannot be read now is not held up. */
async function isLedToOnboarding(): Promise<boolean> {
  if (sessionStorage.getItem(ledBefore) !== null) return false;
  const user = await queryClient.ensureQueryData(queryOf('GET /user')).catch(() => undefined);
  if (!user || !startsWithOnboarding(user)) return false;
  sessionStorage.setItem(ledBefore, 'yes');
  return true;
}
