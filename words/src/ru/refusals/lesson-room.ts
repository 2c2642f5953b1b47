import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import type { lessonRoomRefusals } from '@school/contract/lesson-room/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';
import { ofYears } from '../shared/amounts.ts';

export const refusals = {
  'lesson_room.not_found': 'Такого урока здесь нет. Возможно, его перенесли или отменили',
  'lesson_room.too_early': 'Комната откроется {from}',
  'lesson_room.over': 'Этот урок уже закончился',
  'lesson_room.unfunded': 'За этот урок ещё не заплатили: попроси взрослого зайти в расписание',
  'lesson_room.taken_out': 'Учитель просит подождать. Дверь откроется сама',
  'lesson_room.group_not_watched': 'На урок группы смотреть нельзя: там чужие дети. После урока придёт рассказ о нём',
  'lesson_room.watched_already': 'На урок уже смотрят с другого устройства вашей семьи',
  'lesson_room.not_in_room': 'Этого человека сейчас нет в комнате',
  'lesson_room.no_such_task': 'Такого задания в этом уроке нет',
  'lesson_room.task_closed': 'Это задание учитель уже закрыл',
  'lesson_room.locked': 'Сейчас говорит учитель: посмотри на него',
  'lesson_room.too_young_to_race': `Наперегонки играют с ${ofYears(lessonRoomLimits.raceFromAge)}`,
  'lesson_room.help_waits': 'Школа уже знает: помощь идёт',
  'lesson_room.no_group': 'Это урок не группы',
  'lesson_room.wrong_code': `Код не подошёл: он действует ${lessonRoomLimits.deviceCodeMinutes} мин. и один раз. Попросите новый`,
  'lesson_room.link_over': 'По этой ссылке урока больше нет: его перенесли или отменили. Новая ссылка придёт перед уроком',
  'lesson_room.other_family': 'На этом устройстве вошла другая семья: выйдите из её аккаунта и откройте ссылку снова',
  'lesson_room.help_not_found': 'Этого вызова уже нет',
  'lesson_room.no_phone': 'У школы нет телефона этой семьи или вашего: попросите помощи',
  'lesson_room.shelf_full': `Полка заполнена: на ней до ${lessonRoomLimits.shelf.pictures} картинок и ${lessonRoomLimits.shelf.megabytes} МБ. Уберите то, что больше не нужно`,
  'lesson_room.no_such_picture': 'Этой картинки на полке уже нет',
  'lesson_room.nothing_sent': 'Об этом уроке семье ничего не отправляли',
  'lesson_room.correction_over': 'Исправить отчёт можно было до {until}. Напишите семье в чат',
  'lesson_room.kid_was_here':
    'Ребёнок был в комнате {minutes} мин: закрыть урок как пропущенный нельзя. Отметьте урок как проведённый или технический сбой',
} satisfies FurtherRefusalTexts<typeof lessonRoomRefusals>;
