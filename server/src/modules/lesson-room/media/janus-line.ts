import { randomUUID } from 'node:crypto';

import { WebSocket } from 'ws';

/** Where Janus is reached, and what it lets in by. */
export interface JanusSettings {
  url: string;
  /** `api_secret` of its configuration. */
  secret?: string;
  /** `admin_key` of its video rooms: only who has it may make one. */
  adminKey?: string;
}

interface Jsep {
  type: 'offer' | 'answer';
  sdp: string;
}

export interface JanusSaid {
  data: Record<string, unknown>;
  jsep?: Jsep | undefined;
}

/** One place of one page, or of the school itself, in a video room. */
export interface JanusHandle {
  /** Says something to the video room; throws what it refuses with. */
  say(body: object, jsep?: Jsep): Promise<JanusSaid>;
  trickle(candidate: unknown): void;
  detach(): void;
}

interface Message {
  janus: string;
  transaction?: string;
  sender?: number;
  data?: { id: number };
  plugindata?: { data: Record<string, unknown> };
  jsep?: Jsep;
  error?: { code: number; reason: string };
}

const plugin = 'janus.plugin.videoroom';
const protocol = 'janus-protocol';
/** Milliseconds: of an answer, between signs of life (Janus forgets a session after a minute), before it is looked for again. */
const waits = { answer: 5000, life: 20_000, again: 3000 } as const;

/** What a video room refused with. */
export class JanusRefusal extends Error {
  readonly code: number;

  constructor(code: number, reason: string) {
    super(`Janus: ${code} ${reason}`);
    this.code = code;
  }
}

/**
 * The line of this server to Janus: one socket, one session, a handle for each place in a room. It comes back by itself; handles of
 * a line that is gone are gone with it (`onLost`). Pages never reach it: what they say about media goes by the room's own socket.
 */
export function createJanusLine({
  url,
  secret,
  onOpen,
  onLost,
  onFault,
}: Pick<JanusSettings, 'url' | 'secret'> & { onOpen(): void; onLost(): void; onFault(fault: unknown, what: string): void }) {
  let socket: WebSocket | undefined;
  let session: number | undefined;
  let isStopped = false;
  let wasTold = false;
  const answers = new Map<string, { take(message: Message): void; fail(fault: Error): void }>();
  const hearers = new Map<number, (said: JanusSaid) => void>();
  let again: NodeJS.Timeout | undefined;
  let life: NodeJS.Timeout | undefined;

  function ask(message: object): Promise<Message> {
    const line = socket;
    if (line?.readyState !== WebSocket.OPEN) return Promise.reject(new Error('Janus is away'));
    const transaction = randomUUID();
    return new Promise((done, failed) => {
      const over = setTimeout(() => answers.get(transaction)?.fail(new Error('Janus gave no answer')), waits.answer);
      const end = () => {
        clearTimeout(over);
        answers.delete(transaction);
      };
      answers.set(transaction, {
        take(answer) {
          end();
          if (answer.error) failed(new JanusRefusal(answer.error.code, answer.error.reason));
          else done(answer);
        },
        fail(fault) {
          end();
          failed(fault);
        },
      });
      const known = { ...(session !== undefined && { session_id: session }), ...(secret && { apisecret: secret }) };
      line.send(JSON.stringify({ ...message, transaction, ...known }));
    });
  }

  function hear(message: Message): void {
    if (message.janus === 'ack') return;
    if (message.janus === 'timeout') return socket?.close();
    const answer = message.transaction === undefined ? undefined : answers.get(message.transaction);
    if (answer) return answer.take(message);
    if (message.janus === 'event' && message.sender !== undefined)
      hearers.get(message.sender)?.({ data: message.plugindata?.data ?? {}, jsep: message.jsep });
  }

  function lost(): void {
    clearInterval(life);
    const wasOpen = session !== undefined;
    [socket, session] = [undefined, undefined];
    for (const { fail } of answers.values()) fail(new Error('Janus is away'));
    hearers.clear();
    if (wasOpen) onLost();
    if (!isStopped) again = setTimeout(open, waits.again).unref();
  }

  function open(): void {
    const line = new WebSocket(url, protocol);
    socket = line;
    line.on('message', (text: Buffer) => hear(JSON.parse(text.toString()) as Message));
    line.on('error', (fault) => {
      // Told once, not every few seconds as long as it lasts.
      if (!wasTold) onFault(fault, 'janus');
      wasTold = true;
    });
    line.on('close', () => socket === line && lost());
    line.on('open', () => {
      ask({ janus: 'create' }).then(
        ({ data }) => {
          session = data?.id;
          wasTold = false;
          life = setInterval(() => void ask({ janus: 'keepalive' }).catch(() => undefined), waits.life).unref();
          onOpen();
        },
        (fault: unknown) => {
          if (!wasTold) onFault(fault, 'janus');
          wasTold = true;
          line.close();
        },
      );
    });
  }

  return {
    open,
    get isOpen() {
      return session !== undefined;
    },
    /** A new place; `heard` gets what the room says to it by itself. */
    async attach(heard: (said: JanusSaid) => void): Promise<JanusHandle> {
      const handle = (await ask({ janus: 'attach', plugin })).data?.id ?? 0;
      hearers.set(handle, heard);
      return {
        async say(body, jsep) {
          const { plugindata, jsep: answer } = await ask({ janus: 'message', handle_id: handle, body, ...(jsep && { jsep }) });
          const data = plugindata?.data ?? {};
          if (typeof data['error_code'] === 'number') throw new JanusRefusal(data['error_code'], String(data['error']));
          return { data, jsep: answer };
        },
        trickle: (candidate) => void ask({ janus: 'trickle', handle_id: handle, candidate }).catch(() => undefined),
        detach() {
          hearers.delete(handle);
          void ask({ janus: 'detach', handle_id: handle }).catch(() => undefined);
        },
      };
    },
    stop(): void {
      isStopped = true;
      clearTimeout(again);
      clearInterval(life);
      socket?.close();
    },
  };
}
