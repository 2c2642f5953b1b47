const drawn = { check: 'M5 13l5 5L19 7', next: 'M4 12h15M13 5l7 7-7 7' };

/** A sign on a large button: what it does is seen before it is read. */
export const Sign = ({ of }: { of: keyof typeof drawn }) => (
  <svg
    viewBox="0 0 24 24"
    className="size-7"
    fill="none"
    stroke="currentColor"
    strokeWidth="3.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d={drawn[of]} />
  </svg>
);
