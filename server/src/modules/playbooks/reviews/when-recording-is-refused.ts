import type { Tools } from '../dependencies/dependencies.ts';

/** The parent takes back that voices are recorded: those that were kept until then are deleted. Marks and comments stay. */
export function whenRecordingIsRefused({ outbox, families, recordings, files }: Tools): void {
  outbox.subscribe('families.consent_refused', 'playbooks.delete-recordings', async ({ familyId, kidUid, purpose, at }) => {
    if (purpose !== 'voice-recordings') return;
    // A row from before consents were asked child by child names none.
    const kids = kidUid === null ? (await families.kidsOf(familyId)).map((kid) => kid.kidUid) : [kidUid];
    const until = Temporal.Instant.from(at);
    for (const { file } of await recordings.ofKids(kids, until)) {
      await files.delete(file);
      await recordings.forget(file);
    }
  });
}
