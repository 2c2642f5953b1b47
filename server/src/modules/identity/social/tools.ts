import type { SocialProvider } from '@school/contract/identity/social-calls';

import type { Tools } from '../dependencies/dependencies.ts';
import type { SocialPort } from './provider.ts';
import type { SocialStore } from '../stores/social.store.ts';

/** What signing in elsewhere works with. */
export interface SocialTools extends Tools {
  social: SocialStore;
  providers: ReadonlyMap<SocialProvider, SocialPort>;
}
