import type { FamiliesNews } from '#modules/families';

import type { Tools } from '../tools.ts';

type ConsentRefused = Extract<FamiliesNews, { type: 'families.consent_refused' }>;

/** The parent takes back that voices are recorded: those that were kept until then are deleted. Marks and comments stay. */
export function whenRecordingIsRefused({ news, families, recordings, files }: Tools): void {
  news.on<ConsentRefused>('families.consent_refused', 'playbooks.delete-recordings', async ({ familyId, purpose, at }) => {
    if (purpose !== 'voice-recordings') return;
    const kids = await families.kidsOf(familyId);
    const until = Temporal.Instant.from(at);
    for (const { file } of await recordings.ofKids(
      kids.map(({ kidUid }) => kidUid),
      until,
    )) {
      await files.delete(file);
      await recordings.forget(file);
    }
  });
}
