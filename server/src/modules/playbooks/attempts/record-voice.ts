import type { Answer } from '@school/contract/playbooks/answers';
import type { Sound } from '@school/contract/playbooks/attempts';

import { newId } from '#platform/ids';
import type { Principal } from '#platform/principal';
import { Refusal } from '#platform/refusal';

import type { Place } from '../rules/resume.ts';
import type { Tools } from '../dependencies/dependencies.ts';
import { attemptToPlay } from './whose-attempt.ts';
import type { RecordingRow } from '../stores/recordings.store.ts';

/** Recording for the teacher, and forgetting it in time. */
export function recordingActions(tools: Tools) {
  const { db, attempts, items, recordings, files, families, school, clock } = tools;
  return {
    /** Keeps the voice of a child for a spoken task that is still open; recorded again, the last one counts. */
    async record(who: Principal, attemptUid: string, { seconds, ...place }: Place & { seconds: number }, bytes: Uint8Array) {
      await attemptToPlay(tools)(who, attemptUid);
      const file = await files.addSound('voices', bytes);
      try {
        const recording = newId();
        const before = await db.inTransaction(async () => {
          const attempt = await attempts.lock(attemptUid);
          if (!attempt) throw new Refusal('playbooks.attempt_not_found');
          if (attempt.state === 'finished') throw new Refusal('playbooks.attempt_finished');
          const row = (await items.of(attemptUid)).find(({ taskIdx, round }) => taskIdx === place.taskIdx && round === place.round);
          if (!row) throw new Refusal('playbooks.slide_not_found');
          if (row.item.template !== 'say' && row.item.template !== 'read-aloud') throw new Refusal('playbooks.answer_unfit');
          if (row.state !== 'open') throw new Refusal('playbooks.already_answered');
          // A voice is kept only while the parent allows it.
          await families.insistOnConsent(who.customerId, attempt.kidUid, 'voice-recordings');
          return recordings.put({ recordingId: recording, attemptUid, ...place, file, seconds }, clock.now());
        });
        if (before !== undefined) await files.delete(before);
        return { recording };
      } catch (fault) {
        await files.delete(file);
        throw fault;
      }
    },
    /** By the clock: a voice is not kept for ever, and one that was never handed in for a day. */
    async forgetRecordings(): Promise<void> {
      const ago = (days: number) => clock.now().subtract({ hours: 24 * days });
      for (const { file } of await recordings.outdated(ago(school.now('voiceDays')), ago(1))) {
        await files.delete(file);
        await recordings.forget(file);
      }
    },
  };
}

/** An answer names no recording, or the one made for this very task. */
export async function isOwnRecording(
  { recordings }: Tools,
  attemptUid: string,
  { taskIdx, round, answer }: Place & { answer: Answer | null },
): Promise<boolean> {
  const named = answer && 'recording' in answer ? answer.recording : undefined;
  if (named === undefined) return true;
  const own = await recordings.many([attemptUid]);
  return own.some((one) => one.recordingId === named && one.taskIdx === taskIdx && one.round === round);
}

/** Finds the voice of a work among recordings, with an address for a short while. */
export const soundFor =
  ({ files }: Pick<Tools, 'files'>, recordings: readonly RecordingRow[]) =>
  (work: Place & { attemptUid: string }): Sound | null => {
    const found = recordings.find((one) => one.attemptUid === work.attemptUid && one.taskIdx === work.taskIdx && one.round === work.round);
    return found ? { url: files.shortUrl(found.file), seconds: found.seconds } : null;
  };
