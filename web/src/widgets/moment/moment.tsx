import type { CSSProperties, ReactNode } from 'react';

import { type Pose, Fox } from '#widgets/fox/fox.tsx';

/** How many pieces of paper fall, once: they lie where they fell, and at once for whoever wants no motion. */
const pieces = Array.from({ length: 24 }, (_, at) => {
  // Along both sides of the fox and above the words; the same at every look.
  const side = at % 2 === 0 ? (at * 37) % 26 : 74 + ((at * 41) % 25);
  return {
    '--x': `${side}%`,
    '--y': `${(at * 53) % 150}px`,
    '--c': (at * 67) % 360,
    '--r': `${(at * 47) % 180}deg`,
    '--d': `${at * 12}ms`,
  };
});

/** The paper of a moment: it falls once. */
export const FallingPaper = () => pieces.map((piece) => <i key={piece['--d']} aria-hidden style={piece as CSSProperties} />);

/** A border crossed, told once: night, the fox, falling paper, and the next step. */
export function Moment({ pose, title, children, action }: { pose: Pose; title: string; children: ReactNode; action: ReactNode }) {
  return (
    <section aria-label={title} className="moment">
      <FallingPaper />
      <Fox pose={pose} size={110} />
      <h2 className="text-2xl">{title}</h2>
      <p className="max-w-prose">{children}</p>
      <div className="flex flex-wrap justify-center gap-3">{action}</div>
    </section>
  );
}
