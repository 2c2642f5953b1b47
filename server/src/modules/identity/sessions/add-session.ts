import type { Tools } from '../dependencies/dependencies.ts';
import type { Session } from '../stores/sessions.store.ts';
import { newToken } from './new-token.ts';

type Of = Pick<Session, 'sessionId' | 'accountId' | 'role' | 'provider' | 'device' | 'endsAt'> &
  Partial<Pick<Session, 'kidUid' | 'parkedId' | 'customerId'>>;

/** Keeps a session that begins now; answers with its token, which is known at this moment alone. */
export async function addSession({ sessions }: Pick<Tools, 'sessions'>, session: Of, now: Temporal.Instant): Promise<string> {
  const { token, tokenHash } = newToken();
  await sessions.add({ kidUid: null, parkedId: null, customerId: null, ...session, createdAt: now, lastSeenAt: now }, tokenHash);
  return token;
}
