/** Rings two people and connects them, so that neither learns the number of the other. Numbers are in the form +375…. */
export interface PhoneBridge {
  ring(call: { key: string; from: string; to: string }): Promise<void>;
}

/** A bridge behind an address: POST of {"from","to"} as JSON, with the key as Idempotency-Key and the token as bearer. */
export const phoneBridge = ({ url, token }: { url: string; token?: string }): PhoneBridge => ({
  async ring({ key, from, to }) {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': key,
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ from, to }),
      // Whoever waits for a call waits no longer than for a person.
      signal: AbortSignal.timeout(8_000),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The phone bridge answered ${answer.status}`);
  },
});
