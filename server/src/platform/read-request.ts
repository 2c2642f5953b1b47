import type { Call } from '@school/contract/call';
import type { FastifyRequest } from 'fastify';

import { Refusal } from './refusal.ts';

const nothing = Buffer.alloc(0);

/** The bytes of a request as they came. */
export const rawOf = ({ body }: FastifyRequest): Buffer => (Buffer.isBuffer(body) ? body : nothing);

type BodyKind = 'audio' | 'image' | 'video' | 'other';

const kindOfBody = ({ headers }: FastifyRequest): BodyKind => {
  const [kind] = headers['content-type']?.split('/') ?? [];
  return kind === 'audio' || kind === 'image' || kind === 'video' ? kind : 'other';
};
function wantedBody({ sound, picture, video }: Call): BodyKind {
  if (sound !== undefined) return 'audio';
  if (picture !== undefined) return 'image';
  return video === undefined ? 'other' : 'video';
}

/** A sound, a picture or a video is taken by the calls that ask for one, and by no other. */
export function insistOnKindOfBody(request: FastifyRequest, call: Call): void {
  if (rawOf(request).length > 0 && kindOfBody(request) !== wantedBody(call))
    throw new Refusal('request.invalid', { where: 'content-type' });
}

/** What stands in the body as JSON; an empty body is read as {}. */
export function jsonOf(request: FastifyRequest): unknown {
  const raw = rawOf(request);
  if (raw.length === 0) return {};
  try {
    return JSON.parse(raw.toString('utf8'));
  } catch {
    throw new Refusal('request.invalid', { where: '', problem: 'json' });
  }
}

/** Reads a part by its shape; `where` of the refusal is the path of the first wrong field, `problem` what is wrong. */
export function readPart(shape: NonNullable<Call['body']>, value: unknown, part: string): unknown {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const path = issue?.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : (issue?.path ?? []);
  throw new Refusal('request.invalid', {
    where: [part, ...path].filter((step) => step !== '').join('.'),
    problem: issue?.code ?? 'invalid',
  });
}
