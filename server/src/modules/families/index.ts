/** The door of families. */
export { createFamilies, type Families, type Family } from './families.ts';
export { consentsHttp } from './consents.http.ts';
export { familiesHttp } from './families.http.ts';
export { contactsHttp } from './profile/contacts.http.ts';
export { profileHttp } from './profile/profile.http.ts';
export { ageOn, type BirthMonth, type KidRecord } from './rules/kid.ts';
export type { FamiliesEvent } from './tools.ts';
export { eraseNames } from './erase-kid.store.ts';
export { exportFamily } from './export-family.store.ts';
