/** Names on the left, what they are on the right, one under the other. A long name takes lines of its own, never a short value. */
export const FactList = ({ facts }: { facts: ReadonlyArray<readonly [name: string, value: string | number]> }) => (
  <dl className="flex flex-col gap-y-2">
    {facts.map(([name, value]) => (
      <div key={name} className="flex justify-between gap-x-6">
        <dt className="min-w-0 text-mute">{name}</dt>
        <dd className="max-w-2/3 shrink-0 text-right font-bold figures">{value}</dd>
      </div>
    ))}
  </dl>
);
