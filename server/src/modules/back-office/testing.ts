/** A family as a manager writes it down at the telephone. */
export const aFamilyByHand = (its: { phone: string; email?: string }) => ({
  firstName: 'Ирина',
  lastName: 'Белая',
  locale: 'ru-RU',
  timezone: 'Europe/Minsk',
  currency: 'BYN',
  source: 'call',
  subject: 'math',
  kid: { name: 'Даша', dob: { year: 2018, month: 3 }, languages: ['ru'] },
  asked: 'call',
  ...its,
});
