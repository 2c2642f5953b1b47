import { changed } from '#api/queries.ts';

const asked = new Set<string>();

/** The address of a picture lasts an hour or two: where it is over, the conversation is asked for new ones, once for each. */
export function askForPictures(address: string): void {
  if (asked.has(address)) return;
  asked.add(address);
  void changed('GET /chats/:chatId/messages');
}
