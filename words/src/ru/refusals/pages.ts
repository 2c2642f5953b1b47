import type { pagesRefusals } from '@school/contract/pages/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';

export const refusals = {
  'pages.draft_changed': 'Черновик уже изменили: {by}. Откройте страницу заново, ваш текст останется здесь',
  'pages.no_draft': 'Черновика уже нет: его опубликовали или удалили',
  'pages.not_ready': 'В тексте есть ошибки: {count}. Исправьте их и опубликуйте',
  'pages.second_reader': 'Публикует документ не автор черновика ({by}). Попросите коллегу прочитать и опубликовать',
  'pages.in_past': 'Это время уже прошло',
  'pages.too_far': 'Публикацию можно назначить не дальше чем за {days} дн.',
  'pages.planned': 'Другой текст уже запланирован. Отмените его или опубликуйте сейчас',
  'pages.nothing_planned': 'Запланированный текст уже отменён или опубликован',
  'pages.is_original': 'Текст и так исходный',
  'pages.version_not_found': 'Версия не найдена',
} satisfies FurtherRefusalTexts<typeof pagesRefusals>;
