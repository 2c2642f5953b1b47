/** Who acts, for the log of a lesson: a person of a role, or the school itself. */
export interface Actor {
  accountId: string | null;
  role: 'parent' | 'kid' | 'teacher' | 'manager' | 'support' | 'school';
}

/** The school acting by the clock. */
export const theSchool: Actor = { accountId: null, role: 'school' };
