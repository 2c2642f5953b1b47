import { newPushKeys } from '#platform/push';

import { createAnnouncements } from './announcements/announcements.ts';
import { answerOutbox } from './answers.ts';
import { createBalanceLevels } from './balance-levels.store.ts';
import { carryPush } from './carry-push.ts';
import { createChoices } from './choices.store.ts';
import { createDevices } from './devices.store.ts';
import { eventHandlers } from './event-handlers.ts';
import { createExpiryNotices } from './expiry-notices.store.ts';
import { noticeActions } from './keep-notices.ts';
import { createLessonNotices } from './lesson-notices.store.ts';
import { createMessageActs } from './message-acts.store.ts';
import { createNotices } from './notices.store.ts';
import { remind } from './remind.ts';
import { createReminderStore } from './reminders.store.ts';
import { tellColleague } from './tell-colleague.ts';
import { tellContactsChanged } from './tell-contacts-changed.ts';
import { tellLinkMade } from './tell-link-made.ts';
import { tellExpiring } from './tell-expiring.ts';
import { tellPerson } from './tell-person.ts';
import { tellWeek } from './tell-week.ts';
import type { NotificationsGiven, Tools } from './tools.ts';
import { carryTelegram } from './telegram/carry-telegram.ts';
import { createTelegramChats } from './telegram/chats.store.ts';
import { telegramActions } from './telegram/telegram.ts';
import { undeliveredActions } from './undelivered.ts';

/** Who may be written to about push messages: the mailbox that the school's mail comes from. */
const writeTo = (mailFrom: string): string => `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`;

/** Tells families what has happened: listens to the modules below and queues messages. Nobody waits for it. */
export async function createNotifications({ db, push, botOf, mailFrom, ...given }: NotificationsGiven) {
  const tools: Tools = {
    ...given,
    db,
    reminders: createReminderStore(db),
    balanceLevels: createBalanceLevels(db),
    expiryNotices: createExpiryNotices(db),
    choices: createChoices(db, {
      channels: () => given.school.now('noticeChannels'),
      quiet: () => given.school.now('quietHours'),
    }),
    notices: createNotices(db),
    devices: createDevices(db),
    telegramChats: createTelegramChats(db),
    lessonNotices: createLessonNotices(db),
    messageActs: createMessageActs(db),
  };
  const { clock } = tools;
  const keys = await tools.devices.keys(newPushKeys(), clock.now());
  tools.messages.carry('push', carryPush(tools, { push, sender: { subject: writeTo(mailFrom), ...keys } }));
  answerOutbox(tools);
  const chats = tools.telegramChats;
  let bot = botOf(given.school.secrets.ways().telegram);
  const carryByBot = () => tools.messages.carry('telegram', bot && carryTelegram({ chats, telegram: bot, address: tools.address }));
  carryByBot();
  // An owner may enter another token while the school is open.
  given.school.secrets.onChange(({ telegram }) => {
    bot = botOf(telegram);
    carryByBot();
  });
  const inTelegram = telegramActions(tools, { chats, bot: () => bot });

  return {
    /** To the address or phone a family had until a manager changed it. */
    tellContactsChanged: tellContactsChanged(tools),
    tellLinkMade: tellLinkMade(tools),
    /** To a teacher or a manager, by mail or SMS; a key is said once. */
    tellColleague: tellColleague(tools),
    /** The daily job: lessons that end in 60, 30 or 7 days. */
    tellExpiring: tellExpiring(tools),
    /** The hourly job: on Sunday evening how the week of the children was. */
    tellWeek: tellWeek(tools),
    /** The job of every minute: lessons ahead, and reminders whose hour has come, each once. */
    remind: remind(tools),
    /** Throws away notices older than the school keeps them, and what no reminder needs any more. */
    async forgetOld(): Promise<void> {
      const before = clock.now().subtract({ hours: tools.school.now('noticeDays') * 24 });
      await tools.notices.removeBefore(before);
      await tools.lessonNotices.removeBefore(before);
      await tools.reminders.removeBefore(before);
    },
    ...noticeActions(tools, { pushKey: keys.publicKey, telegramOf: inTelegram.linked }),
    telegram: inTelegram,
    ...undeliveredActions(tools),
    announcements: createAnnouncements({ ...given, db, tell: tellPerson(tools), quietOf: tools.choices.quietOf }),
    listens: eventHandlers(tools),
  };
}

export type Notifications = Awaited<ReturnType<typeof createNotifications>>;
