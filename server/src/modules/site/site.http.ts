import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { madeOf, sendMade } from '#platform/named-pages';
import { languageAsked } from '#platform/painted';

import type { Brought } from './facts/view.ts';
import type { Language } from './facts/words.ts';
import { siteFiles, styleIn } from './look/files.ts';
import type { Drawn, Site } from './site.ts';

const html = 'text/html; charset=utf-8';
const languages = ['ru', 'en'] as const satisfies readonly Language[];
/** Pages that are kept pressed: as many as a school has, and some. */
const mostKept = 300;
const longest = 200;

/** The pages of a school in front of its sign-in, and what they are made of. */
export function serveSite(http: FastifyInstance, site: Site) {
  const pressed = new Map<string, ReturnType<typeof madeOf>>();
  const made = (type: string, text: string) => {
    const known = pressed.get(text);
    if (known) return known;
    if (pressed.size >= mostKept) pressed.delete(pressed.keys().next().value ?? '');
    const one = madeOf(type, text);
    pressed.set(text, one);
    return one;
  };
  const send = (request: FastifyRequest, reply: FastifyReply, { status, text }: Drawn) =>
    status === 200
      ? sendMade(request, reply, made(html, text))
      : reply.code(status).header('cache-control', 'no-store').type(html).send(text);

  for (const language of languages) {
    http.get(`/${language}`, (request, reply) => reply.redirect(`/${language}/${queryOf(request)}`, 308));
    http.get<{ Params: { '*': string } }>(`/${language}/*`, async (request, reply) =>
      send(request, reply, await site.page(language, request.params['*'], broughtBy(request))),
    );
    http.post<{ Params: { code: string } }>(`/${language}/courses/:code`, async (request, reply) => {
      const answer = fieldOf(request.body, 'answer');
      const path = `courses/${request.params.code}`;
      const judged = await site.judge(language, path, answer, request.ip);
      if (!judged) return send(request, reply, await site.nowhere(language));
      reply.header('cache-control', 'no-store');
      if ((request.headers.accept ?? '').includes('application/json'))
        return reply.code(judged.status).send({ state: judged.state, said: judged.said });
      const { status, text } = await site.tried(language, path, answer, judged);
      return reply.code(status).type(html).send(text);
    });
    http.get(`/site/card-${language}.png`, async (_request, reply) => {
      const card = await site.card(language);
      return card ? reply.header('cache-control', 'public, max-age=3600').type('image/png').send(card) : reply.callNotFound();
    });
    // Without scripts nothing of the form is kept, nor does it get into an address.
    http.post(`/${language}/trial`, (_request, reply) => reply.redirect(`/registration?language=${language}`, 303));
  }
  http.get<{ Params: { name: string } }>('/site/:name', (request, reply) => {
    const { name } = request.params;
    const file = name === 'site.css' ? styleIn(site.colour()).file : siteFiles.get(name);
    if (!file) return reply.callNotFound();
    // With its version in the address it never changes under it.
    const isNamed = (request.query as { v?: string }).v !== undefined;
    reply.header('cache-control', isNamed ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (file.type.startsWith('font/')) return reply.type(file.type).send(file.body);
    const cache = reply.getHeader('cache-control');
    const sent = made(file.type, file.body.toString());
    return sendMade(request, reply, sent, String(cache));
  });
  http.get('/sitemap.xml', async (request, reply) =>
    sendMade(request, reply, made('application/xml; charset=utf-8', await site.sitemap())),
  );
  http.get('/robots.txt', async (request, reply) => sendMade(request, reply, made('text/plain; charset=utf-8', await site.robots())));

  /** What strangers see at addresses of the app. */
  return {
    async home(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      reply.header('vary', 'accept-language, cookie');
      return send(request, reply, await site.page(languageOf(request), '', broughtBy(request)));
    },
    async missing(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
      return send(request, reply, await site.nowhere(languageOf(request)));
    },
  };

  function languageOf({ headers }: FastifyRequest): Language {
    return languageAsked(headers['accept-language'], site.languages());
  }
}

const queryOf = ({ url }: FastifyRequest): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');

/** A code in the address that a stranger came by; what does not look like one is left out. */
function broughtBy({ query }: FastifyRequest): Brought | undefined {
  const said = query as Record<string, unknown>;
  for (const name of ['friend', 'promo'] as const) {
    const code = said[name];
    if (typeof code === 'string' && /^[\w-]{1,40}$/.test(code)) return { name, code };
  }
  return undefined;
}

/** A field of a form as browsers send it. */
function fieldOf(body: unknown, name: string): string {
  return Buffer.isBuffer(body) ? (new URLSearchParams(body.toString('utf8')).get(name) ?? '').slice(0, longest) : '';
}
