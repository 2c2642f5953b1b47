import type { NatsConnection } from '@nats-io/transport-node';

import type { Carrier, CarrierGiven } from './carrier.ts';

const subjectOf = (node: string): string => `chip.room.${node}`;

/** Where NATS is reached: its addresses, and who comes. */
export interface NatsSettings {
  /** `host:port`, each. */
  servers: readonly string[];
  user?: string;
  password?: string;
  tls: boolean;
}

/**
 * By NATS, for schools whose servers have more to say to each other than the notices of a database carry well. Nothing is kept there:
 * while it is away words are lost, and each server looks by itself. Its library is read only where it is wanted.
 */
export function natsCarrier({ servers, user, password, tls }: NatsSettings, { node, hear, onFault }: CarrierGiven): Carrier {
  let connection: NatsConnection | undefined;
  let isStopped = false;
  let again: NodeJS.Timeout | undefined;
  let connecting: Promise<void> | undefined;

  async function open(): Promise<void> {
    const { connect } = await import('@nats-io/transport-node');
    const opened = await connect({
      servers: [...servers],
      name: `chip-school ${node}`,
      ...(user !== undefined && { user }),
      ...(password !== undefined && { pass: password }),
      ...(tls && { tls: {} }),
      // It comes back by itself, however long that takes.
      reconnect: true,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 500,
      timeout: 4000,
    });
    if (isStopped) return opened.close();
    opened.subscribe(subjectOf(node), {
      callback: (fault, message) => (fault ? onFault(fault, 'rooms bus') : hear(message.string())),
    });
    connection = opened;
    void opened.closed().then((fault) => {
      connection = undefined;
      if (fault) onFault(fault, 'rooms bus');
      retry();
    });
  }

  /** Nobody was there at the first try, or the connection was closed for good (another password, say). */
  function retry(): void {
    if (isStopped) return;
    again = setTimeout(begin, 1000);
    again.unref();
  }

  function begin(): void {
    connecting = open().catch((fault: unknown) => {
      onFault(fault, 'rooms bus');
      retry();
    });
  }

  return {
    start: begin,
    say(to, payload) {
      // What waits while it is away would come late and all at once: nobody needs it then.
      if (!connection || connection.isClosed()) return;
      try {
        connection.publish(subjectOf(to), payload);
      } catch (fault) {
        if (!isStopped) onFault(fault, 'rooms bus');
      }
    },
    async stop() {
      isStopped = true;
      clearTimeout(again);
      await connecting;
      await connection?.drain().catch(() => undefined);
    },
    // NATS takes 1 MB as it comes; a sign takes three bytes at most.
    mostSigns: 300_000,
  };
}
