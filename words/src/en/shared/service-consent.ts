/** What a parent agrees to so that its child may learn: read before the first lesson, and again among the permissions. */
export const serviceConsent =
  'We need your child’s name, month of birth, languages, answers and work to give lessons and show you their progress. You, your child, their teachers and the school staff who help you can see them. You can withdraw your consent at any time: open “Your data” in the settings and delete your child’s data.';
