import { count } from '../../grammar.ts';
import type { RefundTexts } from '../../letters/refund-texts.ts';

/** After «до»: 1 and 21 take the singular. */
const upToDays = (days: number) =>
  count('ru', days, { one: 'рабочего дня', few: 'рабочих дней', many: 'рабочих дней', other: 'рабочего дня' });

export const ruRefund: RefundTexts = {
  refundAsked: ({ parent, address, amount }) => ({
    subject: `Заявка на возврат: ${amount}`,
    text: `Здравствуйте, ${parent}!\n\nМы получили заявку на возврат: ${amount}. Пока мы решаем, уроки этого пакета отложены: записаться на них нельзя. Передумали? Заявку можно отозвать, и уроки снова будут ваши.\n\nСтатус возврата:\n${address}/payment/refund`,
    sms: `заявка на возврат ${amount} получена. Статус: ${address}/payment/refund`,
  }),
  refundSent: ({ parent, address, amount, days }) => ({
    subject: `Деньги отправлены: ${amount}`,
    text: `Здравствуйте, ${parent}!\n\nМы отправили вам ${amount} тем же способом, которым вы платили. Банку обычно нужно до ${upToDays(days)}.\n\nСтатус возврата:\n${address}/payment/refund`,
    sms: `отправили вам ${amount}. Банку обычно нужно до ${upToDays(days)}.`,
  }),
  refundDone: ({ parent, address, amount, byHand }) => ({
    subject: `Возврат выполнен: ${amount}`,
    text: `Здравствуйте, ${parent}!\n\n${byHand ? `Мы вернули вам ${amount}, как договорились.` : `Банк подтвердил возврат: ${amount}. Деньги вернулись тем же способом, которым вы платили.`}\n\nБудем рады видеть вас снова. История баланса — в кабинете:\n${address}/payment/history`,
    sms: `возврат ${amount} выполнен.`,
  }),
  extraReturned: ({ parent, address, amount, isDuplicate }) => ({
    subject: `Вернули лишний платёж: ${amount}`,
    text: `Здравствуйте, ${parent}!\n\n${isDuplicate ? 'Один и тот же заказ был оплачен дважды.' : 'Пришёл платёж, за который мы не смогли начислить уроки.'} Мы вернули вам ${amount} тем же способом, которым вы платили. С уроками на балансе ничего не изменилось.\n\nПосмотреть баланс:\n${address}/payment`,
    sms: `вернули лишний платёж ${amount}. Уроки на балансе не изменились.`,
  }),
  refundFeeWaived: ({ parent, address, amount, fee }) => ({
    subject: `Возврат без удержания: ${amount}`,
    text: `Здравствуйте, ${parent}!\n\nМы решили не удерживать ${fee} из вашего возврата. Если заявку одобрят, к вам вернётся вся сумма: ${amount}.\n\nСтатус возврата:\n${address}/payment/refund`,
    sms: `не удержим ${fee} из вашего возврата, сумма теперь ${amount}.`,
  }),
  refundDeclined: ({ parent, address, amount, answer }) => ({
    subject: `Возврат не одобрен: ${amount}`,
    text: `Здравствуйте, ${parent}!\n\nМы рассмотрели заявку на возврат ${amount} и не смогли её одобрить. Вот почему:\n${answer}\n\nУроки снова доступны на балансе. Если вы не согласны, напишите нам:\n${address}/chat`,
    sms: `возврат ${amount} не одобрен, уроки снова на балансе. Почему: ${address}/payment/refund`,
  }),
};
