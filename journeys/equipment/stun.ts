import { createHmac } from 'node:crypto';

/** Messages of STUN and TURN as they travel (RFC 8489 §5, RFC 8656 §18). */
const cookie = 0x2112a442;
const headBytes = 20;

export const kinds = {
  binding: 0x001,
  allocate: 0x003,
  refresh: 0x004,
  send: 0x006,
  data: 0x007,
  permit: 0x008,
  bindChannel: 0x009,
} as const;
export const classes = { request: 0x000, indication: 0x010, success: 0x100, error: 0x110 } as const;
export const attributes = {
  username: 0x0006,
  integrity: 0x0008,
  error: 0x0009,
  channel: 0x000c,
  lifetime: 0x000d,
  peer: 0x0012,
  data: 0x0013,
  realm: 0x0014,
  nonce: 0x0015,
  relayed: 0x0016,
  mapped: 0x0020,
} as const;

export interface Message {
  kind: number;
  class: number;
  /** Of a request, repeated by its answer: 12 bytes. */
  transaction: Buffer;
  attributes: ReadonlyMap<number, Buffer>;
  /** As it came. */
  bytes: Buffer;
}

/** Where a packet comes from or goes to. IPv4 only: the relay stands on this very machine. */
export interface Place {
  address: string;
  port: number;
}

/** The message of these bytes, or undefined where they are none. */
export function read(bytes: Buffer): Message | undefined {
  if (bytes.length < headBytes || bytes.readUInt32BE(4) !== cookie) return undefined;
  const type = bytes.readUInt16BE(0);
  const found = new Map<number, Buffer>();
  for (let at = headBytes; at + 4 <= bytes.length;) {
    const length = bytes.readUInt16BE(at + 2);
    // The first of a kind counts.
    const name = bytes.readUInt16BE(at);
    if (!found.has(name)) found.set(name, bytes.subarray(at + 4, at + 4 + length));
    at += 4 + padded(length);
  }
  return { kind: type & 0x00f, class: type & 0x110, transaction: bytes.subarray(8, headBytes), attributes: found, bytes };
}

/** The bytes of a message; with a key they carry a proof that whoever wrote them knows it. */
export function write(
  { kind, class: of, transaction }: Pick<Message, 'kind' | 'class' | 'transaction'>,
  given: readonly (readonly [attribute: number, value: Buffer])[],
  key?: Buffer,
): Buffer {
  const parts = given.map(([name, value]) => {
    const part = Buffer.alloc(4 + padded(value.length));
    part.writeUInt16BE(name, 0);
    part.writeUInt16BE(value.length, 2);
    value.copy(part, 4);
    return part;
  });
  const head = Buffer.alloc(headBytes);
  head.writeUInt16BE(kind | of, 0);
  head.writeUInt32BE(cookie, 4);
  transaction.copy(head, 8);
  const body = Buffer.concat(parts);
  head.writeUInt16BE(body.length, 2);
  const bytes = Buffer.concat([head, body]);
  if (!key) return bytes;
  const proof = Buffer.concat([Buffer.from([0, attributes.integrity, 0, 20]), proofOf(bytes, key)]);
  bytes.writeUInt16BE(body.length + proof.length, 2);
  return Buffer.concat([bytes, proof]);
}

/** Did whoever wrote this know the key? */
export function isProven({ bytes, attributes: found }: Message, key: Buffer): boolean {
  const proof = found.get(attributes.integrity);
  return proof !== undefined && proofOf(bytes.subarray(0, proof.byteOffset - bytes.byteOffset - 4), key).equals(proof);
}

/** Over all that stands before it; the length in the head counts the proof already. */
function proofOf(before: Buffer, key: Buffer): Buffer {
  const counted = Buffer.from(before);
  counted.writeUInt16BE(before.length - headBytes + 24, 2);
  return createHmac('sha1', key).update(counted).digest();
}

/** A place as messages carry it: mixed with the cookie, so that no router on the way rewrites it. */
export function placeBytes({ address, port }: Place): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeUInt8(1, 1);
  bytes.writeUInt16BE(port ^ (cookie >>> 16), 2);
  bytes.writeUInt32BE((Buffer.from(address.split('.').map(Number)).readUInt32BE() ^ cookie) >>> 0, 4);
  return bytes;
}

export function placeOf(bytes: Buffer): Place {
  const address = Buffer.alloc(4);
  address.writeUInt32BE((bytes.readUInt32BE(4) ^ cookie) >>> 0);
  return { address: [...address].join('.'), port: bytes.readUInt16BE(2) ^ (cookie >>> 16) };
}

export function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** A message, or what travels in a channel, at the beginning of a stream: its bytes there, undefined until it has come whole. */
export function firstOf(stream: Buffer): { frame: Buffer; taken: number } | undefined {
  if (stream.length < 4) return undefined;
  const isChannel = stream.readUInt8(0) >= 0x40;
  const length = isChannel ? 4 + stream.readUInt16BE(2) : headBytes + stream.readUInt16BE(2);
  const taken = isChannel ? padded(length) : length;
  return stream.length < taken ? undefined : { frame: stream.subarray(0, length), taken };
}

const padded = (length: number): number => (length + 3) & ~3;
