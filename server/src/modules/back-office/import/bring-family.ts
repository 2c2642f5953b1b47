import { Refusal } from '#platform/refusal';

import { digest, kidKey, phoneKey } from './keys.ts';
import { familyIn } from './rules/family-row.ts';
import type { ImportTools, Line, Made } from './tools.ts';

/**
 * One line: the family and its child, as a manager writes them down by hand, or the next child of a family that an import has
 * brought. What an import has brought already is the same.
 */
export const bringFamily =
  ({ adding, links }: Pick<ImportTools, 'adding' | 'links'>) =>
  async ({ by, said, plan }: Line<'families'>): Promise<Made> => {
    const read = familyIn(said, plan);
    if ('unread' in read) throw new Refusal('back-office.import_cell_unread', { field: read.unread });
    const { family } = read;
    const keys = [...(said.number ? [digest('number', said.number)] : []), phoneKey(family.phone)];
    const known = await links.family(keys);
    if (known === undefined) {
      const { familyId } = await adding.addFamily(by, family);
      await links.add({ familyId }, [...keys, kidKey(familyId, family.kid)]);
      return { outcome: 'created', familyId };
    }
    const kid = kidKey(known, family.kid);
    if ((await links.family([kid])) !== undefined) return { outcome: 'same', familyId: known };
    await adding.addKid(by, known, { ...family.kid, asked: family.asked });
    await links.add({ familyId: known }, [...keys, kid]);
    return { outcome: 'created', familyId: known };
  };
