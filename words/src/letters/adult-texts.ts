import type { AdultRight } from '@school/contract/adult-rights';

import type { MessageText } from './message-text.ts';

interface ToParent {
  parent: string;
  address: string;
  /** The grown-up it is about. */
  name: string;
}

/** Who has come into a family, and who is in it no longer: to its parent. */
export interface AdultTexts {
  adultJoined(facts: ToParent & { may: AdultRight }): MessageText;
  adultGone(facts: ToParent & { by: 'parent' | 'school' | 'adult' }): MessageText;
}
