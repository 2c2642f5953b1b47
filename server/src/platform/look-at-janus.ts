import { on, once } from 'node:events';

import { WebSocket } from 'ws';

import type { MediaSettings } from './settings/media.ts';

const patienceMs = 3000;

/** The version of a Janus that lets the school in; throws why it does not. */
export async function askJanus({ url, secret }: NonNullable<MediaSettings['janus']>): Promise<string> {
  const socket = new WebSocket(url, 'janus-protocol', { handshakeTimeout: patienceMs });
  const signal = AbortSignal.timeout(patienceMs);
  const answers = on(socket, 'message', { signal });
  const ask = async (janus: string): Promise<{ janus: string; version_string?: string; error?: { reason: string } }> => {
    socket.send(JSON.stringify({ janus, transaction: janus, ...(secret && { apisecret: secret }) }));
    const { value } = await answers.next();
    return JSON.parse(String(value?.[0]));
  };
  try {
    await once(socket, 'open', { signal });
    const session = await ask('create');
    if (session.error) throw new Error(session.error.reason);
    return (await ask('info')).version_string ?? '';
  } finally {
    socket.terminate();
  }
}
