import type { Same } from '../../grammar.ts';
import type { texts as ru } from '../../ru/manager/family-adults.ts';

export const texts = {
  title: 'Adults',
  none: 'Nobody besides the parent',
  rights: { sees: 'sees', arranges: 'manages lessons', pays: 'pays' },
  invited: (until: string) => `invited until ${until}`,
  since: (when: string) => `since ${when}`,
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name} from the family`,
  removeAbout: 'They’ll be signed out right away on every device. We’ll notify the parent and the adult.',
  removed: 'Access removed',
  withdraw: 'Withdraw',
  withdrawOf: (name: string) => `Withdraw the invitation: ${name}`,
  withdrawn: 'Invitation withdrawn',
} satisfies Same<typeof ru>;
