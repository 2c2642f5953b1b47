interface InsectProps {
  kind: 'fly' | 'bee';
  /** Nearly the same: only the stripes tell the bee. */
  alike: boolean;
  size: string;
}

/** A fly or a bee from above. */
export function Insect({ kind, alike, size }: InsectProps) {
  const bee = kind === 'bee';
  const body = bee || alike ? '#f0b429' : '#4b5563';
  return (
    <svg viewBox="0 0 100 100" style={{ width: size, height: size }} aria-hidden>
      {/* Its own ground: it is seen in the dark, too. */}
      <circle cx="50" cy="50" r="50" fill="#eef7e6" />
      <g fill="#dbeafe" stroke="#64748b" strokeWidth="2">
        <ellipse cx="26" cy="40" rx="24" ry="13" transform="rotate(28 26 40)" />
        <ellipse cx="74" cy="40" rx="24" ry="13" transform="rotate(-28 74 40)" />
      </g>
      <ellipse cx="50" cy="58" rx="19" ry="30" fill={body} stroke="#292524" strokeWidth="3" />
      {bee && (
        <g stroke="#292524" strokeWidth="7">
          <path d="M33 50H67M32 62H68M36 75H64" />
        </g>
      )}
      <circle cx="50" cy="24" r="13" fill="#292524" />
      <g fill={bee || alike ? '#fff' : '#e5484d'}>
        <circle cx="44" cy="21" r="4.5" />
        <circle cx="56" cy="21" r="4.5" />
      </g>
      <path d="M44 12L37 3M56 12L63 3" stroke="#292524" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
