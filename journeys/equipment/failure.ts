import type { EquipmentCode, EquipmentStep } from '@school/contract/equipment/shapes';
import type { BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** One way in which a device fails: how it is made, and what has to be said of which step. */
export interface Failure {
  name: string;
  step: EquipmentStep;
  code: EquipmentCode;
  look?: BrowserContextOptions;
  /** Before the check is begun. A script put in here runs from the next page on, so the page is opened anew. */
  before?: (page: Page, cdp: CDPSession) => Promise<unknown>;
}

/** Failures of a browser that was started with these arguments. */
export interface Failures {
  args: readonly string[];
  failures: readonly Failure[];
}
