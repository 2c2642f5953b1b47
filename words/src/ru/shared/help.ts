import { count } from '../../grammar.ts';

/** The help page. The questions themselves are content: content/faq. */
export const texts = {
  title: 'Помощь',
  search: 'Поиск по вопросам',
  searchFor: 'Например: перенести урок',
  clear: 'Очистить поиск',
  found: (n: number) => count('ru', n, { one: 'ответ нашёлся', few: 'ответа нашлось', many: 'ответов нашлось', other: 'ответа нашлось' }),
  notFound: (typed: string) => `По запросу «${typed}» ничего не нашли`,
  notFoundAbout: 'Спросите нас в чате: ваши слова мы уже подставили.',
  askSo: 'Задать этот вопрос в чате',
  showAll: 'Показать все вопросы',
  /** Words that say nothing about what is looked for. */
  smallWords:
    'а в во вы да и из или к как какая какие какой ко ли мне можно мы на не нет ну о об от по про с со то у что эта это этот я есть нам нас за до если',
  contact: {
    toIt: 'Связаться с нами',
    title: 'Контакт-центр',
    about: 'Ответим на вопрос и поможем, если времени до урока осталось мало.',
    open: 'Сейчас на связи',
    closed: 'Сейчас закрыто',
    opensToday: (time: string) => `Откроемся в ${time}`,
    opensOn: (day: string, time: string) => `Откроемся: ${day}, ${time}`,
    everyDay: 'Каждый день',
    hours: (days: string, hours: { from: string; to: string } | null) =>
      hours ? `${days}: с ${hours.from} до ${hours.to}` : `${days}: выходной`,
    zone: (zone: string) => `Часы — ${zone}`,
    holidays: (days: string) => `Не отвечаем: ${days}`,
    chat: 'Написать в чат',
    call: (phone: string) => `Позвонить: ${phone}`,
    write: (email: string) => `Написать письмо: ${email}`,
  },
};
