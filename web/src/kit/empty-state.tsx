import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** A picture or an icon; it says nothing that the words do not. */
  picture?: ReactNode;
  title: string;
  children?: ReactNode;
  /** The way on. */
  action?: ReactNode;
}

/** Nothing here yet: why, and what can be done about it. */
export const EmptyState = ({ picture, title, children, action }: EmptyStateProps) => (
  <div className="flex flex-col items-center gap-3 rounded-lg bg-card px-6 py-10 text-center shadow-flat">
    {picture !== undefined && <div className="text-brand">{picture}</div>}
    <p className="text-lg font-bold">{title}</p>
    {children !== undefined && <div className="max-w-prose text-mute">{children}</div>}
    {action !== undefined && <div className="mt-2 flex flex-wrap justify-center gap-3">{action}</div>}
  </div>
);
