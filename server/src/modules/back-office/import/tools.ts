import type { Families } from '#modules/families';
import type { Identity } from '#modules/identity';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/db';
import type { EventsOf } from '#platform/events';
import type { Outbox } from '#platform/outbox';

import type { FamilyAdding } from '../adding/adding.ts';
import type { createImportLines, createImportLinks } from './import-lines.store.ts';
import type { Imports } from './imports.store.ts';

/** Some lines of an import are to be carried out. One at a time for each import, until none is left. */
export interface ImportDue {
  type: 'back-office.import_due';
  importId: string;
}

declare module '#platform/events' {
  interface Events extends EventsOf<ImportDue> {}
}

export interface ImportGiven {
  db: Db;
  clock: Clock;
  outbox: Pick<Outbox, 'publish'>;
  identity: Pick<Identity, 'ownersOf' | 'nameOf'>;
  families: Pick<Families, 'many'>;
  school: { opening: { speaksToFamilies(): Promise<boolean> } };
  /** What a manager does by hand: an import does the same. */
  adding: Pick<FamilyAdding, 'addFamily' | 'addKid' | 'invite' | 'isReached'>;
}

export interface ImportTools extends ImportGiven {
  imports: Imports;
  lines: ReturnType<typeof createImportLines>;
  links: ReturnType<typeof createImportLinks>;
}
