import type { Clock } from '#platform/clock';

import type { BepaidClient } from './client.ts';
import type { BepaidRequests } from './requests.store.ts';

/** What the parts of bePaid work with. */
export interface BepaidTools {
  ask: BepaidClient;
  requests: BepaidRequests;
  clock: Clock;
  /** The school's own address, without a slash at the end. */
  publicUrl: string;
  /** Where bePaid tells its news. */
  notificationUrl: string;
  /** The number of the school's service in ERIP; without it nothing is paid there. */
  eripServiceNo: string | undefined;
  /** The page of the school that says how to find a payment in ERIP. */
  eripPath(ref: string): string;
}
