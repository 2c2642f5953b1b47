/**
 * Who calls (decisions D1). `support` is a member of staff inside a family's account; `guest` is nobody yet.
 */
export const roles = ['guest', 'parent', 'kid', 'teacher', 'manager', 'support'] as const;
export type Role = (typeof roles)[number];

/**
 * What a role may do with a call (design of the role matrix):
 * `allow` anything · `own` its own objects only (a foreign one answers 404) · `reason` any object, with a
 * reason and an audit entry · `read` any object, reading only · `deny`.
 */
export type Right = 'allow' | 'own' | 'reason' | 'read' | 'deny';
