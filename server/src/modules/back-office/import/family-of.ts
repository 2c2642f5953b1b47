import type { KidRecord } from '#modules/families';
import { keptPhone } from '#modules/identity';
import { Refusal } from '#platform/refusal';

import { digest, phoneKey } from './keys.ts';
import { isCalled, type Said } from './rules/said.ts';
import type { ImportTools } from './tools.ts';

type Tools = Pick<ImportTools, 'links' | 'identity' | 'families'>;

/** The family that a line is about: by its number in the other program, or by its phone, whoever has written that down. */
export async function familyOf({ links, identity, families }: Tools, said: Said): Promise<string> {
  const known = await links.family([
    ...(said.number ? [digest('number', said.number)] : []),
    ...(said.phone ? [phoneKey(said.phone)] : []),
  ]);
  if (known !== undefined) return known;
  const owners = said.phone ? await identity.ownersOf({ phone: keptPhone(said.phone) }) : [];
  const [family] = await families.many(owners.map(({ customerId }) => customerId));
  if (family === undefined) throw new Refusal('back-office.import_nobody_called_so', { field: said.phone ? 'phone' : 'number' });
  return family.familyId;
}

/** The child that a line is about, within its family. */
export async function kidOf(tools: Tools, said: Said): Promise<KidRecord> {
  const kids = await tools.families.kidsOf(await familyOf(tools, said));
  const [kid, another] = kids.filter(({ name }) => isCalled(said.kidName || said.kid || '', name));
  if (!kid || another) throw new Refusal('back-office.import_nobody_called_so', { field: 'kid' });
  return kid;
}
