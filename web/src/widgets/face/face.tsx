import { useState } from 'react';

import { pictureOf } from '#kit/animals.ts';

const grounds = ['bg-individual', 'bg-group', 'bg-trial', 'bg-brand-soft'] as const;

/** The same person has the same colour everywhere. */
const groundOf = (name: string): string =>
  grounds[Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % grounds.length] ?? grounds[0];

interface FaceProps {
  name: string;
  avatar: string | null;
  size?: number;
  /** A card of somebody has its picture in the shape of the card. */
  corners?: 'rounded-full' | 'rounded-md';
}

/** Somebody's face beside the name: the picture, or the first letter while there is none. It says nothing by itself. */
export function Face({ name, avatar, size = 32, corners = 'rounded-full' }: FaceProps) {
  // The address of a child's picture does not last.
  const [lost, setLost] = useState<string>();
  const source = pictureOf(avatar === lost ? null : avatar);
  const round = `shrink-0 ${corners} ${groundOf(name)}`;
  return source === undefined ? (
    <span
      aria-hidden
      style={{ width: size, height: size, fontSize: size * 0.45 }}
      className={`inline-grid place-items-center font-extrabold text-ink ${round}`}
    >
      {name.slice(0, 1).toUpperCase()}
    </span>
  ) : (
    <img src={source} alt="" width={size} height={size} className={`object-cover ${round}`} onError={() => setLost(avatar ?? undefined)} />
  );
}
