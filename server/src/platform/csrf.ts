import type { FastifyRequest } from 'fastify';

import type { KnownOrigin } from './cross-origin.ts';
import { Refusal } from './refusal.ts';

/**
 * A change asked for by another site is refused (docs/design/security.md#sessions): an Origin that is sent must be our own, and a
 * caller known by its cookie alone must also send the header that no foreign form can.
 */
export function insistOnOwnOrigin(request: FastifyRequest, via: 'none' | 'cookie' | 'bearer', publicOrigin?: string): void {
  const { origin, host } = request.headers;
  const known: KnownOrigin = request.knownOrigin;
  if (origin !== undefined && known === undefined && !isOwn(origin, host, publicOrigin)) throw new Refusal('request.foreign_origin');
  if (via === 'cookie' && request.headers['x-requested-with'] !== 'chip') throw new Refusal('request.foreign_origin');
}

/** True for the school's own address. */
function isOwn(origin: string, host: string | undefined, publicOrigin?: string): boolean {
  if (publicOrigin !== undefined && origin === publicOrigin) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
