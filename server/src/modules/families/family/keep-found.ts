import { foundBy } from '../rules/found-by.ts';
import type { Tools } from '../dependencies/dependencies.ts';

/** Writes anew what a family is found by. In the transaction that changed a name, a kid or a contact. */
export const keepFound =
  ({ families, kids, identity }: Pick<Tools, 'families' | 'kids' | 'identity'>) =>
  async (familyId: string): Promise<void> => {
    const family = await families.find(familyId);
    if (!family) return;
    const all = await kids.allOfFamilies([familyId]);
    const { email, phone } = await identity.contactsOf(familyId);
    const names = [family.firstName, family.lastName, ...all.flatMap(({ name, surname }) => [name, surname])];
    await families.setFound(familyId, foundBy({ names, email, phone }));
  };
