/** A lesson of the room as a parent sees it: while it is on, and looking in. */
export const texts = {
  title: 'Урок идёт',
  looking: {
    title: (kid: string) => `Урок: ${kid}`,
    known: 'Учитель и ребёнок видят, что вы смотрите',
    running: (minutes: number, of: number) => `${minutes} из ${of} мин`,
    begins: 'Урок ещё не начался',
    soundOn: 'Включить звук',
    soundOff: 'Выключить звук',
    stop: 'Больше не смотреть',
    about: 'Смотреть можно с одного устройства. Ваши минуты останутся в журнале урока.',
    teacherAway: 'Учителя пока нет в классе',
    kidAway: 'Ребёнка пока нет в классе',
    notNow: 'Сейчас заглянуть нельзя',
    ended: 'Урок закончился',
    elsewhere: 'Вы смотрите урок на другой странице',
    back: 'На главную',
    again: 'Заглянуть снова',
  },
};
