import type { wholeSchoolRefusals } from '@school/contract/whole-school/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'whole-school.export_running': 'Школу уже выгружают. Дождитесь этого файла',
  'whole-school.export_not_found': 'Файла больше нет: его скачали или срок хранения закончился. Закажите выгрузку ещё раз',
  'whole-school.export_not_ready': 'Файл ещё не готов',
  'whole-school.link_over': 'Ссылка на файл устарела. Нажмите «Скачать» ещё раз',
} satisfies FurtherRefusalTexts<typeof wholeSchoolRefusals>;
