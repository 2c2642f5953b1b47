import { identityLimits } from '@school/contract/identity/limits';
import type { Role } from '@school/contract/roles';
import type { SettingKey, SettingValues } from '@school/contract/school/settings';

export type SessionRole = Exclude<Role, 'guest'>;

/** How long a session lives that nobody uses, and that somebody does, in minutes. */
export interface Life {
  idle: number;
  absolute: number;
}

type ColleagueSetting = Extract<SettingKey, 'managerIdleMinutes' | 'managerSessionHours' | 'teacherIdleHours' | 'teacherSessionDays'>;

/** Of colleagues it is what the school says now. */
export function lifeOf(role: SessionRole, setting: (key: ColleagueSetting) => SettingValues[ColleagueSetting]): Life {
  if (role === 'manager') return { idle: setting('managerIdleMinutes'), absolute: setting('managerSessionHours') * 60 };
  if (role === 'teacher') return { idle: setting('teacherIdleHours') * 60, absolute: setting('teacherSessionDays') * 24 * 60 };
  return identityLimits.session[role];
}

/** The last instant of a session opened now, however busy it is. */
export const endOf = ({ absolute }: Life, openedAt: Temporal.Instant): Temporal.Instant => openedAt.add({ minutes: absolute });

/**
 * Until when a session lives, as milliseconds since 1970: its idle time after it was last seen, but never past its end.
 */
export function aliveUntil({ idle }: Life, lastSeenAt: number, endsAt: number): number {
  return Math.min(lastSeenAt + idle * 60_000, endsAt);
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
