import { chatLimits } from '@school/contract/chat/limits';
import type { Message } from '@school/contract/chat/shapes';

import type { Principal } from '#platform/principal';

import { sendFile } from './send-file.ts';
import type { Tools } from '../dependencies/dependencies.ts';

interface SentAttachment {
  bytes: Uint8Array;
  /** The words under it. */
  text?: string | undefined;
  key?: string | undefined;
}

/** Sends a recorded voice: what it is and how long it goes is read from its bytes. */
export const sendVoice =
  (tools: Tools) =>
  (who: Principal, chatId: string, { bytes, ...sent }: SentAttachment): Promise<Message> =>
    sendFile(tools)(who, chatId, {
      ...sent,
      isSent: ({ attachment }) => attachment?.kind === 'voice',
      keep: async () => {
        const { name: file, seconds } = await tools.files.addVoice('chat', bytes, chatLimits.voiceSeconds);
        return { file, attachment: { kind: 'voice', file, name: '', bytes: bytes.length, seconds: Math.max(1, Math.round(seconds)) } };
      },
    });

/** Sends a document under the name that its author's device gives it. */
export const sendDocument =
  (tools: Tools) =>
  (who: Principal, chatId: string, { bytes, name, ...sent }: SentAttachment & { name: string }): Promise<Message> =>
    sendFile(tools)(who, chatId, {
      ...sent,
      isSent: ({ attachment }) => attachment?.kind === 'document',
      keep: async () => {
        const file = await tools.files.addDocument('chat', bytes);
        return { file, attachment: { kind: 'document', file, name, bytes: bytes.length, seconds: 0 } };
      },
    });
