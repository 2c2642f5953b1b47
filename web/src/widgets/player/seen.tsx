import type { CSSProperties, ReactNode } from 'react';

interface SeenProps {
  label: string | undefined;
  className?: string;
  style?: CSSProperties | undefined;
  children: ReactNode;
}

/** Several pictures that are one thing to whoever hears the page: its name is all they are told. Without a label it is decoration. */
export const Seen = ({ label, children, ...look }: SeenProps) =>
  label === undefined ? (
    <span aria-hidden {...look}>
      {children}
    </span>
  ) : (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn of several elements: an <img> cannot hold them
    <span role="img" aria-label={label} {...look}>
      {children}
    </span>
  );
