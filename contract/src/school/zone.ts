import { kept } from './kept.ts';
import { usualZone } from './usual.ts';

/** The zone of the school, an IANA name (docs/rules/settings.md): its days begin and end by it, and a teacher who has said no other keeps hours in it. */
export const { now: schoolZone, keep: keepSchoolZone, onChange: onSchoolZone } = kept<string>(usualZone);
