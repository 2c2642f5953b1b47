import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createSocket, type Socket as Udp } from 'node:dgram';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

import {
  attributes,
  classes,
  firstOf,
  isProven,
  kinds,
  type Message,
  number32,
  type Place,
  placeBytes,
  placeOf,
  read,
  write,
} from './stun.ts';

const home = '127.0.0.1';
const realm = 'relay.test';
const lifetimeSeconds = 600;
/** What a router at home keeps of what does not go through at once. */
const longestQueueMs = 400;

/** What lies between a family and the relay: both ways open, packets swallowed on the way, or nobody there at all. */
type Weather = 'open' | 'no udp' | 'gone';

/** A relay of calls (TURN) as an operator has one, with the passwords the school makes from the shared secret. */
export interface Relay {
  /** TURN_URLS of a school that has it. */
  urls: string;
  weather: Weather;
  /** Of a hundred packets so many get lost on their way. */
  loses: number;
  /** So many bits a second go from each guest, and what waits longer than a router keeps it is lost; as many as they like where nothing is said. */
  carries?: number | undefined;
  /** Packets that were carried over UDP and over TCP, there and back. */
  carried: { udp: number; tcp: number };
  stop(): Promise<void>;
}

/** One who asks: how to answer it, and what it has been given. */
interface Guest {
  by: 'udp' | 'tcp';
  place: Place;
  answer(frame: Buffer): void;
  key?: Buffer;
  outside?: Udp;
  channels: Map<number, Place>;
  permitted: Set<string>;
  /** When all that was sent on a narrow line is through. */
  free?: number;
}

