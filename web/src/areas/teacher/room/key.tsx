/** A key that does the same as the button it stands on, in a small frame. */
export const Key = ({ name }: { name: string }) => (
  <kbd aria-hidden className="rounded-[6px] border border-current px-1.5 font-sans text-sm leading-5 font-bold max-lg:hidden">
    {name}
  </kbd>
);
