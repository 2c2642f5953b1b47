import { backOfficeLimits } from '@school/contract/back-office/limits';
import type { StaffRight } from '@school/contract/roles';

/**
 * May a colleague look at so many families in one day? Who works with families or money may, and the administrators are
 * told; who only helps inside an account has no work that needs so many.
 */
export const mayReadOn = (rights: readonly StaffRight[], families: number): boolean =>
  rights.includes('people') || rights.includes('money') || families <= backOfficeLimits.familiesReadADay;
