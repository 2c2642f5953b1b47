/** What the school is at its own provider, which is for trying out: everybody may know it. */
export const localClient = { id: 'chip-school', secret: 'only-for-development' } as const;
