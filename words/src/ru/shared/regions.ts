import type { Region } from '@school/contract/region/regions';

/** Where an account lives, asked for at the registration of a school with several regions. */
export const texts = {
  names: { EU: 'Европа и СНГ', US: 'Америка' } satisfies Record<Region, string>,
  kept: (name: string) => `Регион школы: ${name}. Здесь хранятся ваш аккаунт и данные об уроках.`,
  nearer: (name: string) => `Похоже, вам ближе другой регион: ${name}.`,
  choose: (name: string) => `Выбрать регион «${name}»`,
};
