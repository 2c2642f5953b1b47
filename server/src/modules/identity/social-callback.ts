import type { FastifyInstance, FastifyReply } from 'fastify';

import type { Identity } from './identity.ts';
import { basePathOf } from './social/authorization-request.ts';

/** What the native shell answers to: its pages have no address that others could send people to. */
const shellScheme = 'chip:/';

type Asked = { Params: { provider: string }; Querystring: Record<string, string | string[] | undefined> };

/**
 * Where the providers send people back to: Apple by a form of its own site, the others by an address. A door of its own,
 * outside of the calls: browsers open it, some twice, so it changes nothing. Whoever comes goes on to the app with what the
 * provider has said behind the #, which no server is told before the app does.
 */
export async function serveSocialCallback(
  http: FastifyInstance,
  { social }: Pick<Identity, 'social'>,
  settings: { publicUrl: string },
): Promise<void> {
  const path = '/api/social/callback/:provider';
  const base = basePathOf(settings);
  const goOn = async (reply: FastifyReply, via: string, said: Readonly<Record<string, string | undefined>>) => {
    const { isShell, isLink, callback } = await social.readCallback(via, said);
    return reply.redirect(`${isShell ? shellScheme : base}${isLink ? '/settings/edit-parent' : '/login'}#social=${callback}`, 303);
  };

  http.get<Asked>(path, async (request, reply) =>
    goOn(
      reply,
      request.params.provider,
      Object.fromEntries(Object.entries(request.query).filter((pair): pair is [string, string] => typeof pair[1] === 'string')),
    ),
  );
  await http.register(async (ours) => {
    ours.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    ours.post<Asked>(path, { bodyLimit: 16 * 1024 }, async (request, reply) =>
      goOn(reply, request.params.provider, Object.fromEntries(new URLSearchParams(typeof request.body === 'string' ? request.body : ''))),
    );
  });
}
