import { type ComponentType, lazy, useState } from 'react';

/**
 * A part of the page that can be asked for before it is shown: then it is there in the same moment. `lazy` alone shows its place for a
 * moment even when the file has come, and React lets a third of a second go by before it puts the part there.
 */
export function partAhead<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let come: ComponentType<Props> | undefined;
  const ask = async (): Promise<ComponentType<Props>> => (come = await load());
  const Late = lazy(async () => ({ default: await ask() })) as unknown as ComponentType<Props>;

  function Part(props: Props) {
    // What it began with it stays: another component in its place would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => come ?? Late);
    return <Shown {...props} />;
  }
  /** Asks for it; whoever comes before it has is shown it a little later. */
  Part.ahead = (): Promise<void> =>
    ask().then(
      () => undefined,
      () => undefined,
    );
  return Part;
}
