interface FigureListProps {
  figures: ReadonlyArray<readonly [name: string, value: string | number]>;
  /** Side by side as they fit, or in two columns on a wide screen. */
  columns?: boolean;
  large?: boolean;
}

/** Names with what they come to under them. */
export const FigureList = ({ figures, columns = false, large = false }: FigureListProps) => (
  <dl className={columns ? 'grid gap-3 sm:grid-cols-2' : 'flex flex-wrap gap-x-6 gap-y-2'}>
    {figures.map(([name, value]) => (
      <div key={name}>
        <dt className="text-sm text-mute">{name}</dt>
        <dd className={large ? 'text-xl font-extrabold figures' : 'font-bold figures'}>{value}</dd>
      </div>
    ))}
  </dl>
);
