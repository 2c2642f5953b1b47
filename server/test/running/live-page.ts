import { setTimeout as pause } from 'node:timers/promises';

import type { ServerMessage } from '@school/contract/realtime/protocol';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';

interface Told {
  messageId: string;
  text: string;
}

/**
 * A page that follows a conversation and comes back, from where it was, whenever its connection goes, as the app does. Told the newest
 * page of it anew, it goes back to where it was, as somebody does who reads on from there.
 */
export async function openLivePage(
  port: number,
  topic: string,
  ticket: () => Promise<string>,
  backTo: (messageId: string) => Promise<readonly Told[]> = async () => [],
) {
  /** The words of all messages that came. */
  const heard = new Set<string>();
  /** How its connections ended. */
  const codes: number[] = [];
  let cursor: string | undefined;
  let last: string | undefined;
  const page = { isOver: false };
  let socket: WebSocket | undefined;

  const hear = ({ messageId, text }: Told): void => {
    heard.add(text);
    last = messageId;
  };
  const readBack = async (to: string): Promise<void> => {
    for (;;) {
      const messages = await backTo(to).catch(() => undefined);
      if (messages) return messages.forEach(({ text }) => heard.add(text));
      if (page.isOver) return;
      await pause(500);
    }
  };
  const take = (message: ServerMessage): void => {
    if (message.t === 'ping') socket?.send('{"t":"pong"}');
    if ('cursor' in message) ({ cursor } = message);
    // Where much changed at once, the whole comes instead of each change.
    if (message.t === 'snapshot' || (message.t === 'change' && message.op === 'doc')) {
      if (last !== undefined) void readBack(last);
      for (const one of (message.data as { messages: Told[] }).messages) hear(one);
    }
    if (message.t === 'change' && message.op === 'put') hear(message.data as Told);
  };
  const open = async (): Promise<void> => {
    const next = new WebSocket(`ws://127.0.0.1:${port}/realtime?ticket=${encodeURIComponent(await ticket())}`, { handshakeTimeout: 5_000 });
    await new Promise((go, no) => {
      next.once('open', go);
      next.on('error', no);
    });
    socket = next;
    next.on('message', (data: Buffer) => take(JSON.parse(data.toString()) as ServerMessage));
    next.on('close', (code) => {
      codes.push(code);
      void comeBack();
    });
    next.send(JSON.stringify({ t: 'sub', id: 'it', topic, ...(cursor !== undefined && { cursor }) }));
  };
  const comeBack = async (): Promise<void> => {
    while (!page.isOver) {
      await pause(200 + Math.random() * 800);
      const isBack = await open().then(
        () => true,
        () => false,
      );
      if (isBack) return;
    }
  };
  await open();
  onTestFinished(() => {
    page.isOver = true;
    socket?.terminate();
  });
  return { heard, codes };
}
