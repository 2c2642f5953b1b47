import type { RestaffedLine, StaffTexts } from '../../letters/staff-texts.ts';
import { days, hours, lessons as lessonsOf, minutes as minutesOf } from '../shared/amounts.ts';

const line = ({ kid, course, moment, teacher, isReturned, link }: RestaffedLine): string => {
  const what = teacher
    ? `урок проведёт ${teacher}`
    : `свободного преподавателя нет, урок отменён${isReturned ? ', урок вернулся на баланс' : ''}`;
  return `• ${moment}\n  ${kid}, ${course}: ${what}.${link ? `\n  Выбрать другое время: ${link}` : ''}`;
};

/** Where a unit went: back to the balance, or on to lessons that had none. */
const goneOn = (moments: readonly string[]): string =>
  moments.length === 1
    ? `С баланса оплачен другой урок, на который не хватало: ${moments[0]}.`
    : `С баланса оплачены другие уроки, на которые не хватало: ${moments.join('; ')}.`;

/** Whoever takes over has read what the child has done (the teacher's page of the lesson): that is what a family asks itself first. */
const goesOn = (lessons: readonly RestaffedLine[]): string => {
  const names = [...new Set(lessons.flatMap(({ teacher }) => teacher ?? []))];
  if (names.length === 0) return '';
  return `\n\n${names.length === 1 ? `${names[0]} знает` : 'Новые преподаватели знают'}, что уже пройдено, и ${names.length === 1 ? 'продолжит' : 'продолжат'} с того же места.`;
};

/** Of one lesson its moment is told, of several their number. */
const single = (lessons: readonly RestaffedLine[], one: (moment: string) => string, many: string): string =>
  lessons.length === 1 ? one(lessons[0]?.moment ?? '') : many;

