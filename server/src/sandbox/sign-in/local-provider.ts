import { createHash, createPublicKey, randomBytes } from 'node:crypto';

import type { SocialProvider } from '@school/contract/identity/social-calls';
import type { Locale } from '@school/contract/shapes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose';

import type { Clock } from '#platform/clock';
import { asPage, asStyle } from '#platform/plain-page';
import type { SocialSettings } from '#platform/settings/social';

import { type Dialect, dialects } from './dialects.ts';
import { localClient } from '#modules/identity';
import { badPage, choicePage, formPostPage, style } from './page.ts';
import { type LocalPerson, localPeople } from './people.ts';

interface LocalGiven {
  clock: Clock;
  /** The clients of the four, when the school is pointed here. */
  settings: Pick<SocialSettings, 'vk' | 'yandex' | 'google' | 'apple'>;
  /** Where it says to be, without a slash at the end; by default where it is asked. */
  issuer?: () => string;
  /** The address of the school, which alone is sent people back to; by default its own. */
  school?: string;
}

type Asked = { Params: { dialect: string }; Querystring: Record<string, string | undefined> };

/** What was allowed at the page, until it is exchanged. */
interface Grant {
  dialect: SocialProvider;
  person: LocalPerson;
  clientId: string;
  redirectUri: string;
  challenge: string | undefined;
  nonce: string | undefined;
  device: string | undefined;
  until: number;
}

const word = () => randomBytes(24).toString('base64url');
const hashed = (text: string) => createHash('sha256').update(text).digest('base64url');

/**
 * A provider of sign-in for development and tests: OAuth 2 with PKCE, OpenID Connect with discovery, and the dialects of VK,
 * Yandex, Google and Apple, as strict as they are. Production never serves it.
 */
