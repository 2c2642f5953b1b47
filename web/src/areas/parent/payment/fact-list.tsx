/** Names on the left, what they are on the right, one under the other. */
export const FactList = ({ facts }: { facts: ReadonlyArray<readonly [name: string, value: string | number]> }) => (
  <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
    {facts.map(([name, value]) => (
      <div key={name} className="col-span-2 grid grid-cols-subgrid">
        <dt className="text-mute">{name}</dt>
        <dd className="text-right font-bold figures">{value}</dd>
      </div>
    ))}
  </dl>
);
