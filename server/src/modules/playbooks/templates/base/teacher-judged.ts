import { playbooksLimits } from '@school/contract/playbooks/limits';

/** Work that a teacher listens to or reads later. Done is enough for now: it counts as the self-mark until then. */
export const done = { part: playbooksLimits.selfMark };
