import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { useCallback, useEffect, useState } from 'react';

import { type Bitmap, createBitmap } from './bitmap.ts';
import type { Ground } from './grounds.tsx';
import { type DrawnLine, paper } from './line-look.ts';
import { PageGround } from './page-ground.tsx';

const { width, height } = lessonRoomLimits.board;

interface PagePictureProps {
  ground: Ground;
  /** Address of the picture on the page (GET /lesson-room/:eventId/pictures), if one lies there. */
  picture?: string | undefined;
  /** What stands on it, without what was taken away. */
  lines: readonly DrawnLine[];
  /** What it is, for those who do not see it. */
  label: string;
}

/** A page of the board to look at, as it was in the lesson: wherever one is shown outside of the room. */
export function PagePicture({ ground, picture, lines, label }: PagePictureProps) {
  const [bitmap, setBitmap] = useState<Bitmap>();
  const hang = useCallback((canvas: HTMLCanvasElement | null) => {
    const context = canvas?.getContext('2d');
    const made = context ? createBitmap(context, 1) : undefined;
    setBitmap(made);
    return () => {
      made?.stop();
      setBitmap(undefined);
    };
  }, []);
  useEffect(() => bitmap?.show(lines), [lines, bitmap]);
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture of several elements
      role="img"
      aria-label={label}
      className="relative w-full overflow-hidden rounded-md border border-line"
      style={{ aspectRatio: `${width} / ${height}`, background: paper }}
    >
      <PageGround ground={ground} picture={picture} className="absolute inset-0 size-full" />
      <canvas ref={hang} width={width} height={height} className="absolute inset-0 size-full" />
    </div>
  );
}
