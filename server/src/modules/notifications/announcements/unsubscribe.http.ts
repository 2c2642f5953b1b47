import { Locale } from '@school/contract/shapes';
import { unsubscribeTexts } from '@school/words/documents/unsubscribe-texts';
import type { FastifyInstance } from 'fastify';

import { asPage, asStyle, otherLanguage, plainPage, plainStyle } from '#platform/plain-page';

import type { Announcements } from './announcements.ts';

const style = plainStyle('main { max-width: 34rem; }');

/** The look of it: asked before a tap, said after it, or nothing found under the address. */
function page(locale: Locale, said: 'ask' | 'done' | 'unknown', offered: readonly Locale[]): string {
  const text = unsubscribeTexts[locale];
  const button = said === 'ask' ? `<form method="post"><button class="main">${text.leave}</button></form>` : '';
  return plainPage({
    lang: locale,
    title: text.title,
    style: 'unsubscribe.css',
    body: `<main>
      <p class="top">${text.title} ${otherLanguage(locale, offered, text.otherLanguage)}</p>
      <h1>${text.heads[said]}</h1>
      <p class="what">${text.about[said]}</p>
      ${button}
    </main>`,
  });
}

/**
 * The page that an offer in a letter leads to, and the address a mail program posts to by itself (RFC 8058). Whoever has the letter
 * needs no sign-in; a look changes nothing, because programs open links before people do.
 */
export async function serveUnsubscribing(
  http: FastifyInstance,
  announcements: Announcements,
  languages: () => readonly Locale[],
): Promise<void> {
  http.get('/unsubscribe/unsubscribe.css', (_request, reply) => asStyle(reply, style));
  await http.register(async (ours) => {
    ours.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) => done(null, body));
    ours.route<{ Params: { key: string }; Querystring: { lang?: string } }>({
      method: ['GET', 'POST'],
      url: '/unsubscribe/:key',
      async handler(request, reply) {
        const reader = await announcements.readerOfKey(request.params.key);
        const locale = Locale.safeParse(request.query.lang).data ?? reader?.locale ?? 'ru-RU';
        if (!reader) return asPage(reply.code(404), page(locale, 'unknown', languages()));
        if (request.method === 'POST') await announcements.giveOffersUp(reader.familyId);
        return asPage(reply, page(locale, request.method === 'POST' ? 'done' : 'ask', languages()));
      },
    });
  });
}
