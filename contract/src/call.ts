import * as z from 'zod/mini';

import type { AdultNeed } from './adult-rights.ts';
import type { LogEntry } from './audit/log-entry.ts';
import type { ErrorCode } from './errors.ts';
import type { OpenRow, Row, RowWithoutParents } from './role-rows.ts';
import { Id } from './shapes.ts';

/** Any shape of the contract. */
export type Shape = z.ZodMiniType;

/**
 * One call: what it takes, what it gives, who may make it, how it may be refused.
 * `params` are read from the path, always strings; where they are not written, every name of the path is an `Id`. A call with `idempotent` takes an Idempotency-Key header:
 * the same key with the same content gives the first answer again, with other content `request.key_reused`.
 * With `idempotent: 'own'` the module keeps the key itself, because its command asks somebody outside between two
 * transactions; the promise to the caller is the same.
 */
export type Call = CallItself & (OfParents | { who: RowWithoutParents | OpenRow; adult?: never });

/**
 * Who may make it, by role (role-rows.ts). A caller of another role is answered 403, nobody 401, and an object of
 * somebody else 404. Routes, tests and the API document read it here; a call without it does not compile. Neither does a
 * call of parents that does not say what an invited adult needs for it (adult-need.ts).
 */
interface OfParents {
  who: Row;
  adult: AdultNeed;
}

interface CallItself {
  /** The live topic that carries what it answers with: whoever may make the call may follow it (realtime/topic-rights.ts). */
  live?: string;
  /** What the log of the staff keeps of it: `inLog` (audit/in-log.ts) knows the shapes. */
  log?: (asked: never, answer: never) => LogEntry;
  /** Nothing is changed by it although it is no GET: support may make it while it only looks. */
  changesNothing?: true;
  summary: string;
  params?: Shape;
  query?: Shape;
  body?: Shape;
  gives: Shape;
  refusals: readonly ErrorCode[];
  idempotent?: true | 'own';
  /** Money or lessons change hands: refused without an Idempotency-Key, for a lost answer must not pay twice. */
  needsKey?: true;
  /** One session may call so often in a minute, for each thing that the path names; the general budget holds besides. */
  perMinute?: number;
  /** The body is a recorded sound (`audio/…`) of at most so many bytes, not JSON; the handler takes it from the request. */
  sound?: number;
  /** The body is a picture (`image/…`) of at most so many bytes; the handler takes it from the request. */
  picture?: number;
  /** The body is a video (`video/…`) of at most so many bytes; the handler takes it from the request. */
  video?: number;
  /** The body is a document (`application/pdf`) of at most so many bytes; the handler takes it from the request. */
  document?: number;
  /** The answer is a file of this media type, not JSON; `gives` is then `FileAnswer`. */
  file?: string;
  /** Set where a browser signed in by cookie never calls: the caller proves itself another way (a signature). */
  signature?: true;
}

/** A file as it is read; on the wire it is its bytes. */
export interface GivenFile {
  name: string;
  bytes: Uint8Array;
}

/** The shape of an answer that is a file. */
export const FileAnswer = z.custom<GivenFile>((it) => (it as GivenFile | undefined)?.bytes !== undefined);

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
/** `GET /kids/:kidUid`: the method and the path below /api, as one key. */
export type CallKey = `${Method} /${string}`;

type NamesOf<Path extends string> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? Name | NamesOf<`/${Tail}`>
    : Rest
  : never;
type IdsOf<Path extends string> = z.ZodMiniObject<{ [Name in NamesOf<Path>]: typeof Id }, z.core.$strict>;
type WithIds<C, Path extends string> = C extends { params: Shape } ? C : [NamesOf<Path>] extends [never] ? C : C & { params: IdsOf<Path> };

/** Keeps the exact keys and shapes of a module's calls for the typed handlers and the typed client. */
export const defineCalls = <const Calls extends Record<CallKey, Call>>(calls: Calls) =>
  Object.fromEntries(Object.entries<Call>(calls).map(([key, call]) => [key, withIds(key, call)])) as {
    -readonly [Key in keyof Calls]: WithIds<Calls[Key], Key & string>;
  };

function withIds(key: string, call: Call): Call {
  const names = [...key.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  if (call.params || names.length === 0) return call;
  return { ...call, params: z.strictObject(Object.fromEntries(names.map((name) => [name, Id]))) };
}

type Read<S> = S extends Shape ? z.output<S> : undefined;
type Write<S> = S extends Shape ? z.input<S> : undefined;
type PartOf<C, Name extends string> = C extends Record<Name, infer S> ? S : undefined;

/** What a handler is given, after the shapes have read it. */
export type Taken<C> = {
  params: Read<PartOf<C, 'params'>>;
  query: Read<PartOf<C, 'query'>>;
  body: Read<PartOf<C, 'body'>>;
};

/** What a caller sends. */
export type Sent<C> = {
  params: Write<PartOf<C, 'params'>>;
  query: Write<PartOf<C, 'query'>>;
  body: Write<PartOf<C, 'body'>>;
};

/** What a call answers with. */
export type Given<C> = Read<PartOf<C, 'gives'>>;
