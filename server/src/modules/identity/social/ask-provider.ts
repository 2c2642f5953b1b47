import { OAuth2Tokens } from 'arctic';

import { AuthorizationExpired } from './provider.ts';

/** A provider that takes longer than so many milliseconds does not answer. */
const patience = 8_000;

/** Asks a provider for JSON; redirects are not followed, so that nobody leads us elsewhere. */
export async function askProvider(address: string, { form, headers }: { form?: Record<string, string>; headers?: Record<string, string> }) {
  const answer = await fetch(address, {
    method: form ? 'POST' : 'GET',
    headers: { accept: 'application/json', ...headers },
    ...(form && { body: new URLSearchParams(form) }),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  const said: unknown = await answer.json().catch(() => undefined);
  const data = typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : {};
  if (data['error'] === 'invalid_grant') throw new AuthorizationExpired();
  if (!answer.ok || data['error'] !== undefined)
    throw new Error(`${new URL(address).host} answered ${answer.status} ${JSON.stringify(data['error'] ?? '').slice(0, 80)}`);
  return data;
}

/** Exchanges a code for tokens (RFC 6749, 4.1.3). */
export async function askForTokens(
  endpoint: string,
  { form, basic }: { form: Record<string, string>; basic?: { id: string; secret: string } },
): Promise<OAuth2Tokens> {
  const { id = '', secret = '' } = basic ?? {};
  const credentials = Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64');
  const headers = basic ? { authorization: `Basic ${credentials}` } : {};
  return new OAuth2Tokens(await askProvider(endpoint, { form: { grant_type: 'authorization_code', ...form }, headers }));
}
