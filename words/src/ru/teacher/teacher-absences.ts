import { count } from '../../grammar.ts';
import { lessons } from '../shared/amounts.ts';

/** «сообщить 3 семьям» */
const toFamilies = (n: number) => count('ru', n, { one: 'семье', few: 'семьям', many: 'семьям', other: 'семьям' });

/** Illness and holidays of a teacher, and what becomes of the lessons. */
export const texts = {
  title: 'Отсутствия',
  about: 'Отметьте болезнь или отпуск: мы передадим уроки коллегам и напишем семьям.',
  illNow: (time: string) => `Болею сегодня с ${time}`,
  plan: { illness: 'Болезнь на другие дни', holiday: 'Отпуск' },
  kinds: { illness: 'Болезнь', holiday: 'Отпуск' },
  form: {
    title: { illness: 'Отметить болезнь', holiday: 'Отметить отпуск' },
    kind: 'Причина',
    from: 'Первый день',
    to: 'Последний день',
    at: 'В первый день с',
    wholeDay: 'весь день',
    back: 'Отмена',
    looking: 'Проверяем, какие уроки это затронет…',
    notLooked: 'Не получилось загрузить уроки. Всё, что вы выбрали, сохранилось.',
    lookAgain: 'Проверить ещё раз',
    newList: 'Пока вы смотрели, расписание изменилось. Вот новый список, проверьте его ещё раз.',
    none: 'На это время уроков нет. Часы закроются, записаться на них будет нельзя.',
    lessons: (n: number) => `Затронет ${lessons(n)}`,
    note: 'Что важно знать коллегам',
    noteHelp: 'Где остановились, что нравится ребёнку, на что обратить внимание. Семьи этого не увидят.',
    give: (n: number, families: number) => `Передать ${lessons(n)} и сообщить ${toFamilies(families)}`,
    giveAndCancel: (given: number, canceled: number, families: number) =>
      `Передать ${lessons(given)}, отменить ${canceled} и сообщить ${toFamilies(families)}`,
    cancel: (n: number, families: number) => `Отменить ${lessons(n)} и сообщить ${toFamilies(families)}`,
  },
  choice: {
    who: (when: string) => `Кто проведёт урок ${when}`,
    other: 'Выбрать другого',
    otherFor: (when: string) => `Выбрать другого: ${when}`,
    nobody: 'Никто: отменить урок',
    willCancel: 'Урок отменится, семья сможет выбрать другое время.',
  },
  done: 'Готово',
  doneAbout: 'Семьи получили по одному сообщению. Они могут выбрать другое время.',
  given: (name: string) => `проведёт ${name}`,
  canceled: 'отменён',
  when: (days: string, time: string) => `${days}, с ${time}`,
  now: 'сейчас',
  ahead: 'запланировано',
  ended: 'завершено раньше',
  coming: 'Текущие и будущие',
  past: 'Прошедшие',
  none: 'Отсутствий нет',
  noneAbout: 'Когда вы отметите болезнь или отпуск, они появятся здесь.',
  touched: lessons,
  back: { now: 'Вернуться раньше', ahead: 'Отменить отсутствие' },
  backAbout: {
    now: 'Ваши часы откроются с этой минуты. Переданные уроки останутся у коллег.',
    ahead: 'Ваши часы на эти дни откроются. Переданные уроки останутся у коллег.',
  },
  backDo: 'Открыть мои часы',
  backNot: 'Оставить как есть',
  backDone: 'Часы снова открыты',
};
