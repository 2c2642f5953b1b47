/**
 * Who calls (docs/rules/people.md#roles). `support` is a member of staff inside a family's account; `guest` is nobody yet.
 */
export const roles = ['guest', 'parent', 'kid', 'teacher', 'manager', 'support'] as const;
export type Role = (typeof roles)[number];

/**
 * What a colleague of the back office may do besides looking around (docs/rules/people.md#staff): `people` families, lessons, chats ·
 * `money` of families · `payroll` what teachers are paid · `finance` the figures of the school · `content` · `staff` colleagues and
 * teachers · `audit` reads the log · `support` enters a family's account · `admin` gives and takes rights · `owner` whose the school is.
 */
export const staffRights = ['people', 'money', 'payroll', 'finance', 'content', 'staff', 'audit', 'support', 'admin', 'owner'] as const;
export type StaffRight = (typeof staffRights)[number];

/** What an administrator gives and takes; who owns the school, its owners alone decide (docs/rules/people.md#owners). */
export const givenRights = ['people', 'money', 'payroll', 'finance', 'content', 'staff', 'audit', 'support', 'admin'] as const;
export type GivenRight = (typeof givenRights)[number];

/**
 * What a role may do with a call (docs/design/security.md#role-matrix):
 * `allow` anything · `own` its own objects only (a foreign one answers 404) · `reason` any object, with a
 * reason and an audit entry · `read` any object, reading only · `deny`.
 */
export type Right = 'allow' | 'own' | 'reason' | 'read' | 'deny';
