import { CodeChallengeMethod, OAuth2Client } from 'arctic';

import { askForTokens, askProvider } from './ask-provider.ts';
import { shownOf } from './open-id.ts';
import type { SocialPort } from './provider.ts';

/** VK ID (OAuth 2.1): no secret, PKCE always, and a device that VK names on the way back and wants to hear of again. */
export function vk({ clientId, base = 'https://id.vk.ru' }: { clientId: string; base?: string | undefined }): SocialPort {
  return {
    code: 'vk',
    async begin({ state, verifier, redirectUri }) {
      const client = new OAuth2Client(clientId, null, redirectUri);
      return client.createAuthorizationURLWithPKCE(`${base}/authorize`, state, CodeChallengeMethod.S256, verifier, ['vkid.personal_info']);
    },
    async finish({ state, verifier, redirectUri }, back) {
      const form = {
        code: back['code'] ?? '',
        code_verifier: verifier,
        client_id: clientId,
        device_id: back['device_id'] ?? '',
        redirect_uri: redirectUri,
        state,
      };
      const tokens = await askForTokens(`${base}/oauth2/auth`, { form });
      if ('state' in tokens.data && (tokens.data as { state: unknown }).state !== state) throw new Error('VK answered another question');
      const said = await askProvider(`${base}/oauth2/user_info`, { form: { client_id: clientId, access_token: tokens.accessToken() } });
      const user = (said['user'] ?? {}) as Record<string, unknown>;
      const subject = user['user_id'];
      if (typeof subject !== 'string' && typeof subject !== 'number') throw new Error('VK did not say who it is');
      return { subject: String(subject), shown: shownOf([user['first_name'], user['last_name']].filter(Boolean).join(' ')) };
    },
  };
}
