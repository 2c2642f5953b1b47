import type { FamiliesEvent } from '#modules/families';

import type { Tools } from '../dependencies/dependencies.ts';

/** The parent takes back that voices are recorded: those that were kept until then are deleted. Marks and comments stay. */
export const whenRecordingIsRefused =
  ({ families, recordings, files }: Pick<Tools, 'families' | 'recordings' | 'files'>) =>
  async ({ familyId, kidUid, purpose, at }: Extract<FamiliesEvent, { type: 'families.consent_refused' }>): Promise<void> => {
    if (purpose !== 'voice-recordings') return;
    // A row from before consents were asked child by child names none.
    const kids = kidUid === null ? (await families.kidsOf(familyId)).map((kid) => kid.kidUid) : [kidUid];
    const until = Temporal.Instant.from(at);
    for (const { file } of await recordings.ofKids(kids, until)) {
      await files.delete(file);
      await recordings.forget(file);
    }
  };
