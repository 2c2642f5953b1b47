import { useState } from 'react';

import { type Ground, GroundPicture } from './grounds.tsx';

/** A page that did not bring its picture asks again so soon: nobody can reload a board in the middle of a lesson. */
const retryMs = 2000;

interface PageGroundProps {
  ground: Ground;
  /** Address of the picture that lies on the page, if one does. */
  picture?: string | undefined;
  className?: string;
}

/** What lies under the ink of a page: its ground, and a picture as large as the sheet lets it be, so at the same place on every screen. */
export function PageGround({ ground, picture, className = '' }: PageGroundProps) {
  const [tries, setTries] = useState(0);
  if (picture === undefined) return <GroundPicture ground={ground} className={className} />;
  return (
    <img
      key={tries}
      src={picture}
      alt=""
      draggable={false}
      decoding="async"
      className={`object-contain ${className}`}
      onError={() => setTimeout(() => setTries((n) => n + 1), retryMs)}
    />
  );
}
