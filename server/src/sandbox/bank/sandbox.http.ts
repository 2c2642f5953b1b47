import { readFile } from 'node:fs/promises';

import { Locale } from '@school/contract/shapes';
import type { FastifyInstance } from 'fastify';

import { asPage, asStyle, plainStyle } from '#platform/plain-page';

import type { Bank } from './bank.ts';
import { checkoutPage, noCheckoutPage } from './checkout-page.ts';
import { choices } from './choices.ts';

const style = plainStyle(await readFile(new URL('checkout.css', import.meta.url), 'utf8'));

type Params = { Params: { ref: string }; Querystring: { lang?: string } };

/** The checkout pages of the sandbox bank: whoever has the address of a checkout may settle it, as with a real one. */
export function sandboxPages(http: FastifyInstance, bank: Bank, languages: () => readonly Locale[]): void {
  http.get('/sandbox/checkout.css', (_request, reply) => asStyle(reply, style));

  http.get<Params>('/sandbox/checkout/:ref', async (request, reply) => {
    const checkout = await bank.checkout(request.params.ref);
    const asked = Locale.safeParse(request.query.lang);
    if (!checkout) return asPage(reply.code(404), noCheckoutPage(asked.data ?? 'ru-RU'));
    return asPage(reply, checkoutPage(checkout, asked.data ?? checkout.locale, languages()));
  });

  http.post<Params>('/sandbox/checkout/:ref', async (request, reply) => {
    const checkout = await bank.checkout(request.params.ref);
    if (!checkout) return asPage(reply.code(404), noCheckoutPage('ru-RU'));
    const asked = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '').get('choice') ?? '';
    const choice = choices.find((known) => known === asked);
    if (!choice) return asPage(reply.code(400), checkoutPage(checkout, checkout.locale, languages()));
    await bank.choose(checkout.ref, choice);
    return reply.redirect(checkout.returnUrl, 303);
  });
}
