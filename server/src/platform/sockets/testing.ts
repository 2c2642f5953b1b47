import { WebSocket } from 'ws';

interface Opening<Message> {
  headers?: Record<string, string>;
  /** Milliseconds that it waits for something unless told otherwise. */
  patience: number;
  /** Takes each message first; false keeps it from what was heard. */
  take(message: Message, socket: WebSocket): boolean;
}

/** The other end of a socket of the school, as a page has it: keeps what it hears, and waits for what is to come. */
export async function openSocket<Message extends { t: string }>(address: string, { headers = {}, patience, take }: Opening<Message>) {
  const socket = new WebSocket(address, { headers });
  const heard: Message[] = [];
  const waiting = new Set<() => void>();
  let closed: number | undefined;
  const lookAll = () => {
    for (const look of waiting) look();
  };
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    if (!take(message, socket)) return;
    heard.push(message);
    lookAll();
  });
  socket.on('close', (code) => {
    closed = code;
    lookAll();
  });
  await new Promise<void>((go, no) => {
    socket.once('open', go);
    socket.once('error', no);
  });

  /** Waits until `what` gives something, and gives it; fails after `ms`. */
  const until = <T>(what: () => T | undefined, ms = patience): Promise<T> =>
    new Promise((go, no) => {
      const late = setTimeout(() => {
        waiting.delete(look);
        no(new Error(`Nothing came in ${ms} ms; heard ${JSON.stringify(heard.slice(-8)).slice(0, 800)}`));
      }, ms);
      const look = () => {
        const found = what();
        if (found === undefined) return;
        clearTimeout(late);
        waiting.delete(look);
        go(found);
      };
      waiting.add(look);
      look();
    });
  type Of<K extends Message['t']> = Extract<Message, { t: K }>;
  const all = <K extends Message['t']>(t: K) => heard.filter((message): message is Of<K> => message.t === t);

  return {
    socket,
    heard,
    until,
    all,
    /** The next message of a kind (from the first, or after `skip` of them). */
    next: <K extends Message['t']>(t: K, skip = 0, ms = patience): Promise<Of<K>> => until(() => all(t)[skip], ms),
    closeCode: (ms = patience) => until(() => closed, ms),
    async close() {
      socket.close();
      await until(() => closed);
    },
  };
}
