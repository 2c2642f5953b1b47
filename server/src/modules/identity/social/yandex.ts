import { CodeChallengeMethod, OAuth2Client } from 'arctic';

import { askForTokens, askProvider } from './ask-provider.ts';
import { shownOf } from './open-id.ts';
import type { SocialPort } from './provider.ts';

interface YandexGiven {
  clientId: string;
  clientSecret: string;
  /** Both its houses at one address: tests. */
  base?: string | undefined;
}

/** Yandex ID: OAuth 2 with PKCE; who it is says the page of the person, to whoever has the token. */
export function yandex({ clientId, clientSecret, base }: YandexGiven): SocialPort {
  const [house, page] = base ? [base, `${base}/info`] : ['https://oauth.yandex.ru', 'https://login.yandex.ru/info'];
  return {
    code: 'yandex',
    async begin({ state, verifier, redirectUri }) {
      const client = new OAuth2Client(clientId, null, redirectUri);
      return client.createAuthorizationURLWithPKCE(`${house}/authorize`, state, CodeChallengeMethod.S256, verifier, [
        'login:email',
        'login:info',
      ]);
    },
    async finish({ verifier, redirectUri }, back) {
      const tokens = await askForTokens(`${house}/token`, {
        form: { code: back['code'] ?? '', code_verifier: verifier, redirect_uri: redirectUri },
        basic: { id: clientId, secret: clientSecret },
      });
      const user = await askProvider(`${page}?format=json`, { headers: { authorization: `OAuth ${tokens.accessToken()}` } });
      if (user['client_id'] !== clientId) throw new Error('The token of Yandex is meant for another');
      if (typeof user['id'] !== 'string' || user['id'] === '') throw new Error('Yandex did not say who it is');
      return { subject: user['id'], shown: shownOf(user['default_email'], user['display_name'], user['login']) };
    },
  };
}
