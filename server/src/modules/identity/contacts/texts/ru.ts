import type { ContactTexts } from './contact-texts.ts';

const ifNotYou = (address: string) => `Если это сделали не вы, сразу напишите нам: ${address}/help`;

export const texts: ContactTexts = {
  code: {
    subject: 'Подтвердите новый e-mail',
    text: (code, minutes) =>
      `Здравствуйте!\n\nЧтобы подтвердить этот e-mail, введите в кабинете код: ${code}\n\nКод действует ${minutes} минут. Никому его не сообщайте. Если вы ничего не меняли, просто удалите это письмо.\n\nШкола «Чип»`,
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
