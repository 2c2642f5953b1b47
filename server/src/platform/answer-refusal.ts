import type { Call } from '@school/contract/call';
import { type ErrorCode, errorCatalogue } from '@school/contract/errors';
import type { Facts } from '@school/contract/verdict';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { isPassing } from './passing-fault.ts';
import { Refusal } from './refusal.ts';

/** Refusals any call may answer with, without listing them. */
const general: readonly ErrorCode[] = [
  'request.invalid',
  'request.foreign_origin',
  'request.too_large',
  'request.too_many',
  'request.too_fast',
  'request.key_reused',
  'identity.not_signed_in',
  'identity.not_your_role',
  'identity.adult_may_not',
  'identity.parent_only',
  'identity.right_needed',
  'identity.support_reads_only',
  'back-office.families_of_today_read',
  'school.busy',
  'school.unexpected',
];

/** When (s) it is worth asking again where somebody outside does not answer: a bank, a gateway. */
const awaySeconds = 30;

/** Answers with a refusal in the one shape all refusals have. */
export function refuse(reply: FastifyReply, { code, facts, message }: { code: ErrorCode; facts: Facts; message: string }): FastifyReply {
  const { status } = errorCatalogue[code];
  const seconds = facts['seconds'] ?? (status === 503 ? awaySeconds : undefined);
  if (typeof seconds === 'number' && [429, 503].includes(status)) reply.header('retry-after', String(seconds));
  // Of calls it is always so; the refusals of pages are nobody's to keep either.
  return reply.code(status).header('cache-control', 'no-store').send({ error: { code, message, facts } });
}

/** When (s) it is worth asking again what the database had no time for: a failover or a restart takes longer, and is asked again then. */
const busySeconds = 2;

/** What a thrown thing becomes on the wire: a refusal stays, trouble that passes says so, the rest is a fault of ours and says nothing. */
export function refusalOf(fault: unknown): Refusal {
  if (fault instanceof Refusal) return fault;
  const status = (fault as { statusCode?: number }).statusCode;
  if (status === 413) return new Refusal('request.too_large');
  if (status === 429) return new Refusal('request.too_many');
  if (status !== undefined && status >= 400 && status < 500) return new Refusal('request.invalid', { where: '' });
  return isPassing(fault) ? new Refusal('school.busy', { seconds: busySeconds }) : new Refusal('school.unexpected');
}

/** A refusal that nobody meant: whoever runs the school hears of it. */
export const isOwnFault = ({ code }: Refusal): boolean => code === 'school.unexpected' || code === 'school.busy';

interface Told {
  /** Checks that the contract lists the refusal. */
  strict: boolean;
  onFault(fault: unknown, request: FastifyRequest): void;
}

/** The refusal that a call answers with: in a strict school one that its contract lists. */
export function listed(key: string, call: Call, fault: unknown, options: Told, request: FastifyRequest): Refusal {
  const refusal = refusalOf(fault);
  if (isOwnFault(refusal)) options.onFault(fault, request);
  if (options.strict && !general.includes(refusal.code) && !call.refusals.includes(refusal.code)) {
    options.onFault(new Error(`${key} refused with ${refusal.code}, which its contract does not list`), request);
    return new Refusal('school.unexpected');
  }
  return refusal;
}
