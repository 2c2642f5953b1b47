import type { ReactNode } from 'react';

interface CardsPartProps {
  id: string;
  title: string;
  cards: ReadonlyArray<{ id: string; card: ReactNode }>;
  children?: ReactNode;
}

/** A part of the page of groups: its heading, its cards, what is said under them. */
export const CardsPart = ({ id: part, title, cards, children }: CardsPartProps) => (
  <section aria-labelledby={part} className="flex flex-col gap-3">
    <h2 id={part} className="text-xl">
      {title}
    </h2>
    <ul className="grid gap-4 lg:grid-cols-2">
      {cards.map(({ id, card }) => (
        <li key={id} className="grid">
          {card}
        </li>
      ))}
    </ul>
    {children}
  </section>
);
