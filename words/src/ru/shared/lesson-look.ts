import { hours, minutes, times } from './amounts.ts';
import { schoolTime } from '../../school-time.ts';

const hoursText = (n: number) => (n === 1 ? 'час' : hours(n));

/** How a lesson is told of, wherever a family meets it. */
export const texts = {
  /** Beside the sign of the kind, where there is little room. */
  short: {
    individual: 'разовый',
    group: 'группа',
    virtual: 'виртуальный',
    regular: 'регулярный',
    transferred: 'перенос',
    replacement: 'замена',
    trial: 'пробный',
  },
  room: {
    enter: 'Войти в урок',
    enterAs: (name: string) => `Войти: ${name}`,
    lookIn: 'Заглянуть',
    howItWent: 'Как прошёл урок',
    seen: 'Преподаватель и ребёнок увидят, что вы смотрите',
    here: (names: string) => `В классе: ${names}`,
    onSince: (time: string) => `Урок идёт с ${time}`,
    gone: (n: number, of: number) => `${n} из ${of} мин`,
    /** What is done in the lesson just now. */
    now: {
      hello: 'Сейчас: здороваются',
      warm: 'Сейчас: разминка',
      explain: 'Сейчас: новая тема',
      together: 'Сейчас: задание вместе',
      move: 'Сейчас: зарядка',
      play: 'Сейчас: задания',
      check: 'Сейчас: проверка',
      more: 'Сейчас: ещё задания',
      bye: 'Сейчас: прощаются',
    },
    part: (n: number, of: number) => `Часть ${n} из ${of}.`,
    outside: 'Видео и звук этого урока на другой площадке: кнопка будет в классе.',
    nobody: 'В классе пока никого',
  },
  heldShort: 'держим',
  topic: (title: string) => `Тема: ${title}`,
  today: 'сегодня',
  tomorrow: 'завтра',
  schoolTime: (time: string) => `${time} ${schoolTime.ru.mark()}`,
  unpaid: 'не оплачен',
  held: (until: string) => `время держим до ${until}`,
  heldTrial: (until: string) => `ждёт подтверждения до ${until}`,
  movedFrom: (when: string) => `было: ${when}`,
  insteadOf: (teacher: string) => `вместо: ${teacher}`,
  /** By how many minutes the lesson comes earlier (below 0) or later by the family's clock. */
  clockShift: (n: number) => {
    const size = Math.abs(n);
    return `Часы перевели: урок по вашему времени на ${size % 60 === 0 ? hoursText(size / 60) : minutes(size)} ${n < 0 ? 'раньше' : 'позже'}`;
  },
  /** Another child of the family has a lesson then. */
  sibling: (name: string, hours: string) => `В это же время урок: ${name}, ${hours}`,
  siblingShort: (name: string) => `урок: ${name}`,
  introMoved: (max: number) =>
    max === 0
      ? 'Чтобы перенести пробный урок, напишите нам.'
      : `Пробный урок можно перенести ${times(max)}, и его уже переносили. Напишите нам, поможем.`,
  askForHelp: 'Написать в школу',
  moveLesson: 'Перенести урок',
  cancelLesson: 'Отменить урок',
  hours: (n: number) => `${n} ч`,
  minutes: (n: number) => `${n} мин`,
  tooLateToMove: (left: string) => `До урока ${left}: перенести поможем мы`,
  tooLateToCancel: (left: string) => `До урока ${left}: отменить поможем мы`,
  moveCase: (lesson: string) => `Здравствуйте! Помогите, пожалуйста, перенести урок: ${lesson}. Причина: `,
  cancelCase: (lesson: string) => `Здравствуйте! Помогите, пожалуйста, отменить урок: ${lesson}. Причина: `,
  howItWentCase: (lesson: string) => `Здравствуйте! Урок закончился, а отметки нет: ${lesson}. Вот как всё было: `,
  theLesson: (kids: string, subject: string, when: string, zone: string) => `${kids}, ${subject}, ${when} (${zone})`,
  withTeacher: (lesson: string, teacher: string) => `${lesson}, преподаватель ${teacher}`,
};
