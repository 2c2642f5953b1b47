import type { SocialProvider } from '@school/contract/identity/social-calls';

/** What leaves for a provider, and is needed again when the person is back. */
export interface AuthorizationRequest {
  state: string;
  nonce: string;
  /** Of PKCE (RFC 7636). */
  verifier: string;
  redirectUri: string;
}

/** Who somebody is at a provider: an id that never changes there, and a name to show in the settings. */
export interface SocialPerson {
  subject: string;
  shown: string;
}

/** One place where people are signed in already. They differ in everything but this. */
export interface SocialPort {
  code: SocialProvider;
  /** The address to go to. */
  begin(request: AuthorizationRequest): Promise<URL>;
  /** Who has come back, from what the provider put into the address. Throws AuthorizationExpired, or any other fault: it does not answer. */
  finish(request: AuthorizationRequest, back: Readonly<Record<string, string>>): Promise<SocialPerson>;
}

/** The code was used, is too old or was never given. */
export class AuthorizationExpired extends Error {}
