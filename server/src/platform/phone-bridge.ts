import { keyedPost } from './keyed-post.ts';

/** Rings two people and connects them, so that neither learns the number of the other. Numbers are in the form +375…. */
export interface PhoneBridge {
  ring(call: { key: string; from: string; to: string }): Promise<void>;
}

/** A bridge behind an address: POST of {"from","to"} as JSON, with the key as Idempotency-Key and the token as bearer. */
export const phoneBridge = ({ url, token }: { url: string; token?: string }): PhoneBridge => ({
  async ring({ key, from, to }) {
    // Whoever waits for a call waits no longer than for a person.
    const answer = await keyedPost({ url, token, key, seconds: 8, content: { from, to } });
    if (!answer.ok) throw new Error(`The phone bridge answered ${answer.status}`);
  },
});
