import { lazy, Suspense, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Button } from '#kit/button.tsx';

const FaceChoice = lazy(() => import('./face-choice.tsx').then(({ FaceChoice: component }) => ({ default: component })));

interface ChangeFaceProps {
  name: string;
  face: string | null;
  /** Of a kid; without it the face is the parent's own. */
  kidUid?: string;
  size?: number;
}

/** A face with the way to change it beside it. */
export function ChangeFace({ name, face, kidUid, size = 88 }: ChangeFaceProps) {
  const t = useTexts('faces');
  const [open, setOpen] = useState(false);
  return (
    <div className="flex items-center gap-4">
      <Avatar name={name} picture={face} size={size} {...(kidUid === undefined ? {} : { animal: kidUid })} />
      <Button size="small" label={t.changeOf(name)} onPress={() => setOpen(true)}>
        {t.change}
      </Button>
      {open && (
        <Suspense>
          <FaceChoice name={name} face={face} onClose={() => setOpen(false)} {...(kidUid === undefined ? {} : { kidUid })} />
        </Suspense>
      )}
    </div>
  );
}
