import type { Picture } from '@school/contract/playbooks/pictures';
import { lazy, type ReactNode, Suspense } from 'react';

import { iconPath } from './own-pictures.ts';
import { sameSideBySide } from './same-side-by-side.ts';
import { Seen } from './seen.tsx';

interface PictureViewProps {
  picture: Picture;
  /** Without a label it is decoration: the words beside it say it. */
  label?: string | undefined;
  /** Side of one picture, CSS length. */
  size?: string;
}

/** Anything drawn, in its size. Several of the same stand side by side, all of them in that size. */
export function PictureView({ picture, label, size = '4.5rem' }: PictureViewProps) {
  const count = 'count' in picture ? (picture.count ?? 1) : 1;
  const same = count > 1 ? sameSideBySide(count, size) : undefined;
  const side = same?.side ?? size;
  return (
    <Seen label={label} className="inline-flex max-w-full flex-wrap items-center justify-center gap-1" style={same?.box}>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className="inline-grid place-items-center" style={{ width: side, height: side }}>
          {one(picture)}
        </span>
      ))}
    </Seen>
  );
}

const Drawn = lazy(() => import('./drawn-picture.tsx').then((file) => ({ default: file.DrawnPicture })));

/** The largest that content draws: it fills its place, so that each smaller one stays smaller on every screen. */
const largestScale = 140;
const share = (scale: number): string => `${Math.min(100, (scale / largestScale) * 100)}%`;

const one = (picture: Picture): ReactNode =>
  picture.kind === 'icon' ? (
    <img
      src={iconPath(picture.icon)}
      alt=""
      draggable={false}
      className={picture.shadow ? 'size-full opacity-65 brightness-0 dark:opacity-90' : 'size-full'}
      style={picture.scale === undefined ? undefined : { width: share(picture.scale), height: share(picture.scale) }}
    />
  ) : (
    <Suspense>
      <Drawn picture={picture} />
    </Suspense>
  );
