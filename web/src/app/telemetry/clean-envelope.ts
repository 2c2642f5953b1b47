import type { BrowserClient } from '@sentry/browser';

import { allRoutes } from '../all-routes.ts';
import { cleanText } from './clean.ts';

type Transport = NonNullable<ReturnType<BrowserClient['getTransport']>>;
type Envelope = Parameters<Transport['send']>[0];

/** Whatever is sent goes through here: no address leaves with an id, a name, a secret or a query, whoever has put it in. */
export const cleaningTransport = (transport: Transport): Transport => ({
  ...transport,
  flush: (timeout) => transport.flush(timeout),
  send: (envelope) => transport.send(cleanEnvelope(envelope)),
});

/** The same envelope with all its texts cleaned. */
function cleanEnvelope(envelope: Envelope): Envelope {
  const [head, items] = envelope as unknown as [unknown, Array<[Record<string, unknown>, unknown]>];
  const cleaned = items.map(([about, payload]) => {
    if (payload instanceof Uint8Array) payload = new TextDecoder().decode(payload);
    if (typeof payload !== 'string') return [about, JSON.parse(cleanText(allRoutes, JSON.stringify(payload)))];
    const text = cleanText(allRoutes, payload);
    return ['length' in about ? { ...about, length: new TextEncoder().encode(text).length } : about, text];
  });
  return [head, cleaned] as unknown as Envelope;
}
