import type { Card } from '@school/contract/playbooks/pictures';
import type { ReactNode } from 'react';

import { cardLook, fitted } from '../fit.ts';
import { useStage } from '../stage.tsx';
import { shownWords } from '../words.ts';

/** Cards to choose from, laid out by what is on them: sentences one below another, the rest side by side. */
export function OptionGrid({ cards, children }: { cards: readonly Card[]; children: (card: Card, at: number) => ReactNode }) {
  const { tongue, band } = useStage();
  const longest = Math.max(0, ...cards.map(({ words }) => (words ? shownWords(words, tongue).length : 0)));
  const pictures = cards.some(({ picture }) => picture);
  const layout =
    longest > 16
      ? 'grid max-w-xl grid-cols-1 gap-3'
      : pictures
        ? `kid-narrow grid max-w-2xl gap-(--gap) ${cards.length === 4 ? (band !== 'pre' && longest === 0 ? 'grid-cols-4' : 'grid-cols-2 sm:grid-cols-4') : cards.length <= 2 ? 'grid-cols-2' : cards.length === 3 ? 'grid-cols-3' : 'grid-cols-2 sm:grid-cols-3'}`
        : 'flex max-w-xl flex-wrap justify-center gap-(--gap)';
  if (longest > 16) return <div className={`stack w-full self-center ${layout}`}>{cards.map(children)}</div>;
  const { wide, letter } = cardLook(longest, pictures);
  const sizes = { ...fitted({ count: cards.length, most: wide === 1 ? 300 : 340 / wide, wide }), '--letter': letter };
  return (
    <div style={sizes} className={`fit w-full self-center ${layout}`}>
      {cards.map(children)}
    </div>
  );
}

/** How large the picture on an option is, by how many there are. */
export const optionSize = (cards: readonly Card[]): string =>
  cards.length <= 2 ? '6.5rem' : cards.length === 3 ? '4.6rem' : cards.length <= 4 ? 'min(5.5rem, 15vw)' : '4.5rem';
