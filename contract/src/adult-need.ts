import type { AdultNeed } from './adult-rights.ts';
import { rightIn, type Row } from './role-rows.ts';

/**
 * What an invited adult needs for a call: what the call says; nothing where whoever comes may make it; and where nothing is said it
 * is the parent's alone, so that what is forgotten opens nothing.
 */
export const adultNeedOf = ({ who, adult }: { who: Row; adult?: AdultNeed }): AdultNeed | undefined =>
  adult ?? (rightIn(who, 'guest') === 'allow' ? undefined : 'never');
