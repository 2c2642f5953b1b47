import { animalOf } from './animals.ts';

interface AvatarProps {
  /** Whose it is; said only when the name does not stand beside it. */
  name: string;
  /** Address of a picture. */
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
  const source = picture ?? (animal === undefined ? undefined : animalOf(animal));
  if (source !== undefined) {
    return (
      <img
        src={source}
        alt={alt}
        width={size}
        height={size}
        // A percentage would be of the box around it.
        style={picture === null ? { ...box, padding: size * 0.08 } : box}
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
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase())
    .join('');
