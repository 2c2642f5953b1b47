import type { FastifyInstance, FastifyReply } from 'fastify';

import { cookieNaming, cookieOf } from '#platform/cookies';
import type { Settings } from '#platform/settings';

import type { Identity } from '../identity.ts';
import { wayCookie } from './social.http.ts';
import { basePathOf } from './way.ts';

/** What the native shell answers to: its pages have no address that others could send people to. */
const shellScheme = 'chip:/';

type Asked = { Params: { provider: string }; Querystring: Record<string, string | string[] | undefined> };

/**
 * Where the providers send people back to. A page of its own, outside of the calls: browsers open it. Whoever comes goes on
 * to the app with a word of two minutes behind the #, which no server is ever told.
 */
export async function serveSocialCallback(
  http: FastifyInstance,
  { social }: Pick<Identity, 'social'>,
  settings: Pick<Settings, 'publicUrl' | 'region'>,
): Promise<void> {
  const path = '/api/social/callback/:provider';
  const base = basePathOf(settings);
  const cookie = cookieNaming(settings)(wayCookie);

  http.get<Asked>(path, async (request, reply) => {
    const said = Object.fromEntries(Object.entries(request.query).map(([name, value]) => [name, String(value)]));
    const key = cookieOf(request.headers.cookie, cookie);
    const { isShell, aim, word } = await social.comeBack(request.params.provider, said, key);
    const page = aim && 'linkTo' in aim ? '/settings/edit-parent' : '/login';
    return reply.redirect(`${isShell ? shellScheme : base}${page}#social=${word}`, 303);
  });

  // Apple answers by a form sent from its own site, and cookies that are lax stay at home then. So the person is
  // sent here once more, from our own page.
  await http.register(async (ours) => {
    ours.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    ours.post<Asked>(path, { bodyLimit: 16 * 1024 }, async (request, reply) => {
      const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
      const on = new URLSearchParams([...form].filter(([name]) => ['code', 'state', 'error'].includes(name)));
      return bounce(reply, `${base}/api/social/callback/${encodeURIComponent(request.params.provider)}?${on.toString()}`);
    });
  });
}

/** A page that goes on by itself without a script, as the content policy wants it. The address has no sign that HTML knows. */
const bounce = (reply: FastifyReply, to: string): FastifyReply => {
  const address = to.replaceAll('&', '&amp;');
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      `<!doctype html><html lang="ru"><meta charset="utf-8"><title>Chip School</title><meta name="viewport" content="width=device-width">` +
        `<meta http-equiv="refresh" content="0;url=${address}"><p><a href="${address}">Chip School</a></p></html>`,
    );
};
