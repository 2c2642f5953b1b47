import { useSchool } from '#api/school.ts';

import { ownPicture } from './own-pictures.ts';

/** The fox that is glad with children, where the school has it. It says nothing by itself. */
export const Mascot = ({ className }: { className: string }) =>
  useSchool().mascot ? <img src={ownPicture('fox')} alt="" className={className} /> : null;
