/** What a kept card does when it is charged later; `confirm`: its bank wants to see the person. */
export type Later = 'pass' | 'decline' | 'confirm';
