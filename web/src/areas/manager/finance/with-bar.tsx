/** A figure with how much of the greatest it is drawn under it. */
export const withBar = (text: string, share: number) => (
  <span className="flex flex-col items-end">
    {text}
    <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="h-1.5 w-full min-w-24 text-brand">
      <rect width={100} height={4} fill="var(--color-sunk)" />
      <rect width={Math.min(100, Math.max(0, share * 100))} height={4} fill="currentColor" />
    </svg>
  </span>
);
