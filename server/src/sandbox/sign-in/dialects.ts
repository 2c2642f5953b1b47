import type { SocialProvider } from '@school/contract/identity/social-calls';

/** How a provider differs from the others on the wire. */
export interface Dialect {
  /** Where a code is exchanged, below its own address. */
  token: string;
  /** Signs who it is (OpenID Connect); otherwise a page of the person says it. */
  signs: boolean;
  needsPkce: boolean;
  /** Answers by a form (Apple). */
  formPost: boolean;
  /** How the school proves to be itself. */
  proof: 'basic' | 'signed' | 'none';
  /** Names a device on the way back and wants to hear of it again (VK). */
  namesDevice: boolean;
}

const openId: Dialect = { token: '/token', signs: true, needsPkce: true, formPost: false, proof: 'basic', namesDevice: false };

/** What the local provider can speak: its own language, and those of the four. */
export const dialects: Record<SocialProvider, Dialect> = {
  local: openId,
  google: openId,
  apple: { ...openId, needsPkce: false, formPost: true, proof: 'signed' },
  yandex: { ...openId, signs: false },
  vk: { ...openId, token: '/oauth2/auth', signs: false, proof: 'none', namesDevice: true },
};
