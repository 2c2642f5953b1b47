import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}

/** Whether nobody listens on a port. */
export async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port);
  // An error while it is waited for rejects.
  const isListening = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (isListening) await once(probe.close(), 'close');
  return isListening;
}
