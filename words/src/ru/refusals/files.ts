import type { filesRefusals } from '@school/contract/files/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'files.not_found': 'Файл не найден',
  'files.too_large': 'Файл слишком большой: подойдёт до {megabytes} МБ',
  'files.not_a_picture': 'Подойдёт картинка JPEG, PNG, WebP, AVIF или GIF',
  'files.not_a_video': 'Подойдёт видео MP4, MOV или WebM. На айфоне выберите «Настройки → Камера → Форматы → Наиболее совместимый»',
  'files.video_too_long': 'Видео слишком длинное: подойдёт до {seconds} секунд',
  'files.not_a_sound': 'Это не запись голоса. Подойдёт WebM, Ogg или MP4',
  'files.sound_too_long': 'Запись слишком длинная: подойдёт до {seconds} секунд',
  'files.not_a_document': 'Подойдёт документ PDF',
} satisfies FurtherRefusalTexts<typeof filesRefusals>;
