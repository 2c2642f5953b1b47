import type { CaseFacts, CaseKind } from '@school/contract/reconciliation/shapes';
import type { Money } from '@school/contract/shapes';

import type { UnitKind } from '#modules/ledger';

/** Something that is stuck now, as it is found. */
export interface Found {
  /** What it is, for ever: the same thing is found under the same name. */
  subject: string;
  familyId: string | null;
  orderId: string | null;
  money: Money | null;
  units: { kind: UnitKind; count: number } | null;
  facts: CaseFacts;
  /** By what else managers find it. */
  words: readonly string[];
  since: Temporal.Instant;
}

type Detector = (now: Temporal.Instant) => Promise<Found[]>;
export type Detectors = Readonly<Record<CaseKind, Detector>>;
