import type { DrawnPage } from '@school/contract/lesson-room/end-shapes';
import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

import { queryOf } from '#api/queries.ts';
import { quietly } from '#api/quietly.ts';
import { createBitmap } from '#widgets/room/board/bitmap.ts';
import { GroundPicture } from '#widgets/room/board/grounds.tsx';
import { paper } from '#widgets/room/board/line-look.ts';

const { width, height } = lessonRoomLimits.board;

interface BoardPageProps {
  eventId: string;
  page: DrawnPage;
  /** What it is, for those who do not see it. */
  label: string;
}

/** A page of the board as it stood at the end of the lesson. */
export function BoardPage({ eventId, page: { page, ground }, label }: BoardPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { data } = useQuery({
    ...quietly(queryOf('GET /lesson-room/:eventId/ink', { params: { eventId }, query: { page } })),
    staleTime: Infinity,
  });
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context && data) createBitmap(context, 1).show(data.lines.filter(({ gone }) => !gone));
  }, [data]);
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture of several elements
      role="img"
      aria-label={label}
      className="relative w-full overflow-hidden rounded-md border border-line"
      style={{ aspectRatio: `${width} / ${height}`, background: paper }}
    >
      <GroundPicture ground={ground} className="absolute inset-0 size-full" />
      <canvas ref={canvas} width={width} height={height} className="absolute inset-0 size-full" />
    </div>
  );
}
