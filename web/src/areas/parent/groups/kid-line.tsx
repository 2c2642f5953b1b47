import type { Kid } from '@school/contract/families/shapes';

import { Avatar } from '#kit/avatar.tsx';

/** Whose it is: the face and the name. */
export const KidLine = ({ kid }: { kid: Pick<Kid, 'kidUid' | 'firstName' | 'avatar'> | undefined }) =>
  kid ? (
    <p className="inline-flex items-center gap-2 font-bold">
      <Avatar name={kid.firstName} picture={kid.avatar} animal={kid.kidUid} size={28} />
      {kid.firstName}
    </p>
  ) : null;