/** Starts a relay on a free port of this machine, over UDP and TCP. What it may say and must refuse: RFC 8656. */
export async function startRelay(secret: string): Promise<Relay> {
  const nonce = Buffer.from(randomBytes(8).toString('hex'));
  const guests = new Map<string, Guest>();
  const sockets = new Set<Socket>();
  const tcp = createServer((socket) => overTcp(socket)).listen(0, home);
  await once(tcp, 'listening');
  const { port } = tcp.address() as AddressInfo;
  const udp = createSocket('udp4').bind(port, home);
  await once(udp, 'listening');
  const relay: Relay = {
    urls: `turn:${home}:${port}?transport=udp,turn:${home}:${port}?transport=tcp`,
    weather: 'open',
    loses: 0,
    carried: { udp: 0, tcp: 0 },
    async stop() {
      for (const socket of sockets) socket.destroy();
      for (const guest of guests.values()) guest.outside?.close();
      udp.close();
      tcp.close();
      await once(tcp, 'close');
    },
  };

  udp.on('message', (frame, { address, port: from }) => {
    if (relay.weather !== 'open') return;
    const name = `udp ${address}:${from}`;
    const guest: Guest = guests.get(name) ?? {
      by: 'udp',
      place: { address, port: from },
      answer: (answered) => void (relay.weather === 'open' && udp.send(answered, from, address)),
      channels: new Map(),
      permitted: new Set(),
    };
    guests.set(name, guest);
    take(guest, frame);
  });

  function overTcp(socket: Socket): void {
    if (relay.weather === 'gone') return void socket.destroy();
    sockets.add(socket);
    const place = { address: home, port: socket.remotePort ?? 0 };
    const guest: Guest = {
      by: 'tcp',
      place,
      answer: (frame) => void (relay.weather !== 'gone' && socket.write(paddedToFour(frame))),
      channels: new Map(),
      permitted: new Set(),
    };
    const name = `tcp ${place.port}`;
    guests.set(name, guest);
    let stream: Buffer = Buffer.alloc(0);
    socket.on('data', (part: Buffer) => {
      stream = Buffer.concat([stream, part]);
      for (let first = firstOf(stream); first; first = firstOf(stream)) {
        stream = stream.subarray(first.taken);
        if (relay.weather !== 'gone') take(guest, first.frame);
      }
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      guests.delete(name);
      letGo(guest);
    });
  }

  function take(guest: Guest, frame: Buffer): void {
    if (frame.readUInt8(0) >= 0x40) {
      const to = guest.channels.get(frame.readUInt16BE(0));
      if (to) carry(guest, frame.subarray(4, 4 + frame.readUInt16BE(2)), to);
      return;
    }
    const asked = read(frame);
    if (asked?.class === classes.indication && asked.kind === kinds.send) {
      const [peer, data] = [asked.attributes.get(attributes.peer), asked.attributes.get(attributes.data)];
      if (peer && data) carry(guest, data, placeOf(peer));
    } else if (asked?.class === classes.request) void answer(guest, asked);
  }

  async function answer(guest: Guest, asked: Message): Promise<void> {
    const say = (...given: [number, Buffer][]) => guest.answer(write({ ...asked, class: classes.success }, given, guest.key));
    if (asked.kind === kinds.binding) return say([attributes.mapped, placeBytes(guest.place)]);
    const key = keyOf(asked, secret);
    if (!key || !isProven(asked, key)) return guest.answer(unauthorized(asked, nonce));
    guest.key = key;
    const peer = asked.attributes.get(attributes.peer);
    if (peer) guest.permitted.add(placeOf(peer).address);
    const channel = asked.attributes.get(attributes.channel);
    if (asked.kind === kinds.bindChannel && channel && peer) guest.channels.set(channel.readUInt16BE(0), placeOf(peer));
    if (asked.kind === kinds.permit || asked.kind === kinds.bindChannel) return say();
    const lifetime = asked.attributes.get(attributes.lifetime)?.readUInt32BE() ?? lifetimeSeconds;
    if (asked.kind === kinds.refresh) {
      if (lifetime === 0) letGo(guest);
      return say([attributes.lifetime, number32(lifetime)]);
    }
    guest.outside ??= await openOutside(guest);
    return say(
      [attributes.relayed, placeBytes(guest.outside.address())],
      [attributes.mapped, placeBytes(guest.place)],
      [attributes.lifetime, number32(lifetimeSeconds)],
    );
  }

  /** A port of its own for this guest: what comes to it from those it has permitted is brought to it. */
  async function openOutside(guest: Guest): Promise<Udp> {
    const outside = createSocket('udp4').bind(0, home);
    outside.on('message', (data, { address, port: from }) => {
      if (!guest.permitted.has(address)) return;
      relay.carried[guest.by]++;
      const channel = [...guest.channels].find(([, to]) => to.port === from && to.address === address);
      const head = Buffer.alloc(4);
      head.writeUInt16BE(channel?.[0] ?? 0, 0);
      head.writeUInt16BE(data.length, 2);
      const told = [
        [attributes.peer, placeBytes({ address, port: from })],
        [attributes.data, data],
      ] as const;
      const indication = { kind: kinds.data, class: classes.indication, transaction: randomBytes(12) };
      guest.answer(channel ? Buffer.concat([head, data]) : write(indication, told));
    });
    await once(outside, 'listening');
    return outside;
  }

  /** Of the last hundred packets, mixed: which of them are lost is nobody's choice and the same each time. */
  let turn = 0;
  function carry(guest: Guest, data: Buffer, to: Place): void {
    if (!guest.outside || !guest.permitted.has(to.address)) return;
    turn = (turn + 37) % 100;
    if (turn < relay.loses) return;
    relay.carried[guest.by]++;
    const send = () => void guest.outside?.send(data, to.port, to.address);
    if (relay.carries === undefined) return send();
    const now = performance.now();
    guest.free = Math.max(now, guest.free ?? 0) + (8000 * data.length) / relay.carries;
    if (guest.free - now < longestQueueMs) setTimeout(send, guest.free - now);
    else guest.free -= (8000 * data.length) / relay.carries;
  }
  return relay;
}

function letGo(guest: Guest): void {
  guest.outside?.close();
  delete guest.outside;
}

/** Of the name `until:who`, while it holds: its password is made from the shared secret, as the school makes it. */
function keyOf({ attributes: given }: Message, secret: string): Buffer | undefined {
  const name = given.get(attributes.username)?.toString();
  if (name === undefined || Number(name.split(':')[0]) * 1000 < Date.now()) return undefined;
  const password = createHmac('sha1', secret).update(name).digest('base64');
  return createHash('md5').update(`${name}:${realm}:${password}`).digest();
}

const unauthorized = (asked: Message, nonce: Buffer): Buffer =>
  write({ ...asked, class: classes.error }, [
    [attributes.error, Buffer.from([0, 0, 4, 1])],
    [attributes.realm, Buffer.from(realm)],
    [attributes.nonce, nonce],
  ]);

const paddedToFour = (frame: Buffer): Buffer => Buffer.concat([frame, Buffer.alloc(-frame.length & 3)]);
