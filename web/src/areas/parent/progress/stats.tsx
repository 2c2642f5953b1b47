/** A figure large, and what it counts beside it: `said` is the whole, «2 урока». */
export interface Stat {
  figure: string;
  said: string;
}

/** At most three figures with their words. */
export const Stats = ({ stats, className = '' }: { stats: readonly Stat[]; className?: string }) => (
  <ul className={`stats ${className}`}>
    {stats.map(({ figure, said }) => (
      <li key={said}>
        <b className="figures">{figure}</b> <span>{said.replace(figure, '').trim()}</span>
      </li>
    ))}
  </ul>
);