export function localProvider({ clock, settings, issuer, school }: LocalGiven) {
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, Grant>();
  let keys: ReturnType<typeof makeKeys> | undefined;
  const ownKeys = () => (keys ??= makeKeys());

  const clientOf = (dialect: SocialProvider): { id: string; secret: string } | undefined => {
    if (dialect === 'local') return localClient;
    const known = settings[dialect];
    return known && { id: known.clientId, secret: 'clientSecret' in known ? known.clientSecret : '' };
  };
  const dialectOf = (
    request: FastifyRequest,
  ): { code: SocialProvider; dialect: Dialect; client: { id: string; secret: string } } | undefined => {
    const code = (request.params as { dialect: string }).dialect as SocialProvider;
    const [dialect, client] = Object.hasOwn(dialects, code) ? [dialects[code], clientOf(code)] : [];
    return dialect && client && { code, dialect, client };
  };
  const addressOf = (request: FastifyRequest, code: string) =>
    `${issuer?.() ?? `${request.protocol}://${request.host}/sandbox/id`}/${code}`;
  const isBackAtSchool = (uri: string | undefined, request: FastifyRequest, code: string): uri is string => {
    if (uri === undefined || !URL.canParse(uri)) return false;
    const { origin, host, pathname, username, password } = new URL(uri);
    return (
      username === '' &&
      password === '' &&
      pathname.endsWith(`/api/social/callback/${code}`) &&
      (school === undefined ? host === request.host : origin === new URL(school).origin)
    );
  };

  function authorize(request: FastifyRequest<Asked>) {
    const known = dialectOf(request);
    const { client_id: clientId, redirect_uri: redirectUri, response_type: type, state, response_mode: mode } = request.query;
    if (!known || clientId !== known.client.id || type !== 'code' || !state) return undefined;
    if (!isBackAtSchool(redirectUri, request, known.code)) return undefined;
    const { code_challenge: challenge, code_challenge_method: method, nonce } = request.query;
    if (known.dialect.needsPkce && (method !== 'S256' || !challenge)) return undefined;
    if (known.dialect.formPost && mode !== 'form_post') return undefined;
    return { ...known, clientId, redirectUri, state, challenge, nonce };
  }

  /** Back to the school, with a code or with why there is none. */
  function sendBack(reply: FastifyReply, to: string, isForm: boolean, said: Record<string, string>, locale: Locale): FastifyReply {
    if (isForm) return asPage(reply, formPostPage(to, said, locale));
    const url = new URL(to);
    for (const [name, value] of Object.entries(said)) url.searchParams.set(name, value);
    return reply.redirect(url.href, 303);
  }

  async function isClient(
    request: FastifyRequest,
    form: URLSearchParams,
    { dialect, client }: { dialect: Dialect; client: { id: string; secret: string } },
  ) {
    if (dialect.proof === 'none') return form.get('client_id') === client.id;
    if (dialect.proof === 'basic') {
      const credentials = Buffer.from((request.headers.authorization ?? '').replace(/^Basic /, ''), 'base64').toString();
      return credentials === `${encodeURIComponent(client.id)}:${encodeURIComponent(client.secret)}`;
    }
    const { apple } = settings;
    if (!apple || form.get('client_id') !== client.id) return false;
    const claims = { issuer: apple.teamId, subject: client.id, audience: 'https://appleid.apple.com', algorithms: ['ES256'] };
    const currentDate = new Date(clock.now().epochMilliseconds);
    return jwtVerify(form.get('client_secret') ?? '', createPublicKey(apple.privateKey), { ...claims, currentDate }).then(
      ({ protectedHeader }) => protectedHeader.kid === apple.keyId,
      () => false,
    );
  }

  async function exchange(request: FastifyRequest<Asked>, reply: FastifyReply) {
    const known = dialectOf(request);
    const form = formOf(request);
    if (!known || !(await isClient(request, form, known))) return reply.code(401).send({ error: 'invalid_client' });
    const code = form.get('code') ?? '';
    const grant = grants.get(code);
    grants.delete(code);
    const isGood =
      grant?.dialect === known.code &&
      grant.until > clock.now().epochMilliseconds &&
      grant.redirectUri === form.get('redirect_uri') &&
      form.get('grant_type') === 'authorization_code' &&
      (!known.dialect.needsPkce || hashed(form.get('code_verifier') ?? '') === grant.challenge) &&
      grant.device === (form.get('device_id') ?? undefined);
    if (!isGood) return reply.code(400).send({ error: 'invalid_grant' });
    const accessToken = word();
    tokens.set(accessToken, grant);
    const { person, clientId, nonce } = grant;
    const seconds = Math.floor(clock.now().epochMilliseconds / 1000);
    const idToken =
      known.dialect.signs &&
      (await new SignJWT({ email: person.email, email_verified: true, name: person.name, ...(nonce && { nonce }) })
        .setProtectedHeader({ alg: 'RS256', kid: (await ownKeys()).jwk.kid })
        .setIssuer(addressOf(request, known.code))
        .setSubject(person.id)
        .setAudience(clientId)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + 600)
        .sign((await ownKeys()).privateKey));
    return reply.send({
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: 600,
      ...(idToken && { id_token: idToken }),
      ...(known.code === 'vk' && { state: form.get('state') ?? '', user_id: person.id }),
    });
  }

  /** Whose token it is; each house has its own word for it. */
  const holder = (token: string, code: SocialProvider) => {
    const grant = tokens.get(token);
    return grant?.dialect === code ? grant : undefined;
  };

  return {
    /** Opens the provider below `/sandbox/id`, or below another path. */
    serve(http: FastifyInstance, at = '/sandbox/id'): void {
      http.get(`${at}/:dialect/style.css`, (_request, reply) => asStyle(reply, style));
      http.get<Asked>(`${at}/:dialect/.well-known/openid-configuration`, async (request, reply) => {
        const own = addressOf(request, request.params.dialect);
        return reply.send({
          issuer: own,
          authorization_endpoint: `${own}/authorize`,
          token_endpoint: `${own}/token`,
          userinfo_endpoint: `${own}/info`,
          jwks_uri: `${own}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256'],
        });
      });
      http.get<Asked>(`${at}/:dialect/keys`, async (_request, reply) => reply.send({ keys: [(await ownKeys()).jwk] }));
      http.get<Asked>(`${at}/:dialect/authorize`, async (request, reply) => {
        const locale = localeOf(request);
        return authorize(request) ? asPage(reply, choicePage(localPeople, locale)) : asPage(reply.code(400), badPage(locale));
      });
      http.post<Asked>(`${at}/:dialect/authorize`, async (request, reply) => {
        const asked = authorize(request);
        const locale = localeOf(request);
        const chosen = formOf(request).get('person');
        const person = localPeople.find(({ id }) => id === chosen);
        if (!asked || (!person && chosen !== 'wrong' && chosen !== 'cancel')) return asPage(reply.code(400), badPage(locale));
        const { code: dialect, clientId, redirectUri, challenge, nonce, state } = asked;
        const { formPost, namesDevice } = asked.dialect;
        if (!person) {
          const error = chosen === 'cancel' ? 'access_denied' : 'login_required';
          return sendBack(reply, redirectUri, formPost, { error, state }, locale);
        }
        const [code, device] = [word(), namesDevice ? word() : undefined];
        const until = clock.now().add({ minutes: 1 }).epochMilliseconds;
        grants.set(code, { dialect, person, clientId, redirectUri, challenge, nonce, device, until });
        return sendBack(reply, redirectUri, formPost, { code, state, ...(device && { device_id: device, type: 'code_v2' }) }, locale);
      });
      for (const path of ['token', 'oauth2/auth']) http.post<Asked>(`${at}/:dialect/${path}`, exchange);
      http.get<Asked>(`${at}/:dialect/info`, async (request, reply) => {
        const grant = holder(
          (request.headers.authorization ?? '').replace(/^(OAuth|Bearer) /, ''),
          request.params.dialect as SocialProvider,
        );
        if (!grant) return reply.code(401).send({ error: 'invalid_token' });
        const { id, name, email } = grant.person;
        if (grant.dialect !== 'yandex') return reply.send({ sub: id, name, email });
        return reply.send({ id, login: id, client_id: grant.clientId, display_name: name, default_email: email });
      });
      http.post<Asked>(`${at}/:dialect/oauth2/user_info`, async (request, reply) => {
        const form = formOf(request);
        const grant = holder(form.get('access_token') ?? '', request.params.dialect as SocialProvider);
        if (!grant || form.get('client_id') !== grant.clientId) return reply.code(401).send({ error: 'invalid_token' });
        const [first, last] = grant.person.name.split(' ');
        return reply.send({ user: { user_id: grant.person.id, first_name: first, last_name: last } });
      });
    },
  };
}

const makeKeys = async () => {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid: 'local', alg: 'RS256', use: 'sig' } };
};

/** Bodies come as bytes here (see web-server.ts). */
const formOf = ({ body }: FastifyRequest) => new URLSearchParams(Buffer.isBuffer(body) ? body.toString('utf8') : '');
const localeOf = ({ headers }: FastifyRequest): Locale => (/^\s*en\b/i.test(headers['accept-language'] ?? '') ? 'en-US' : 'ru-RU');
