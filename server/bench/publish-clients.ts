/**
 * The other side of the publish bench, a process of its own: opens so many sockets, follows what it is told to, and
 * measures how old each change is when it arrives. Spoken to over IPC.
 */
import { WebSocket } from 'ws';

interface Order {
  port: number;
  clients: number;
  /** `one`: all follow the same topic; `own`: each its own. */
  topics: 'one' | 'own';
}

let ages: number[] = [];

/** The bench writes the moment of publishing (monotonic ns) between these marks. */
function ageOf(frame: string): number | undefined {
  const from = frame.indexOf('at=');
  if (from < 0) return undefined;
  const sent = BigInt(frame.slice(from + 3, frame.indexOf(';', from)));
  return Number(process.hrtime.bigint() - sent) / 1e6;
}

async function open({ port, clients, topics }: Order): Promise<void> {
  let ready = 0;
  await new Promise<void>((go, no) => {
    const one = (n: number) => {
      const name = topics === 'one' ? 'all' : `c${n}`;
      const principal = { role: 'parent', accountId: `p${n}`, sessionId: `s${n}`, customerId: name, locale: 'ru-RU' };
      const socket = new WebSocket(`ws://127.0.0.1:${port}/realtime?ticket=${encodeURIComponent(JSON.stringify(principal))}`);
      socket.once('error', no);
      socket.on('open', () => socket.send(JSON.stringify({ t: 'sub', id: 'messages', topic: `messages/${name}` })));
      socket.on('message', (data: Buffer) => {
        const frame = data.toString();
        if (frame.startsWith('{"t":"ping"')) return socket.send('{"t":"pong"}');
        if (frame.startsWith('{"t":"snapshot"')) {
          ready += 1;
          if (ready === clients) go();
          return undefined;
        }
        const age = ageOf(frame);
        if (age !== undefined) ages.push(age);
        return undefined;
      });
    };
    for (let n = 0; n < clients; n += 1) setTimeout(one, n, n);
  });
}

process.on('message', (message: { open: Order } | { collect: true }) => {
  if ('open' in message) {
    open(message.open).then(
      () => process.send?.({ ready: true }),
      (fault: unknown) => process.send?.({ fault: String(fault) }),
    );
  } else {
    process.send?.({ ages });
    ages = [];
  }
});
