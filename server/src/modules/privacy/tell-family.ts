import type { Locale } from '@school/contract/shapes';

import type { ErasureRow } from './erasures.store.ts';
import type { Tools } from './tools.ts';

type Moment = 'asked' | 'takenBack' | 'begins';
type Told = Pick<ErasureRow, 'erasureId' | 'familyId' | 'kidUid' | 'dueAt'>;

/** Tells the parent by mail, or by SMS where there is none, what becomes of the data: nobody has them erased behind the family's back. */
export const tellOfErasure =
  ({ families, identity, messages, address }: Pick<Tools, 'families' | 'identity' | 'messages' | 'address'>) =>
  async ({ erasureId, familyId, kidUid, dueAt }: Told, moment: Moment): Promise<void> => {
    const { email, phone, locale } = await identity.reachOf(familyId);
    const { timezone } = await families.family(familyId);
    const kid = kidUid === null ? null : (await families.kidOf(familyId, kidUid)).name;
    const day = dueAt.toZonedDateTimeISO(timezone).toLocaleString(locale, { day: 'numeric', month: 'long', year: 'numeric' });
    const { subject, text } = words(locale, moment, { kid, day, link: `${address}/settings/privacy` });
    const key = `privacy.erasure ${erasureId} ${moment}`;
    if (email) await messages.queue({ key, channel: 'mail', to: email, customerId: familyId, subject, text });
    else if (phone)
      await messages.queue({
        key,
        channel: 'sms',
        to: phone.replace('+', ''),
        customerId: familyId,
        subject,
        text: `${subject}. ${address}`,
      });
  };

function words(locale: Locale, moment: Moment, { kid, day, link }: { kid: string | null; day: string; link: string }) {
  if (locale === 'ru-RU') {
    const what = kid === null ? 'аккаунт семьи' : `данные ребёнка (${kid})`;
    return {
      asked: {
        subject: `${day} мы удалим ${kid === null ? 'ваш аккаунт' : 'данные ребёнка'}`,
        text: `Нас попросили удалить ${what}. Мы сделаем это ${day}: до тех пор всё работает как обычно и удаление можно отменить.\n\nОтменить: ${link}\n\nЕсли вы об этом не просили, отмените удаление и смените пароль.`,
      },
      takenBack: { subject: 'Удаление отменено', text: `Удаление отменено: ${what} остаётся у нас, как и раньше.\n\n${link}` },
      begins: {
        subject: 'Данные удаляются',
        text: `Сегодня мы удаляем ${what}. Будущие занятия отменены, имя, переписка, работы и записи исчезнут в течение часа. Спасибо, что были с нами.`,
      },
    }[moment];
  }
  const what = kid === null ? 'the account of your family' : `your child’s data (${kid})`;
  return {
    asked: {
      subject: `We will delete ${kid === null ? 'your account' : 'your child’s data'} on ${day}`,
      text: `We were asked to delete ${what}. We will do so on ${day}: until then everything works as before and the deletion can be cancelled.\n\nCancel it: ${link}\n\nIf it was not you who asked, cancel the deletion and change your password.`,
    },
    takenBack: { subject: 'Deletion cancelled', text: `The deletion was cancelled: ${what} stays with us as before.\n\n${link}` },
    begins: {
      subject: 'Your data are being deleted',
      text: `Today we delete ${what}. Lessons ahead are cancelled; names, conversations, works and recordings will be gone within an hour. Thank you for having been with us.`,
    },
  }[moment];
}
