import type { StaffRight } from '@school/contract/roles';

import { useSession } from './session.ts';

const none: readonly StaffRight[] = [];

/** What a colleague of the back office may do; the server asks again at every call. */
export const useRights = (): readonly StaffRight[] => useSession()?.rights ?? none;
