import { count, fill } from '../../grammar.ts';

/** The help page. The questions themselves are content: content/faq. */
export const texts = {
  title: 'Помощь',
  search: 'Поиск по вопросам',
  searchFor: 'Например: перенести урок',
  clear: 'Очистить поиск',
  found: (n: number) => count('ru', n, { one: 'ответ нашёлся', few: 'ответа нашлось', many: 'ответов нашлось', other: 'ответа нашлось' }),
  notFound: (typed: string) => fill('На вопрос «{typed}» готового ответа нет', { typed }),
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
    closed: (time: string) => fill('Сейчас закрыто, откроемся в {time}', { time }),
    hours: (from: string, to: string, zone: string) => fill('Каждый день с {from} до {to} {zone}', { from, to, zone }),
    chat: 'Написать в чат',
    call: (phone: string) => fill('Позвонить: {phone}', { phone }),
    write: (email: string) => fill('Написать письмо: {email}', { email }),
  },
};
