import { keyedPost } from './keyed-post.ts';
import { Undeliverable } from './mail.ts';

/** Where SMS leave the school. `to` is digits with the country code; `key` is the same for each attempt. */
export interface SmsPort {
  send(sms: { key: string; to: string; text: string }): Promise<void>;
}

/**
 * SMS through a gateway: POST of {"to","text","from"} as JSON, with the key as Idempotency-Key and the token as
 * bearer. 400, 404 and 422 mean that the number is no good; anything else but 2xx is tried again.
 */
export function gatewaySms({ url, token, from }: { url: string; token?: string; from: string }): SmsPort {
  return {
    async send({ key, to, text }) {
      const answer = await keyedPost({ url, token, key, seconds: 15, content: { to, text, from } });
      if (answer.ok) return;
      const tale = `The SMS gateway answered ${answer.status}`;
      throw [400, 404, 422].includes(answer.status) ? new Undeliverable(tale) : new Error(tale);
    },
  };
}
