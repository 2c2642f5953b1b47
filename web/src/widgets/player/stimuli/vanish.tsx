import type { Picture } from '@school/contract/playbooks/pictures';
import { useEffect, useState } from 'react';

import { useTexts } from '#i18n/texts.ts';
import { PictureView } from '../picture.tsx';
import { pictureName } from '../words.ts';

/** Pictures seen for a while, then the same ones without one, in another order. They can be looked at once more. */
export function Vanish({ before, after, showMs }: { before: readonly Picture[]; after: readonly Picture[]; showMs: number }) {
  const t = useTexts('tasks');
  const base = useTexts('player');
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen) return undefined;
    const timer = setTimeout(() => setSeen(true), showMs);
    return () => clearTimeout(timer);
  }, [seen, showMs]);
  const pictures = seen ? after : before;
  return (
    <div className="flex flex-col items-center gap-3">
      <div className="flex max-w-sm flex-wrap justify-center gap-3" aria-live="polite">
        {pictures.map((picture, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- pictures stay in their order
          <PictureView
            key={`${seen ? 'after' : 'before'} ${at}`}
            picture={picture}
            label={pictureName(picture, base.pictures)}
            size="4.2rem"
          />
        ))}
      </div>
      {seen && (
        <button type="button" className="press min-h-12 rounded-full bg-card px-5 font-bold shadow-press" onClick={() => setSeen(false)}>
          {t.lookAgain}
        </button>
      )}
    </div>
  );
}
