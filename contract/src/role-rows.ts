import type { Right, Role, StaffRight } from './roles.ts';

/**
 * Rights in the order guest, parent, kid, teacher, manager, support; then the rights of which a manager needs one,
 * where it is not `people`.
 */
export type Row<Guest extends Right = Right, Parent extends Right = Right> = readonly [
  guest: Guest,
  parent: Parent,
  kid: Right,
  teacher: Right,
  manager: Right,
  support: Right,
  needs?: readonly StaffRight[],
];

/** A row of which parents have nothing. */
export type RowWithoutParents = Row<Right, 'deny'>;

/** A row that is open to whoever comes. */
export type OpenRow = Row<'allow'>;

/** Where the right of each role stands in a row. */
const places = { guest: 0, parent: 1, kid: 2, teacher: 3, manager: 4, support: 5 } as const satisfies Record<Role, number>;

/** The right of a role in a row. */
export const rightIn = (row: Row, role: Role): Right => row[places[role]];

/**
 * The rights of which a manager needs one besides its role: `people`, unless the row names others. What is open to
 * guests, or about the caller's own account, needs none.
 */
export const needsIn = ([guest, , , , manager, , needs]: Row): readonly StaffRight[] =>
  needs ?? (guest === 'allow' || manager === 'own' ? [] : ['people']);

/** The same row for a manager who has one of these rights besides the role. */
export const needing = ([guest, parent, kid, teacher, manager, support]: RowWithoutParents, ...needs: StaffRight[]): RowWithoutParents => [
  guest,
  parent,
  kid,
  teacher,
  manager,
  support,
  needs,
];

export const everybody: OpenRow = ['allow', 'allow', 'allow', 'allow', 'allow', 'allow'];
export const signedIn: Row = ['deny', 'own', 'own', 'own', 'own', 'own'];
/** Everybody who has a password of their own, signed in or not. */
export const whoHasPassword: OpenRow = ['allow', 'allow', 'deny', 'allow', 'allow', 'deny'];
/** About their own account: a kid has none, and support is in another's. */
export const accountOwners: Row = ['deny', 'own', 'deny', 'own', 'own', 'deny'];

export const parent: Row = ['deny', 'own', 'deny', 'deny', 'deny', 'deny'];
export const parentAndSupport: Row = ['deny', 'own', 'deny', 'deny', 'deny', 'own'];
/** Their own account; the staff have theirs from an administrator. */
export const parentAndTeacher: Row = ['deny', 'own', 'deny', 'own', 'deny', 'deny'];
export const kid: RowWithoutParents = ['deny', 'deny', 'own', 'deny', 'deny', 'deny'];
/** A parent and its kids. */
export const family: Row = ['deny', 'own', 'own', 'deny', 'deny', 'deny'];
export const familyAndSupport: Row = ['deny', 'own', 'own', 'deny', 'deny', 'own'];
/** The kid, its parent, its teachers; support reads as the parent. */
export const learners: Row = ['deny', 'own', 'own', 'own', 'deny', 'own'];
/** Its family by the rules, support as the family, a manager any lesson at any time. */
export const changers: Row = ['deny', 'own', 'deny', 'deny', 'allow', 'own'];

export const teacher: RowWithoutParents = ['deny', 'deny', 'deny', 'own', 'deny', 'deny'];
/** Teachers and managers, about their own account. */
export const colleagues: RowWithoutParents = ['deny', 'deny', 'deny', 'own', 'own', 'deny'];
export const managerReads: RowWithoutParents = ['deny', 'deny', 'deny', 'deny', 'read', 'deny'];
export const manager: RowWithoutParents = ['deny', 'deny', 'deny', 'deny', 'allow', 'deny'];
/** Any object, with a reason that stays in the log. */
export const managerWithReason: RowWithoutParents = ['deny', 'deny', 'deny', 'deny', 'reason', 'deny'];
export const support: RowWithoutParents = ['deny', 'deny', 'deny', 'deny', 'deny', 'own'];
