import type { ReactNode } from 'react';

/** Keys and what they do: the same look for everybody. */
export const KeysList = ({ children }: { children: ReactNode }) => (
  <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-3">{children}</dl>
);

export const KeyLine = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="contents">
    <dt>
      <kbd className="inline-grid min-w-11 place-items-center rounded-sm border-2 border-line px-2 py-1 font-bold">{name}</kbd>
    </dt>
    <dd>{children}</dd>
  </div>
);
