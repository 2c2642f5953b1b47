import { identityLimits } from '@school/contract/identity/limits';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

/** Who owns the school as it stands, and what is on its way. */
interface Standing {
  becomes: boolean;
  isOwner: boolean;
  isMoving: boolean;
  hasSecondFactor: boolean;
  owners: number;
  coming: number;
  going: number;
}

/** May a colleague become an owner, or be one no longer (docs/rules/people.md#owners)? What is on its way is counted as if it had come. */
export function mayMoveOwnership({ becomes, isOwner, isMoving, hasSecondFactor, owners, coming, going }: Standing): Verdict {
  if (isMoving) return refused('staff.ownership_moves');
  if (becomes === isOwner) return refused('staff.ownership_same');
  if (!becomes) return owners - going > 1 ? allowed() : refused('staff.last_owner');
  if (owners + coming >= identityLimits.owners.most) return refused('staff.owners_enough', { most: identityLimits.owners.most });
  return hasSecondFactor ? allowed() : refused('staff.second_factor_first');
}
