import type { Refusals } from '../refusal.ts';

/** Refusals of the request itself, before any module is asked, and the fault of our own. */
export const requestRefusals = {
  'request.invalid': { status: 400, message: 'The request is not well formed' },
  'request.not_found': { status: 404, message: 'Not found' },
  'request.foreign_origin': { status: 403, message: 'Request from another origin' },
  'request.too_large': { status: 413, message: 'Request is too large' },
  /** `seconds`: until the session or the address may call again. */
  'request.too_fast': { status: 429, message: 'Too many requests in a minute' },
  'request.address_too_long': { status: 414, message: 'The address is too long' },
  'request.headers_too_large': { status: 431, message: 'The headers of the request are too large' },
  'request.too_slow': { status: 408, message: 'The request took too long to arrive' },
  'request.too_many': { status: 429, message: 'Too many requests' },
  'request.key_reused': { status: 422, message: 'Idempotency key was used for another request' },
  /** `seconds`: when the same request, under the same key, may be sent again. The database is away, or has no time. */
  'school.busy': { status: 503, message: 'The school is busy. The same request may be sent again in a moment' },
  'school.restarting': { status: 503, message: 'The school is restarting' },
  'school.unexpected': { status: 500, message: 'Server request error. Please try again later' },
} as const satisfies Refusals;
