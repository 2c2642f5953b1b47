import { Avatar } from '#kit/avatar.tsx';

interface FaceButtonProps {
  name: string;
  note?: string;
  picture: string | null;
  /** A kid without a picture is an animal. */
  animal?: string;
  onPress(): void;
}

/** A big face to touch: kids who cannot read find themselves by it. */
export const FaceButton = ({ name, note, picture, animal, onPress }: FaceButtonProps) => (
  <button
    type="button"
    onClick={onPress}
    className="press flex w-full flex-col items-center gap-3 rounded-lg border-2 border-line bg-card p-4 shadow-press hover:border-brand md:w-48"
  >
    <Avatar name={name} picture={picture} size={112} {...(animal === undefined ? {} : { animal })} />
    <span className="flex max-w-full flex-col">
      <span className="truncate text-xl font-extrabold">{name}</span>
      <span className="min-h-6 text-mute">{note}</span>
    </span>
  </button>
);
