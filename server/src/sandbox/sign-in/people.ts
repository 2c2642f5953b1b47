/** Somebody who has an account at the local provider. */
export interface LocalPerson {
  id: string;
  name: string;
  email: string;
}

/** Test people. Anna of the demo school has linked her account; the others are strangers to the school. */
export const localPeople: readonly [LocalPerson, ...LocalPerson[]] = [
  { id: 'local-anna', name: 'Анна Ковалёва', email: 'anna@local.test' },
  { id: 'local-boris', name: 'Борис Новак', email: 'boris@local.test' },
  { id: 'local-vera', name: 'Vera Stone', email: 'vera@local.test' },
];
