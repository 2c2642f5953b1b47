import { count } from '../../grammar.ts';
import { days, hours } from '../shared/amounts.ts';

const waits = (n: number) => (n < 48 ? hours(n) : days(Math.floor(n / 24)));

/** What waits for somebody of the school, in one list. */
export const texts = {
  title: 'Дела',
  about: 'Все задачи школы по обещанному сроку: сначала самые срочные.',
  kind: 'Что показать',
  all: 'Все дела',
  kinds: {
    objection: 'Семья не согласна с отметкой',
    lessonMark: 'Отметка урока требует внимания',
    teacherLate: 'Преподавателя нет на уроке',
    chat: 'Ждут ответа в чате',
    chatReport: 'Жалобы из чатов',
    undelivered: 'Сообщения не доставлены',
    trialOutcome: 'Пробный без итога',
    lowRating: 'Низкая оценка',
    teacherCard: 'Карточка преподавателя',
    teacherRequest: 'Просят другого преподавателя',
    familyTask: 'Задачи о семьях',
    approval: 'Ждут второго менеджера',
    refund: 'Возвраты денег',
    reconciliation: 'Застрявшие деньги',
    review: 'Работы не проверены',
    waitingRequest: 'Ждут место в клубе',
  },
  ofKind: (kind: string, waiting: number) => `${kind}: ${waiting}`,
  lateOf: (late: number) => `${late} просрочено`,
  search: 'Поиск по делам',
  searchFor: 'Имя, слово из обращения',
  list: 'Дела по сроку',
  columns: { kind: 'Дело', who: 'Кто', about: 'О чём', due: 'Срок' },
  fileColumns: ['Дело', 'Семья', 'Ребёнок', 'Преподаватель', 'О чём', 'Ждёт с', 'Обещано к', 'Кто занимается'],
  works: (works: number) => count('ru', works, { one: 'работа', few: 'работы', many: 'работ', other: 'работы' }),
  teacher: (name: string) => `преподаватель ${name}`,
  takenBy: (name: string) => `занимается ${name}`,
  askedBy: (name: string) => `просит ${name}`,
  dueAt: (when: string) => `до ${when}`,
  overdue: (hours: number) => (hours < 1 ? 'просрочено' : `просрочено на ${waits(hours)}`),
  open: 'Открыть',
  openOf: (kind: string, who: string) => `Открыть: ${kind}, ${who}`,
  empty: 'Всё сделано',
  emptyAbout: 'Ни одна семья не ждёт ответа школы.',
  fileName: (day: string) => `дела-${day}.csv`,
};
