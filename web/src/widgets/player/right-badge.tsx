/** A tick: right is not told by colour alone. */
export const RightBadge = () => (
  <span aria-hidden className="kid-pop absolute -top-2 -right-2 grid size-7 place-items-center rounded-full bg-good text-card">
    <svg
      viewBox="0 0 24 24"
      className="size-4.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M5 13l5 5L19 7" />
    </svg>
  </span>
);
