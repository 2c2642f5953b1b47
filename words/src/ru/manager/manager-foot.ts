import { schoolTime } from '../../school-time.ts';

/** What stands below every page of the back office. */
export const texts = {
  get clock() {
    return `Время указано ${schoolTime.ru.by()}, если рядом не сказано иное.`;
  },
};
