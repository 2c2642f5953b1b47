const grounds = ['bg-individual', 'bg-group', 'bg-trial', 'bg-brand-soft'] as const;

/** The same person has the same colour everywhere. */
const groundOf = (name: string): string =>
  grounds[Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % grounds.length] ?? grounds[0];

/** Somebody's face beside the name: the picture, or the first letter while there is none. It says nothing by itself. */
export const Face = ({ name, avatar, size = 32 }: { name: string; avatar: string | null; size?: number }) =>
  avatar === null ? (
    <span
      aria-hidden
      style={{ width: size, height: size, fontSize: size * 0.45 }}
      className={`inline-grid shrink-0 place-items-center rounded-full font-extrabold text-ink ${groundOf(name)}`}
    >
      {name.slice(0, 1).toUpperCase()}
    </span>
  ) : (
    <img src={avatar} alt="" width={size} height={size} className="shrink-0 rounded-full object-cover" />
  );
