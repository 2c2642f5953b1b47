import { useState } from 'react';

import { animalOf, pictureOf } from './animals.ts';

interface AvatarProps {
  /** Whose it is; said only when the name does not stand beside it. */
  name: string;
  /** A face as the school gives it: the address of a picture, or a drawn animal. */
  picture: string | null;
  /** A child without a picture is an animal, always the same one for its id; a grown-up is initials. */
  animal?: string;
  /** Pixels. */
  size?: number;
  alone?: boolean;
}

/** A face: picture, animal or initials. */
export function Avatar({ name, picture, animal, size = 44, alone = false }: AvatarProps) {
  const box = { width: size, height: size };
  const alt = alone ? name : '';
  // The address of a child's picture does not last: where it is over, there is the first face again.
  const [lost, setLost] = useState<string>();
  const own = pictureOf(picture === lost ? null : picture);
  const source = own ?? (animal === undefined ? undefined : animalOf(animal));
  if (source !== undefined) {
    return (
      <img
        src={source}
        alt={alt}
        width={size}
        height={size}
        // A percentage would be of the box around it.
        style={source.endsWith('.svg') ? { ...box, padding: size * 0.08 } : box}
        onError={() => setLost(picture ?? undefined)}
        className="shrink-0 rounded-full bg-brand-soft object-cover"
      />
    );
  }
  return (
    <span
      {...(alone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      style={{ ...box, fontSize: size * 0.4 }}
      className="inline-grid shrink-0 place-items-center rounded-full bg-brand-soft font-extrabold text-brand"
    >
      {initials(name)}
    </span>
  );
}

/** «АП» of «Анна Петрова». */
const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase())
    .join('');
