import { eraseInAudit } from '#modules/audit';
import { eraseNotes, readersOf } from '#modules/back-office';
import { familiesBeside, teachersWhoTaught } from '#modules/calendar';
import { createPrivacy } from '#modules/privacy';
import { eraseKept } from '#platform/erase-kept';
import type { Eraser } from '#platform/erasure';
import type { Exporter } from '#platform/export-part';

import type { SchoolDoors } from '../modules.ts';
import type { Ground } from './ground.ts';

interface Below {
  doors: SchoolDoors;
  erasers: readonly Eraser[];
  exporters: readonly Exporter[];
}

/** Floor 8: what families may know, take with them and have erased, in every module that keeps something of theirs. */
export function buildPrivacy(ground: Ground, { doors, erasers, exporters }: Below) {
  const { db, settings, jobs } = ground;
  const privacy = createPrivacy({
    ...ground,
    ...doors,
    readersOf: readersOf({ db }),
    teachersWhoTaught: teachersWhoTaught(db),
    familiesBeside: familiesBeside(db),
    // Names and the account go last: the others ask by them.
    erasers: [eraseNotes({ db }), eraseKept(db), ...erasers],
    eraseInAudit: eraseInAudit({ db, audit: doors.audit }),
    exporters,
    address: settings.publicUrl,
  });
  jobs.every('privacy.erase-due', '*/10 * * * *', privacy.eraseDue);
  jobs.every('privacy.make-exports', '* * * * *', privacy.makeExports);
  return privacy;
}
