import type { Locale } from '@school/contract/shapes';

import { schoolIn } from '../school-name.ts';

interface TelegramTexts {
  /** On the button below each message. */
  open: string;
  linked(school: string): string;
  /** Its word was used, or is too old; where a new link is made. */
  wordOver(page: string): string;
  how(page: string): string;
  stopped(page: string): string;
  notLinked: string;
  onlyTells(chat: string): string;
  /** To whoever tries the bot. */
  proved(school: string): string;
  proofOver: string;
}

/** What the school's bot says by itself. */
export const telegramTexts: Record<Locale, TelegramTexts> = {
  'ru-RU': {
    open: 'Открыть',
    linked: (school) => `Готово: ${schoolIn.ru(school)} будет присылать уведомления сюда. Чтобы отключить их, отправьте /stop.`,
    wordOver: (page) => `Эта ссылка уже не действует. Получите новую в настройках уведомлений: ${page}`,
    how: (page) => `Чтобы получать уведомления здесь, откройте настройки уведомлений и нажмите «Подключить Telegram»: ${page}`,
    stopped: (page) => `Больше не пришлём сюда ни одного уведомления. Включить снова можно в настройках: ${page}`,
    notLinked: 'Этот чат не подключён: уведомления сюда не приходят.',
    onlyTells: (chat) => `Здесь только уведомления, сообщения мы не читаем. Напишите нам в чате: ${chat}`,
    proved: (school) => `Бот работает: ${schoolIn.ru(school)} получила ваш ответ. Вернитесь на страницу открытия школы.`,
    proofOver: 'Эта проверка уже не действует. Начните её заново на странице открытия школы.',
  },
  'en-US': {
    open: 'Open',
    linked: (school) => `Done: ${schoolIn.en(school)} will send notifications here. Send /stop to turn them off.`,
    wordOver: (page) => `This link no longer works. Get a new one in your notification settings: ${page}`,
    how: (page) => `To get notifications here, open your notification settings and tap “Connect Telegram”: ${page}`,
    stopped: (page) => `We won’t send any more notifications here. You can turn them on again in your settings: ${page}`,
    notLinked: 'This chat isn’t connected, so no notifications come here.',
    onlyTells: (chat) => `We only send notifications here and don’t read messages. Write to us in the chat: ${chat}`,
    proved: (school) => `The bot works: ${schoolIn.en(school)} has received your reply. Go back to the page where you open the school.`,
    proofOver: 'This check is no longer valid. Start it again on the page where you open the school.',
  },
};
