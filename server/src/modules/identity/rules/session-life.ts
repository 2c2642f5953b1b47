import { identityLimits } from '@school/contract/identity/limits';
import type { Role } from '@school/contract/roles';

export type SessionRole = Exclude<Role, 'guest'>;

const { session } = identityLimits;

/** The last instant of a session opened now, however busy it is. */
export const endOf = (role: SessionRole, openedAt: Temporal.Instant): Temporal.Instant => openedAt.add({ minutes: session[role].absolute });

/**
 * Until when a session lives, as milliseconds since 1970: its idle time after it was last seen, but never past its end.
 */
export function aliveUntil(role: SessionRole, lastSeenAt: number, endsAt: number): number {
  return Math.min(lastSeenAt + session[role].idle * 60_000, endsAt);
}

/** How somebody has signed in who came by a one-time link. */
export const byLink = 'link';

/** Seconds a cookie lives; a session of support, and one that began with a link, ends with the browser (docs/rules/accounts.md#sign-in-links). */
export const cookieSeconds = (
  role: SessionRole,
  now: Temporal.Instant,
  endsAt: Temporal.Instant,
  provider?: string | null,
): number | undefined =>
  role === 'support' || provider === byLink ? undefined : Math.floor((endsAt.epochMilliseconds - now.epochMilliseconds) / 1000);
