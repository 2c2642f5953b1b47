import type { Kid } from '@school/contract/families/shapes';

import { Face } from '#widgets/face/face.tsx';

/** Whose it is: the face and the name. */
export const KidLine = ({ kid }: { kid: Pick<Kid, 'firstName' | 'avatar'> | undefined }) =>
  kid ? (
    <p className="inline-flex items-center gap-2 font-bold">
      <Face name={kid.firstName} avatar={kid.avatar} size={28} />
      {kid.firstName}
    </p>
  ) : null;
