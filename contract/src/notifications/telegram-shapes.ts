import * as z from 'zod/mini';

import { shape } from '../named.ts';

const chat = z.object({ id: z.int(), type: z.optional(z.string()) });

/** What Telegram tells a bot, as far as the school reads it (core.telegram.org/bots/api#update). */
export const BotUpdate = z.object({
  message: z.optional(
    z.object({
      chat,
      from: z.optional(
        z.object({
          first_name: z.optional(z.string()),
          username: z.optional(z.string()),
          language_code: z.optional(z.string()),
        }),
      ),
      text: z.optional(z.string()),
    }),
  ),
  my_chat_member: z.optional(z.object({ chat, new_chat_member: z.object({ status: z.string() }) })),
});
export type BotUpdate = z.infer<typeof BotUpdate>;

/** What the bot says to it: a call of the Bot API that Telegram makes for us; nothing, where there is nothing to say. */
export const TelegramReply = shape('TelegramReply', {
  method: z.optional(z.literal('sendMessage')),
  chat_id: z.optional(z.int()),
  text: z.optional(z.string()),
});
export type TelegramReply = z.infer<typeof TelegramReply>;
