import type { AdultTexts } from '../../letters/adult-texts.ts';

const may = {
  sees: 'видит уроки и пишет преподавателю',
  arranges: 'видит уроки и меняет расписание',
  pays: 'меняет расписание и оплачивает',
};
const gone = {
  parent: (name: string) => `${name}: доступ закрыт, вход на всех устройствах завершён.`,
  school: (name: string) => `${name}: доступ закрыла школа. Если это неожиданно, напишите нам.`,
  adult: (name: string) => `${name}: доступ закрыт по собственному желанию.`,
};

export const ruAdults: AdultTexts = {
  adultJoined: ({ parent, name, may: has, address }) => ({
    subject: `${name}: теперь в вашем кабинете`,
    text: `${parent}, здравствуйте!\n\nПриглашение принято: ${name} (${may[has]}). Изменить права или закрыть доступ можно в любой момент:\n${address}/settings/adults`,
    sms: `${name}: приглашение принято. ${address}/settings/adults`,
  }),
  adultGone: ({ parent, name, by, address }) => ({
    subject: `${name}: больше не в вашем кабинете`,
    text: `${parent}, здравствуйте!\n\n${gone[by](name)} Кто сейчас в кабинете:\n${address}/settings/adults`,
    sms: `${gone[by](name)} ${address}/settings/adults`,
  }),
};
