import { notificationLimits } from '@school/contract/notifications/limits';
import type { notificationsRefusals } from '@school/contract/notifications/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';
import { days } from '../shared/amounts.ts';

export const refusals = {
  'notifications.device_not_found': 'Это устройство уже отключено',
  'notifications.telegram_missing': 'У школы нет бота в Telegram',
  'notifications.telegram_fails': 'Telegram сейчас не отвечает. Попробуйте через несколько минут',
  'notifications.telegram_not_ours': 'Telegram не подтвердил, что это он',
  'notifications.message_not_found': `Сообщение не найдено: через ${days(notificationLimits.messagesKeptDays)} они удаляются`,
  'notifications.message_not_failed': 'Это сообщение уже отправлено снова или закрыто',
  'notifications.announcement_not_found': 'Объявление не найдено: возможно, его удалили',
  'notifications.announcement_changed': 'Объявление уже изменили: {by}. Откройте его заново, ваш текст останется здесь',
  'notifications.announcement_moved_on': 'Объявление уже изменилось. Откройте его заново',
  'notifications.announcement_not_ready': 'Проверьте объявление: в нём не хватает текста или есть ошибки',
  'notifications.announcement_reach_changed': 'Пока вы писали, список получателей изменился. Посмотрите его ещё раз',
  'notifications.announcement_in_past': 'Это время уже прошло. Выберите другое',
  'notifications.announcement_too_far': 'Так далеко вперёд объявление не запланировать. Выберите день ближе',
  'notifications.announcement_own': 'Подтвердить должен кто-то из коллег',
} satisfies FurtherRefusalTexts<typeof notificationsRefusals>;
