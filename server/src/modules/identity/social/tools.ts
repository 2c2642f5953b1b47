import type { SocialProvider } from '@school/contract/identity/social-calls';

import type { Tools } from '../tools.ts';
import type { SocialPort } from './provider.ts';
import type { SocialStore } from './social.store.ts';

/** What signing in elsewhere works with. */
export interface SocialTools extends Tools {
  social: SocialStore;
  providers: ReadonlyMap<SocialProvider, SocialPort>;
}
