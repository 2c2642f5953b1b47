import { FamilyLook } from '#kit/family-look.tsx';
import { hueOf } from '#kit/hue.ts';

import { SubjectIcon } from './subject-icon.tsx';

/** The sign of a course on a tile of its colour, also where a page has no styles of the family's area. */
export const SubjectTile = ({ code }: { code: string }) => (
  <span className={hueOf(code)}>
    <FamilyLook />
    <span className="tile">
      <SubjectIcon code={code} />
    </span>
  </span>
);