export const ruStaff: StaffTexts = {
  lessonsRestaffed: ({ parent, teacher, lessons, address }) => {
    const given = lessons.filter((it) => it.teacher !== null);
    const many = lessonsOf(lessons.length);
    const subject =
      given.length === 0
        ? single(lessons, (moment) => `Урок отменён: ${moment}`, `Отмена: ${many}`)
        : single(
            lessons,
            (moment) => `Другой преподаватель: ${moment}`,
            `${given.length < lessons.length ? 'Изменения в расписании' : 'Другой преподаватель'}: ${many}`,
          );
    const change = given.some(({ link }) => link)
      ? '\n\nЕсли замена вам не подходит, урок можно перенести или отменить до самого начала: он вернётся на баланс.'
      : '';
    const [one] = lessons.length === 1 ? lessons : [];
    const sms = one
      ? `${one.moment} ${one.teacher ? `урок проведёт ${one.teacher}` : 'урок отменён'}. Другое время: ${one.link ?? `${address}/schedule`}`
      : `изменения в расписании (${many}). Посмотреть и выбрать другое время: ${address}/schedule`;
    return {
      subject,
      text: `Здравствуйте, ${parent}!\n\n${teacher} не сможет провести ${lessons.length === 1 ? 'этот урок' : 'эти уроки'}. Вот что мы сделали:\n\n${lessons.map(line).join('\n\n')}${goesOn(lessons)}${change}\n\nВсе уроки — в расписании:\n${address}/schedule`,
      sms,
    };
  },
  teacherLate: ({ parent, kid, moment, teacher, bonus, address }) => ({
    subject: 'Преподаватель задерживается',
    text: `Здравствуйте, ${parent}!\n\nУрок уже начался, а преподавателя ещё нет. Просим прощения за ожидание.\n\nРебёнок: ${kid}\nУрок: ${moment}\nПреподаватель: ${teacher}\n\nМы уже ищем замену. Если урок не состоится, ${bonus > 0 ? `он вернётся на баланс, и мы добавим ещё ${lessonsOf(bonus)} в подарок.` : 'его можно будет назначить на любое другое время.'}\n\n${address}/schedule`,
    sms: `преподаватель задерживается, просим прощения. Ищем замену.${bonus > 0 ? ' Если урок не состоится, вернём его и подарим ещё один.' : ''}`,
  }),
  teacherRunsLate: ({ parent, kid, teacher, minutes, expected, address }) => {
    const late = minutesOf(minutes);
    return {
      subject: `${teacher} задерживается на ${late}`,
      text: `Здравствуйте, ${parent}!\n\n${teacher} заканчивает предыдущий урок и придёт чуть позже. Просим прощения и благодарим за терпение.\n\nРебёнок: ${kid}\nУрок начнётся около ${expected}.\n\n${address}/schedule`,
      sms: `${teacher} задерживается на ${late}. Урок начнётся около ${expected}.`,
    };
  },
  lessonReturned: ({ parent, kid, moment, bonus, cause, isTrial, passedOn, address }) => {
    const why =
      cause === 'late'
        ? 'Преподаватель опоздал, и урок не состоялся. Это наша вина, и нам очень жаль.'
        : 'Преподаватель не пришёл на урок, и замену мы не нашли. Нам очень жаль, что ребёнок ждал зря.';
    const gift = bonus > 0 ? lessonsOf(bonus) : null;
    const returned = gift ? `Урок вернулся на баланс, и мы добавили ещё ${gift} в подарок.` : 'Урок вернулся на баланс.';
    const back = passedOn.length > 0 ? `${goneOn(passedOn)}${gift ? ` Мы добавили ещё ${gift} в подарок.` : ''}` : returned;
    const another = `${isTrial ? 'Пробный урок остаётся бесплатным.' : back} Выбрать другое время:\n${address}/${isTrial ? 'intro-appointment' : 'schedule'}`;
    const short = isTrial ? '' : bonus > 0 ? 'Урок вернули и подарили ещё один. ' : 'Урок вернули. ';
    return {
      subject: `Урок не состоялся: ${moment}`,
      text: `Здравствуйте, ${parent}!\n\n${why}\n\nРебёнок: ${kid}\nУрок: ${moment}\n\n${another}`,
      sms: `урок не состоялся по нашей вине. ${short}Выбрать другое время: ${address}/${isTrial ? 'intro-appointment' : 'schedule'}`,
    };
  },
  lessonBrokeDown: ({ parent, kid, moment, isReturned, passedOn, address }) => ({
    subject: `Урок прервался: ${moment}`,
    text: `Здравствуйте, ${parent}!\n\nУрок не удалось провести из-за техники.\n\nРебёнок: ${kid}\nУрок: ${moment}\n\n${passedOn.length > 0 ? `${goneOn(passedOn)} ` : isReturned ? 'Урок вернулся на баланс. ' : ''}Выбрать другое время:\n${address}/${isReturned ? 'schedule' : 'intro-appointment'}\n\nПроверить камеру, микрофон и связь перед уроком:\n${address}/settings/equipment-check`,
    sms: `урок прервался из-за техники${isReturned && passedOn.length === 0 ? ' и вернулся на баланс' : ''}. Другое время: ${address}/${isReturned ? 'schedule' : 'intro-appointment'}`,
  }),
  objectionDecided: ({ parent, kid, moment, isUpheld, answer, units, passedOn, link, address }) => {
    const free = units - passedOn.length;
    const back = `${free > 0 ? ` На баланс вернули: ${lessonsOf(free)}.` : ''}${passedOn.length > 0 ? ` ${goneOn(passedOn)}` : ''}`;
    return {
      subject: isUpheld ? `Вы правы насчёт урока: ${moment}` : `Мы проверили урок: ${moment}`,
      text: `Здравствуйте, ${parent}!\n\n${isUpheld ? `Мы проверили, как прошёл урок, и согласны с вами. Приносим извинения.${back}` : 'Мы проверили, как прошёл урок, и оставили отметку преподавателя.'}\n\nРебёнок: ${kid}\nУрок: ${moment}\n\nОтвет школы: ${answer}\n\nЕсли остались вопросы, напишите нам:\n${address}/chat`,
      sms: `${isUpheld ? `вы правы насчёт урока: ${moment}. Приносим извинения.${back}` : `мы проверили урок: ${moment}. Отметка осталась.`} ${link}`,
    };
  },
  lessonMissed: ({
    parent,
    kid,
    moment,
    cost,
    isGroup,
    passedOn,
    days: objectionDays,
    freeSkips,
    freeSkipDays,
    changeHours,
    link,
    address,
  }) => {
    const costs = {
      free: `${freeSkips === 1 ? `Один пропуск за ${days(freeSkipDays)} бесплатный` : `Бесплатных пропусков за ${days(freeSkipDays)} — ${freeSkips}`}. ${passedOn.length > 0 ? goneOn(passedOn) : 'Урок вернулся на баланс.'}`,
      debited: isGroup
        ? 'Урок группы состоялся, поэтому он списан.'
        : freeSkips === 0
          ? 'Пропущенный урок списывается с баланса.'
          : `${freeSkips === 1 ? `Бесплатный пропуск за последние ${days(freeSkipDays)} уже был` : `Бесплатные пропуски за последние ${days(freeSkipDays)} закончились`}, поэтому урок списан.`,
      excused: 'Урок не списан.',
      none: `Пробный урок можно назначить снова, он остаётся бесплатным:\n${address}/intro-appointment`,
    };
    const advice = cost
      ? `\n\nЕсли планы меняются, перенесите или отмените урок хотя бы за ${hours(changeHours)}, и он останется на балансе:\n${address}/schedule`
      : '';
    return {
      subject: `Пропущен урок: ${moment}`,
      text: `Здравствуйте, ${parent}!\n\nМы ждали ребёнка на уроке, но не дождались.\n\nРебёнок: ${kid}\nУрок: ${moment}\n\n${costs[cost ?? 'none']}${advice}\n\nЕсли на самом деле было иначе, напишите нам до конца ${objectionDays}-го дня после урока:\n${link}`,
      sms: `пропущен урок: ${moment}. ${cost === 'debited' ? 'Урок списан.' : 'Урок не списан.'} Если было иначе, напишите нам: ${link}`,
    };
  },
  lessonsGiven: ({ parent, colleague, moments, note, address }) => ({
    subject: `Вам передали ${lessonsOf(moments.length)}`,
    text: `Здравствуйте, ${parent}!\n\n${colleague} не сможет провести ${moments.length === 1 ? 'урок, и теперь он у вас' : 'уроки, и теперь они у вас'}:\n\n${moments.map((moment) => `• ${moment}`).join('\n')}${note ? `\n\nКомментарий:\n${note}` : ''}\n\nКарточки учеников — в кабинете:\n${address}/teacher/week`,
    sms: `вам передали ${lessonsOf(moments.length)}, первый: ${moments[0] ?? ''}. ${address}/teacher/week`,
  }),
  cardDecided: ({ parent, reason, address }) =>
    reason === null
      ? {
          subject: 'Школа одобрила вашу карточку',
          text: `Здравствуйте, ${parent}!\n\nМы посмотрели вашу карточку: всё хорошо, семьи уже видят её.\n\nВаша карточка:\n${address}/teacher/card`,
          sms: `школа одобрила вашу карточку, семьи уже видят её. ${address}/teacher/card`,
        }
      : {
          subject: 'Карточку нужно поправить',
          text: `Здравствуйте, ${parent}!\n\nМы посмотрели вашу карточку и просим её поправить:\n${reason}\n\nСемьи пока видят прежнюю. Исправьте и отправьте ещё раз:\n${address}/teacher/card`,
          sms: `вашу карточку нужно поправить. Что именно: ${address}/teacher/card`,
        },
  familiesReadOften: ({ colleague, budget, address }) => ({
    subject: `Много семей за день: ${colleague}`,
    text: `Сотрудник: ${colleague}. Сегодня открыты данные больше чем ${budget} семей. Это может быть большая задача, а может быть утечка. Спросите, зачем это нужно. Если ответа нет, заблокируйте сотруднику вход:\n${address}/manager/staff`,
    sms: `${colleague}: за сегодня открыты данные больше чем ${budget} семей. ${address}/manager/staff`,
  }),
  lessonUnattended: ({ teacher, moment, waited, address }) => ({
    subject: `Преподавателя нет на уроке: ${teacher}`,
    text: `Урок: ${moment}\nПреподаватель: ${teacher}\n\nСемья ждёт уже ${minutesOf(waited)}. Передайте урок другому или верните его с подарком:\n${address}/manager/late\n\nЕсли до конца урока никто не решит и никто не придёт, школа вернёт его сама.`,
    sms: `${teacher} не на уроке (${moment}). ${address}/manager/late`,
  }),
};
