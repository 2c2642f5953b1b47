import type { WrittenFor } from '../base/template.ts';
import type { gapsChoice } from './kind.ts';

/** As a methodist would write it. */
export const sample: WrittenFor<typeof gapsChoice> = { ask: 'Вставь', text: 'Мила мал{а/ы/у}. Мы мы{ли/ла} раму.' };
