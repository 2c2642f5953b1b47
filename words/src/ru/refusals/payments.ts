import type { paymentsRefusals } from '@school/contract/payments/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'payments.order_paid': 'Этот заказ уже оплачен',
  'payments.invoice_made': 'У этого заказа уже есть счёт',
  'payments.receipt_not_found': 'Такой квитанции нет',
  'payments.invoice_not_found': 'Счёта по этому заказу нет',
  'payments.order_at_bank': 'Банк уже проводит оплату этого заказа. Дождитесь ответа',
  'payments.manual_in_future': 'Дата ещё не наступила',
  'payments.manual_too_old': 'Так давно оплату записать нельзя',
  'payments.document_taken': 'Документ «{document}» уже записан: {family}, {day}',
  'payments.discount_too_large': 'Такую скидку должен подтвердить второй сотрудник',
  'payments.refund_not_found': 'Заявка на возврат не найдена',
  'payments.refund_decided': 'По этой заявке уже принято решение',
  'payments.refund_without_fee': 'Из этого возврата школа ничего не удерживает',
  'payments.refund_not_failed': 'Этот возврат не остановлен: его уже отправляют или отправили',
  'payments.nothing_in_year': 'За этот год у ребёнка нет оплаченных уроков',
  'payments.order_does_not_fit': 'Этот заказ оплатить этими деньгами нельзя: другая сумма или он уже оплачен',
  'payments.bad_signature': 'Подпись платёжной системы не подошла',
  'payments.top_up_not_agreed': 'Отметьте, пожалуйста, что согласны на списание',
  'payments.top_up_threshold': 'Для этого пакета порог не больше {most}: иначе новые уроки сразу вызвали бы ещё одно списание',
  'payments.top_up_price_changed': 'Цена пакета изменилась. Посмотрите новую и согласитесь ещё раз',
  'payments.card_not_found': 'Такой карты у вас нет: возможно, её уже удалили',
  'payments.card_expired': 'Срок карты закончился: {expires}. Заплатите, пожалуйста, другой картой',
} satisfies FurtherRefusalTexts<typeof paymentsRefusals>;
