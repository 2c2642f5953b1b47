import * as z from 'zod/mini';

import { ProviderRefusal } from '../provider/provider.ts';

export interface BepaidShop {
  shopId: string;
  secretKey: string;
  /** One address in place of all of bePaid's. */
  url?: string | undefined;
  timeoutMs?: number | undefined;
}

/** bePaid has a server for each part of its work. */
const hosts = {
  checkout: 'https://checkout.bepaid.by',
  gateway: 'https://gateway.bepaid.by',
  api: 'https://api.bepaid.by',
  reports: 'https://merchant.bepaid.by',
} as const;
export type Host = keyof typeof hosts;

interface Asking {
  /** Without one it is a question that changes nothing. */
  body?: object;
  /** bePaid gives the first answer to whoever asks again under the same name, for a day. */
  requestId?: string;
  version?: '2' | '3';
}

const Fault = z.looseObject({ message: z.optional(z.string()) });

/** These say nothing of what was asked: not who we are, too many, too slow, another one under way. */
const sayNothing = [401, 403, 408, 409, 425, 429];

/** Asks bePaid. A refusal is an answer; whatever else goes wrong says nothing of what was asked. */
export function createBepaidClient({ shopId, secretKey, url, timeoutMs = 20_000 }: BepaidShop) {
  const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString('base64')}`;

  return async <T>(host: Host, path: string, shape: z.ZodMiniType<T>, { body, requestId, version }: Asking = {}): Promise<T> => {
    const answer = await fetch(`${url ?? hosts[host]}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization,
        accept: 'application/json',
        'content-type': 'application/json',
        ...(requestId !== undefined && { requestid: requestId }),
        ...(version && { 'x-api-version': version }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const given: unknown = await answer.json().catch(() => undefined);
    const read = shape.safeParse(given);
    // A declined card comes with a status of its own, and is an answer like any other.
    if (read.success && answer.status < 500) return read.data;
    const message = Fault.safeParse(given).data?.message ?? `bePaid answered ${answer.status}`;
    if (answer.status >= 400 && answer.status < 500 && !sayNothing.includes(answer.status)) throw new ProviderRefusal(message);
    throw new Error(message);
  };
}

export type BepaidClient = ReturnType<typeof createBepaidClient>;
