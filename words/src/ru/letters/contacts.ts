import type { ContactTexts } from '../../letters/contact-texts.ts';

const ifNotYou = (address: string) => `Если это сделали не вы, сразу напишите нам: ${address}/help`;

export const texts: ContactTexts = {
  code: {
    subject: (school) => `Код для школы «${school}»`,
    text: (code, minutes, school) =>
      `Здравствуйте!\n\nЧтобы подтвердить этот e-mail, введите в кабинете код: ${code}\n\nКод действует ${minutes} минут. Никому его не сообщайте. Если вы не указывали этот адрес в школе «${school}», просто удалите письмо: больше мы сюда ничего не пришлём.\n\nШкола «${school}»`,
  },
  changed: {
    email: {
      subject: 'E-mail вашего кабинета изменён',
      text: (now, address, school) =>
        `${now === null ? `Школа «${school}»: этот e-mail больше не привязан к вашему кабинету.` : `Школа «${school}»: e-mail вашего кабинета теперь ${now}. Пишем на прежний адрес.`} ${ifNotYou(address)}`,
    },
    phone: {
      subject: 'Телефон вашего кабинета изменён',
      text: (now, address, school) =>
        `${now === null ? `Школа «${school}»: этот номер больше не привязан к вашему кабинету.` : `Школа «${school}»: телефон вашего кабинета теперь ${now}.`} ${ifNotYou(address)}`,
    },
  },
};
