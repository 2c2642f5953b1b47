import type { Tools } from '../dependencies/dependencies.ts';

/**
 * The kid's progress stands in two documents, its own and its family's, and says what its coming lessons are about: whoever
 * follows one of them is told.
 */
export async function showAnew(realtime: Tools['realtime'], familyId: string, kidUid: string): Promise<void> {
  await realtime.changed(`kids/${kidUid}`);
  await realtime.changed(`users/${familyId}`);
  await realtime.changed(`events/${familyId}`);
}
