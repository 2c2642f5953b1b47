interface KeyedPost {
  url: string;
  token?: string | undefined;
  key: string;
  /** How long whoever waits for it waits. */
  seconds: number;
  content: Readonly<Record<string, string>>;
}

/** POST of JSON to somebody outside, with the key as Idempotency-Key and the token as bearer. Gives the status alone. */
export async function keyedPost({ url, token, key, seconds, content }: KeyedPost): Promise<{ ok: boolean; status: number }> {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(content),
    signal: AbortSignal.timeout(seconds * 1000),
  });
  await answer.body?.cancel();
  return answer;
}
