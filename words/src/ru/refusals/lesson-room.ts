import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import type { lessonRoomRefusals } from '@school/contract/lesson-room/refusals';

import type { FurtherRefusalTexts } from '../../refusal-texts.ts';
import { ofYears } from '../shared/amounts.ts';

export const refusals = {
  'lesson_room.not_found': 'Такого урока здесь нет. Возможно, его перенесли или отменили',
  'lesson_room.too_early': 'Класс откроется {from}',
  'lesson_room.over': 'Этот урок уже закончился',
  'lesson_room.unfunded': 'За этот урок ещё не заплатили: попроси взрослого зайти в расписание',
  'lesson_room.taken_out': 'Учитель просит подождать. Дверь откроется сама',
  'lesson_room.group_not_watched': 'Групповой урок смотреть нельзя: на нём другие дети. После урока пришлём отчёт',
  'lesson_room.watched_already': 'Урок уже смотрит кто-то из вашей семьи на другом устройстве',
  'lesson_room.not_in_room': 'Этого человека сейчас нет в классе',
  'lesson_room.no_such_task': 'Такого задания в этом уроке нет',
  'lesson_room.task_closed': 'Это задание учитель уже закрыл',
  'lesson_room.locked': 'Сейчас говорит учитель: посмотри на него',
  'lesson_room.too_young_to_race': `Наперегонки играют с ${ofYears(lessonRoomLimits.raceFromAge)}`,
  'lesson_room.help_waits': 'Школа уже знает и скоро поможет',
  'lesson_room.no_group': 'Это не групповой урок',
  'lesson_room.wrong_code': `Код не подошёл: он одноразовый и действует ${lessonRoomLimits.deviceCodeMinutes} мин. Получите новый`,
  'lesson_room.link_over': 'Ссылка больше не действует: урок перенесли или отменили. Перед уроком пришлём новую',
  'lesson_room.other_family': 'На этом устройстве открыт кабинет другой семьи. Выйдите из него и откройте ссылку снова',
  'lesson_room.help_not_found': 'Этот вызов уже закрыт',
  'lesson_room.no_phone': 'В школе нет телефона этой семьи или вашего. Попросите помощи',
  'lesson_room.shelf_full': `Полка заполнена: на ней до ${lessonRoomLimits.shelf.pictures} картинок и ${lessonRoomLimits.shelf.megabytes} МБ. Уберите то, что больше не нужно`,
  'lesson_room.no_such_picture': 'Этой картинки на полке уже нет',
  'lesson_room.nothing_sent': 'Об этом уроке семье ничего не отправляли',
  'lesson_room.correction_over': 'Исправить отчёт можно было до {until}. Напишите семье в чат',
  'lesson_room.no_film':
    'Запись этого урока посмотреть нельзя: он ещё не закончился, прошёл не в классе школы, или срок хранения уже истёк',
  'lesson_room.replay_needs_consent':
    'Урок можно пересмотреть, когда это разрешат родители всех детей, которые на нём были. Ждём решений: {kids}',
  'lesson_room.not_our_livekit': 'Подпись LiveKit не подошла',
  'lesson_room.kid_was_here':
    'Ребёнок был в классе {minutes} мин, поэтому урок не закрыть как пропущенный. Отметьте, что урок был, или закройте его как технический сбой',
} satisfies FurtherRefusalTexts<typeof lessonRoomRefusals>;
