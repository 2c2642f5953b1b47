import type { privacyRefusals } from '@school/contract/privacy/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'privacy.export_running': 'Мы уже собираем ваши данные. Подождите немного',
  'privacy.too_many_exports': 'Сегодня данные уже собирали несколько раз. Попробуйте завтра',
  'privacy.export_not_found': 'Этого файла больше нет. Соберите данные заново',
  'privacy.export_not_ready': 'Файл ещё не готов',
  'privacy.link_over': 'Ссылка на файл уже использована или устарела. Нажмите «Скачать» ещё раз',
  'privacy.erasure_asked': 'Заявка на удаление уже есть',
  'privacy.erasure_not_found': 'Заявка на удаление не найдена',
  'privacy.erasure_over': 'Это удаление уже отменено или началось',
  'privacy.money_on_its_way': 'Сейчас проводится оплата или возврат. Когда закончим, аккаунт можно будет удалить',
} satisfies FurtherRefusalTexts<typeof privacyRefusals>;
