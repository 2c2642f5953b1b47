import type { LessonNote } from '@school/contract/staffing/workspace-shapes';
import type { Pupil } from '@school/contract/staffing/shapes';

import { ageOn } from '#modules/families';

import type { StaffingDependencies } from '../dependencies/dependencies.ts';
import type { NoteRecord } from '../stores/notes.store.ts';

/** A note as the wire knows it. */
export const noteView = ({ result, tags, text, writtenAt }: NoteRecord): LessonNote => ({
  result,
  tags,
  text,
  timestamp: writtenAt.toString(),
});

/** Kids as their teachers see them, by id: no contacts, no money; the last words about each. */
export async function pupilCards(
  { families, reports, notes, clock }: Pick<StaffingDependencies, 'families' | 'reports' | 'notes' | 'clock'>,
  wanted: readonly string[],
): Promise<Map<string, Pupil>> {
  const kidUids = [...new Set(wanted)];
  const kids = await families.kids(kidUids);
  const faces = await families.kidFaces(kidUids);
  const zones = await families.timezonesOf([...new Set(kids.map(({ familyId }) => familyId))]);
  const last = new Map((await reports.lastOfKids(kidUids)).map((report) => [report.kidUid, report]));
  const lastNotes = new Map((await notes.lastOfKids(kidUids)).map((note) => [note.kidUid, note]));
  const lastWords = (kidUid: string): Pick<Pupil, 'lastReport' | 'lastNote'> => {
    const [report, note] = [last.get(kidUid), lastNotes.get(kidUid)];
    const isNoteLater = note && (!report || Temporal.Instant.compare(note.writtenAt, report.reportedAt) > 0);
    return isNoteLater ? { lastReport: note.text, lastNote: noteView(note) } : { lastReport: report?.text ?? null, lastNote: null };
  };
  return new Map(
    kids.map(({ kidUid, familyId, name, birth, languages }) => [
      kidUid,
      {
        kidUid,
        name,
        avatar: faces.get(kidUid) ?? null,
        age: ageOn(birth, clock.now()),
        languages: [...languages],
        timezone: zones.get(familyId) ?? '',
        ...lastWords(kidUid),
      },
    ]),
  );
}
