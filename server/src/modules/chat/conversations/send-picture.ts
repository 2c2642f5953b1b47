import type { Message } from '@school/contract/chat/shapes';

import type { Principal } from '#platform/principal';

import { sendFile } from './send-file.ts';
import type { Tools } from '../dependencies/dependencies.ts';

interface SentPicture {
  bytes: Uint8Array;
  /** The words under it. */
  text?: string | undefined;
  key?: string | undefined;
}

/** Sends a picture: checked and drawn anew, so that nothing of the file is left but what is seen. */
export const sendPicture =
  (tools: Tools) =>
  (who: Principal, chatId: string, { bytes, ...sent }: SentPicture): Promise<Message> =>
    sendFile(tools)(who, chatId, {
      ...sent,
      isSent: ({ picture }) => picture !== null,
      keep: async () => {
        const picture = await tools.files.addPhoto('chat', bytes);
        return { file: picture.name, picture };
      },
    });
