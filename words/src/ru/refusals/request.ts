import type { requestRefusals } from '@school/contract/request/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'request.foreign_origin': 'Запрос пришёл с другого сайта. Откройте школу заново и повторите',
  'request.too_large': 'Слишком много данных за один раз',
  'request.too_fast': 'Слишком много запросов за минуту. Повторите через {seconds} с',
  'request.address_too_long': 'Адрес слишком длинный. Откройте страницу заново',
  'request.headers_too_large': 'Браузер прислал слишком много данных о себе. Очистите cookie этого сайта и повторите',
  'request.too_slow': 'Запрос занял слишком много времени. Проверьте связь и повторите',
  'request.key_reused': 'Этот запрос уже отправлен с другими данными. Обновите страницу и повторите',
} satisfies FurtherRefusalTexts<typeof requestRefusals>;
