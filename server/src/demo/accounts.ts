/** Demo accounts that stand in the README: everybody knows them, so production makes none of them. */
export const demoAccounts = {
  parent: { email: 'anna@chip.school', password: 'anna-chip-2026' },
  newParent: { email: 'new@chip.school', password: 'new-chip-2026' },
  /** With a phone of her own, so that a lesson can go on by phone. */
  teacher: { email: 'teacher@chip.school', phone: '+375294445566', password: 'teacher-chip-2026' },
  manager: { name: 'Ольга Сергеевна', email: 'manager@chip.school', password: 'manager-chip-2026' },
  /** The second manager: agrees to what the first one may not do alone. */
  secondManager: { name: 'Марина Петровна', email: 'marina@chip.school', password: 'marina-chip-2026' },
  /** Enters the accounts of families, to see what they see. */
  support: { name: 'Пётр из поддержки', email: 'support@chip.school', password: 'support-chip-2026' },
} as const;

/** The other teachers, so that whoever a trial goes to can be played. All have the password of teacher@. */
export const demoTeachers = {
  dmitry: { email: 'dmitry@chip.school', password: 'teacher-chip-2026' },
  irina: { email: 'irina@chip.school', password: 'teacher-chip-2026' },
  kate: { email: 'kate@chip.school', password: 'teacher-chip-2026' },
  vera: { email: 'vera@chip.school', password: 'teacher-chip-2026' },
  pavel: { email: 'pavel@chip.school', password: 'teacher-chip-2026' },
} as const;

/** Other families: kids in clubs, so that a place can be freed and taken, and a girl who reads aloud for her teacher. */
export const demoFamilies = {
  svetlana: { email: 'svetlana@chip.school', password: 'svetlana-chip-2026' },
  igor: { email: 'igor@chip.school', password: 'igor-chip-2026' },
} as const;
