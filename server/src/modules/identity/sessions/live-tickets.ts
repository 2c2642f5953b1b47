import { identityLimits } from '@school/contract/identity/limits';

import type { Clock } from '#platform/clock';
import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import type { Seat } from '#platform/rooms';

import type { SecretStore } from '../stores/secrets.store.ts';
import { newToken } from './new-token.ts';

/**
 * Tickets for live connections: they travel in an address, so they are worth nothing after 30 seconds or one use. One to a
 * room names the seat besides the person. Whose session it is now, whoever claims it asks.
 */
export function liveTickets({ secrets, clock }: { secrets: SecretStore; clock: Clock }) {
  async function give(purpose: 'liveTicket' | 'roomTicket', payload: Record<string, unknown>): Promise<string> {
    const expiresAt = clock.now().add({ seconds: identityLimits.realtimeTicketSeconds });
    const subject = newId();
    const { token: secret } = newToken();
    await secrets.issue({ purpose, subject, secret, payload, tries: 1, expiresAt });
    return `${subject}.${secret}`;
  }
  async function claim<T>(purpose: 'liveTicket' | 'roomTicket', ticket: string): Promise<T | undefined> {
    const [subject = '', secret = ''] = ticket.split('.');
    return (await secrets.claim(purpose, subject, secret, clock.now())) as T | undefined;
  }
  return {
    give: (who: Principal) => give('liveTicket', { ...who }),
    claim: (ticket: string) => claim<Principal>('liveTicket', ticket),
    giveToRoom: (principal: Principal, seat: Seat) => give('roomTicket', { principal, seat }),
    claimToRoom: (ticket: string) => claim<{ principal: Principal; seat: Seat }>('roomTicket', ticket),
  };
}
