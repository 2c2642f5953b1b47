import { staffRights } from '@school/contract/roles';

import type { Stage } from './stage.ts';

/** A phone that cannot be called, and an address where nobody reads: so that the pages of the demo are whole. */
export const sayContact = ({ school }: Stage, by: { accountId: string; name: string }): Promise<void> =>
  school.school.change({ ...by, rights: staffRights }, 'contact', {
    values: [
      { key: 'contactPhone', value: '+375 17 000-00-00' },
      { key: 'contactEmail', value: 'help@chip.school' },
    ],
    validFrom: null,
    reason: 'Школа открывается',
  });
