import { createHash } from 'node:crypto';

import type { ImportPlan } from '@school/contract/back-office/import-shapes';

import { keptPhone } from '#modules/identity';
import { Refusal } from '#platform/refusal';

import { familyIn, saidIn } from './rules/family-row.ts';
import type { By } from '../family/tools.ts';
import type { Became } from './import-lines.store.ts';
import type { ImportTools } from './tools.ts';

const digest = (...parts: readonly string[]): Buffer => createHash('sha256').update(JSON.stringify(parts)).digest();

/**
 * One line: the family and its child, as a manager writes them down by hand, or the next child of a family that an import has
 * brought. What an import has brought already is the same.
 */
export const bringFamily =
  ({ adding, links }: Pick<ImportTools, 'adding' | 'links'>) =>
  async (by: By, cells: readonly string[], plan: ImportPlan): Promise<Omit<Became, 'line'>> => {
    const said = saidIn(cells, plan);
    const read = familyIn(said, plan);
    if ('unread' in read) throw new Refusal('back-office.import_cell_unread', { field: read.unread });
    const { family } = read;
    const keys = [...(said.number ? [digest('number', said.number)] : []), digest('phone', keptPhone(family.phone))];
    const childOf = (familyId: string) => digest('child', familyId, family.kid.name.toLowerCase(), JSON.stringify(family.kid.dob));
    const known = await links.family(keys);
    if (known === undefined) {
      const { familyId } = await adding.addFamily(by, family);
      await links.add(familyId, [...keys, childOf(familyId)]);
      return { outcome: 'created', why: null, familyId };
    }
    if ((await links.family([childOf(known)])) !== undefined) return { outcome: 'same', why: null, familyId: known };
    await adding.addKid(by, known, { ...family.kid, asked: family.asked });
    await links.add(known, [...keys, childOf(known)]);
    return { outcome: 'created', why: null, familyId: known };
  };
