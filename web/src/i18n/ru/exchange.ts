import { count } from '../speak.ts';

const gold = (n: number) =>
  count('ru', n, {
    one: 'индивидуальный урок',
    few: 'индивидуальных урока',
    many: 'индивидуальных уроков',
    other: 'индивидуального урока',
  });
const silver = (n: number) =>
  count('ru', n, { one: 'групповой урок', few: 'групповых урока', many: 'групповых уроков', other: 'группового урока' });
const lessons = (n: number) => count('ru', n, { one: 'урок', few: 'урока', many: 'уроков', other: 'урока' });

/** Lessons of one kind for lessons of the other. */
export const texts = {
  title: 'Обмен уроков',
  about: 'Индивидуальные уроки можно обменять на групповые и обратно: все или часть. Срок и стоимость уроков сохраняются.',
  direction: 'Что обменять',
  from: { gold: 'Индивидуальные на групповые', silver: 'Групповые на индивидуальные' },
  free: (n: number) => `свободно: ${n}`,
  units: 'Сколько уроков отдать',
  most: (n: number) => `Сейчас можно обменять не больше ${count('ru', n, { one: 'урока', few: 'уроков', many: 'уроков', other: 'урока' })}`,
  nothing: {
    title: { gold: 'Свободных индивидуальных уроков нет', silver: 'Свободных групповых уроков нет' },
    reserved: 'Уроки заняты в расписании. Отмените или перенесите лишние — они станут свободными.',
    none: 'Обменять можно уроки, которые есть на балансе и не стоят в расписании.',
    toSchedule: 'Открыть расписание',
    toProducts: 'Выбрать пакет',
  },
  subscription: 'Уроки по абонементу не обмениваются.',
  preview: 'Что получится',
  takes: 'Спишем',
  gives: 'Начислим',
  kinds: { gold, silver },
  until: (n: number, when: string) => `${lessons(n)} — до ${when}`,
  terms: 'Срок новых уроков',
  after: 'Станет на балансе',
  afterLine: { gold: 'Индивидуальные', silver: 'Групповые' },
  rate: (take: number, give: number) => `Курс обмена: ${take} к ${give}`,
  confirm: (n: number) => `Обменять ${lessons(n)}`,
  back: 'Обменять обратно можно в любой момент, пока уроки свободны.',
  done: { gold: (n: number) => `Готово: на балансе +${gold(n)}`, silver: (n: number) => `Готово: на балансе +${silver(n)}` },
};
