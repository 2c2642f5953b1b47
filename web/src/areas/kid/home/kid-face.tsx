import type { Kid } from '@school/contract/families/shapes';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { queryOf } from '#api/queries.ts';
import { useTexts } from '#i18n/texts.ts';
import { Avatar } from '#kit/avatar.tsx';

const FaceChoice = lazy(() => import('#widgets/face-choice/face-choice.tsx').then(({ FaceChoice: component }) => ({ default: component })));

/** The child's own face; where the parent allows it, a touch opens the choice of another. */
export function KidFace({ kid }: { kid: Kid }) {
  const more = useTexts('kidWorld');
  const { data: user } = useQuery(queryOf('GET /user'));
  const [open, setOpen] = useState(false);
  const face = <Avatar name={kid.firstName} picture={kid.avatar} animal={kid.kidUid} size={64} />;
  if (!user?.preferences.kidFaces) return <span className="size-16 shrink-0">{face}</span>;
  return (
    <>
      <button type="button" aria-label={more.changeFace} className="press size-16 shrink-0 rounded-full" onClick={() => setOpen(true)}>
        {face}
      </button>
      {open && (
        <Suspense>
          <FaceChoice name={kid.firstName} face={kid.avatar} kidUid={kid.kidUid} forKid onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
