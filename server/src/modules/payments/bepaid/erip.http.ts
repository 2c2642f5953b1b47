import { readFile } from 'node:fs/promises';

import { Locale } from '@school/contract/shapes';
import type { FastifyInstance } from 'fastify';

import { asPage, asStyle, plainStyle } from '#platform/plain-page';

import { eripPage, noEripPage } from './erip-page.ts';
import type { BepaidRequests } from './requests.store.ts';

const style = plainStyle(await readFile(new URL('erip.css', import.meta.url), 'utf8'));

/** Where the page of a payment of ERIP stands. Its name cannot be guessed: it is the key to the page. */
export const eripPath = (ref: string): string => `/erip/${ref}`;

/** Pages that say how to find a payment in ERIP: it is paid at a bank, and not in the browser. */
export function eripPages(http: FastifyInstance, requests: Pick<BepaidRequests, 'requestOf'>, languages: () => readonly Locale[]): void {
  http.get('/erip/erip.css', (_request, reply) => asStyle(reply, style));

  http.get<{ Params: { ref: string }; Querystring: { lang?: string } }>('/erip/:ref', async (request, reply) => {
    const asked = Locale.safeParse(request.query.lang).data;
    const found = await requests.requestOf(request.params.ref);
    const page = found?.erip ? eripPage({ ...found, erip: found.erip }, asked ?? found.locale, languages()) : noEripPage(asked ?? 'ru-RU');
    return asPage(reply.code(found?.erip ? 200 : 404), page);
  });
}
