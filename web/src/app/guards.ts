import { onboardingSubjects } from '@school/contract/families/onboarding-subjects';
import type { StaffRight } from '@school/contract/roles';

import { placeToReturnTo, returnTo, within } from '#kit/router/return.ts';

/** Who may be where (docs/rules/pages.md#who-is-led-where). A pure function: the router asks it before every page. */

type Role = 'parent' | 'kid' | 'teacher' | 'manager' | 'support';

export interface Arrival {
  path: string;
  search: Readonly<Record<string, string>>;
  session: { role: Role; kidUid?: string | undefined; onlyRoom?: string | undefined; rights?: readonly StaffRight[] | undefined } | null;
  /** Set at `/` for a family: should it be led to the onboarding, this once? */
  toOnboarding?: boolean;
  /** Set where a family arrives: the school has written a child down, and its parent is to agree first. */
  hasToAgree?: boolean;
}

export interface Elsewhere {
  to: string;
  search?: Readonly<Record<string, string>>;
}

/** Open to everybody, signed in or not. */
const open = ['/dev/kit', '/legal/', '/pay'];
/** What a guest may open besides; somebody signed in has no use for the first two. */
const forGuests = ['/login', '/registration', '/reset-password'];
/** Links of an invitation and of a new school: they bring a guest in, whoever was signed in here before goes on. */
const byLink = ['/invitation', '/setup', '/join', '/adult'];
/** The code of a lesson is typed here, its link opened, and what was let in by them left again. */
const byCode = '/room';

/** Where a family comes to after signing in. */
export const arrivals: readonly string[] = ['/', '/kid-switcher'];

/** Where the visitor is sent instead; undefined: may stay. */
export function guard({ path, search, session, toOnboarding = false, hasToAgree = false }: Arrival): Elsewhere | undefined {
  if (open.some((place) => within(path, place))) return undefined;
  if (path === '/reset-password') return undefined;
  if (search['mode'] === 'resetPassword') return { to: '/reset-password', search };
  if (!session) {
    const isOpen = forGuests.includes(path) || byLink.includes(path) || path === byCode;
    return isOpen ? undefined : { to: '/login', search: returnTo(path, search) };
  }
  if (path === '/logout') return undefined;
  const stay = session.onlyRoom === undefined ? areas[session.role](session.kidUid ?? '', session.rights ?? []) : roomAlone(session);
  // Who comes by a one-time link is asked on that page whether to take its place.
  if (path === '/login' && search['by'] === 'link') return undefined;
  if (path === '/login' || byLink.includes(path)) return afterSignIn(stay, search['next']);
  // Somebody new goes to their first page at once: there is nobody to choose from yet.
  if (path === '/registration') return { to: stay.home };
  if (!stay.mayOpen(path)) return { to: stay.instead?.(path) ?? stay.home };
  if (hasToAgree && arrivals.includes(path)) return { to: '/agree', ...(path !== '/' && { search }) };
  return path === '/' && toOnboarding ? { to: '/onboarding' } : undefined;
}

/** To where the link led that was opened signed out, if it is theirs; who chooses somebody first takes it along. */
function afterSignIn(stay: Area, next: string | undefined): Elsewhere {
  const place = placeToReturnTo(next);
  if (stay.afterSignIn === '/kid-switcher') return { to: stay.afterSignIn, ...(place && next !== undefined && { search: { next } }) };
  return place && stay.mayOpen(place.path) ? { to: place.path, search: place.search } : { to: stay.afterSignIn };
}

interface Area {
  home: string;
  afterSignIn: string;
  mayOpen(path: string): boolean;
  /** A better place than home for somebody who may not open this one. */
  instead?(path: string): string | undefined;
}

/** Of a lesson that was entered by a code: its room, and the page that leads back to it or ends the visit. */
const roomAlone = ({ kidUid, onlyRoom }: NonNullable<Arrival['session']>): Area => {
  const room = `/kids/${kidUid}/room/${onlyRoom}`;
  return { home: byCode, afterSignIn: room, mayOpen: (path) => path === room || path === byCode };
};

const staff = (home: string): Area => ({ home, afterSignIn: home, mayOpen: (path) => within(path, home) });
const outside =
  (...places: readonly string[]) =>
  (path: string) =>
    !places.some((place) => within(path, place));

/** The first room of the back office that somebody has the rights for; one's own sign-in is open to all. */
function homeOf(rights: readonly StaffRight[]): string {
  if (rights.some((right) => ['people', 'money', 'support'].includes(right))) return '/manager';
  if (rights.some((right) => ['staff', 'admin'].includes(right))) return '/manager/staff';
  if (rights.includes('finance')) return '/manager/report';
  if (rights.includes('payroll')) return '/manager/teachers';
  return rights.includes('audit') ? '/manager/audit' : '/manager/account';
}

const areas: Record<Role, (kidUid: string, rights: readonly StaffRight[]) => Area> = {
  parent: () => ({
    home: '/',
    afterSignIn: '/kid-switcher',
    mayOpen: outside('/teacher', '/manager', '/kids'),
    // The kid area is entered by its door: the switcher narrows the session to the kid.
    instead: (path) => (within(path, '/kids') ? '/kid-switcher' : undefined),
  }),
  kid: (kidUid) => {
    const home = `/kids/${kidUid}`;
    const ownGame = (path: string) => /^\/brain-trainer\/[^/]+\/[^/]+\/[^/]+$/.test(path) && path.endsWith(`/${kidUid}`);
    return {
      home,
      afterSignIn: '/kid-switcher',
      mayOpen: (path) => [byCode, '/kid-switcher'].includes(path) || within(path, home) || ownGame(path),
    };
  },
  teacher: () => staff('/teacher'),
  manager: (_, rights) => {
    const home = homeOf(rights);
    return {
      ...staff('/manager'),
      home,
      afterSignIn: home,
      mayOpen: (path) => (path === '/manager' ? home === path : within(path, '/manager')),
    };
  },
  // Sees what the family sees, the kid area included, and changes no session.
  support: () => ({ home: '/', afterSignIn: '/', mayOpen: outside('/teacher', '/manager', '/kid-switcher') }),
};

/** docs/rules/onboarding.md#who-is-sent-there: the balance was never created, and the first subject is in the configured list. */
export const startsWithOnboarding = (user: { balance: unknown; onboarding: { initialSubject: string } }): boolean =>
  user.balance === null && onboardingSubjects.some((subject) => subject === user.onboarding.initialSubject);
