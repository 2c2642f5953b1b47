import { newId } from './ids.ts';
import type { Principal } from './principal.ts';

/** Somebody who has signed in, for tests: a person of its own unless `its` say who. */
export const signedIn = (role: Principal['role'], its: Partial<Principal> = {}): Principal => ({
  role,
  accountId: newId(),
  sessionId: newId(),
  customerId: newId(),
  locale: 'ru-RU',
  ...its,
});
