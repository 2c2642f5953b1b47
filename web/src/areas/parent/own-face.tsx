import { useQuery } from '@tanstack/react-query';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { Avatar } from '#kit/avatar.tsx';

/** The parent's own face beside the way to the account. */
export function OwnFace() {
  const { data: user } = useQuery(quietly(queryOf('GET /user')));
  return user ? <Avatar name={user.firstName} picture={user.avatar} size={30} /> : <span className="size-7.5" />;
}
