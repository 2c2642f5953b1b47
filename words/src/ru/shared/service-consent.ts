/** What a parent agrees to so that its child may learn: read before the first lesson, and again among the permissions. */
export const serviceConsent =
  'Имя, месяц рождения, языки, ответы и работы ребёнка нужны, чтобы проводить уроки и показывать вам успехи. Их видят вы, ребёнок, его преподаватели и сотрудники школы, которые вам помогают. Отозвать согласие можно в любой момент: в настройках откройте «Личные данные» и удалите данные ребёнка.';
