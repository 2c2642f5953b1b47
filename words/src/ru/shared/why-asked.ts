import type { Why } from '@school/contract/mastery/shapes';

import { days } from './amounts.ts';

/** Why a child is asked just this, for its grown-ups. */
export const whyAsked = ({ reason, skill, days: since, helps }: Why): string => {
  const title = `«${skill.ru}»`;
  const due =
    since === null
      ? 'верных ответов ещё не было'
      : since === 0
        ? 'последний верный ответ сегодня'
        : `последний верный ответ — ${days(since)} назад`;
  const reasons = {
    new: `Закрепляем новое: ${title}`,
    due: `Пора повторить: ${title}, ${due}`,
    repair: `Подтягиваем опору: ${title}${helps ? `, пригодится для темы «${helps.ru}»` : ''}`,
    rested: `Давно не было: ${title}, проверяем, не забылось ли`,
    first: `Первая проба после диагностики: ${title}`,
  };
  return reasons[reason];
};
