import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/manager/family-adults.ts';

export const texts = {
  title: 'Adults',
  none: 'Nobody besides the parent',
  rights: { sees: 'sees', arranges: 'arranges lessons', pays: 'pays' },
  invited: (until: string) => `invited until ${until}`,
  since: (when: string) => `since ${when}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name} from the family`,
  removeAbout: 'They’ll be signed out right away on every device. The parent and the adult are told.',
  removed: 'The access is closed',
  withdraw: 'Withdraw',
  withdrawOf: (name: string) => `Withdraw the invitation of ${name}`,
  withdrawn: 'The invitation is withdrawn',
} satisfies Same<typeof ru>;
