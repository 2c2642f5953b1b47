import { minutes } from './amounts.ts';

/** Being told on this device: the card in the settings of families and of the staff. */
export const texts = {
  title: 'Уведомления на устройстве',
  about: {
    parent: 'Они появляются на экране, даже когда сайт закрыт.',
    teacher: 'Они появляются на экране, даже когда сайт закрыт: например, если вам передали урок.',
    manager: 'Они появляются на экране, даже когда сайт закрыт. Вы сразу узнаете, если на уроке просят помощи или дети остались одни.',
  },
  turnOn: 'Включить здесь',
  turnOff: 'Выключить здесь',
  isOn: 'На этом устройстве включены',
  turnedOn: 'Уведомления на этом устройстве включены',
  turnedOff: 'Уведомления на этом устройстве выключены',
  denied: 'Браузер запретил уведомления для этого сайта. Разрешите их в настройках браузера и вернитесь сюда.',
  unable: 'Этот браузер не показывает уведомления. На iPhone и iPad сначала добавьте школу на экран «Домой» и откройте её оттуда.',
  failed: 'Включить не получилось: служба уведомлений браузера не отвечает. Попробуйте позже.',
  others: 'Устройства',
  since: (when: string) => `с ${when}`,
  remove: 'Отключить',
  removeNamed: (name: string) => `Отключить: ${name}`,
  removed: 'Устройство отключено',
  /** The chat with the school's bot, which is told the same. */
  telegram: {
    title: 'Telegram',
    about: 'Бот школы присылает в Telegram те же уведомления, что приходят на устройства. Тихие часы действуют и здесь.',
    connect: 'Подключить Telegram',
    open: 'Открыть Telegram',
    openAbout: (n: number) => `Откроется чат с ботом: нажмите в нём «Запустить». Ссылка действует ${minutes(n)} и только один раз.`,
    isOn: 'Подключён',
    as: (name: string, when: string) => `${name}, с ${when}`,
    remove: 'Отключить Telegram',
    removed: 'В Telegram больше ничего не пришлём',
  },
};
