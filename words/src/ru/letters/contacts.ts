import type { ContactTexts } from '../../letters/contact-texts.ts';

const ifNotYou = (address: string) => `Если это сделали не вы, сразу напишите нам: ${address}/help`;

export const texts: ContactTexts = {
  code: {
    subject: 'Код для Chip School',
    text: (code, minutes) =>
      `Здравствуйте!\n\nЧтобы подтвердить этот e-mail, введите в кабинете код: ${code}\n\nКод действует ${minutes} минут. Никому его не сообщайте. Если вы не указывали этот адрес в Chip School, просто удалите письмо: больше мы сюда ничего не пришлём.\n\nШкола «Чип»`,
  },
  changed: {
    email: {
      subject: 'E-mail вашего кабинета изменён',
      text: (now, address) =>
        `${now === null ? 'Школа «Чип»: этот e-mail больше не привязан к вашему кабинету.' : `Школа «Чип»: e-mail вашего кабинета теперь ${now}. Это сообщение пришло на прежний.`} ${ifNotYou(address)}`,
    },
    phone: {
      subject: 'Телефон вашего кабинета изменён',
      text: (now, address) =>
        `${now === null ? 'Школа «Чип»: этот номер больше не привязан к вашему кабинету.' : `Школа «Чип»: телефон вашего кабинета теперь ${now}.`} ${ifNotYou(address)}`,
    },
  },
};
