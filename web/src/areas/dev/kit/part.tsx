import type { ReactNode } from 'react';

/** One shelf of the show. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex min-w-0 flex-col gap-5 rounded-lg border border-line p-5">
    <h2 className="text-xl">{title}</h2>
    {children}
  </section>
);
