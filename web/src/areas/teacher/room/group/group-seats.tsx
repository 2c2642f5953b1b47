import type { SeatProps } from './seat.tsx';
import { Seat } from './seat.tsx';

interface GroupSeatsProps {
  kids: ReadonlyArray<SeatProps['kid']>;
  script: SeatProps['script'];
  chosen: string | null;
  /** Whose picture is shown large. */
  large: string | undefined;
  /** About whom everything stands below. */
  open: string | undefined;
  isNarrow: boolean;
  onPick(kidUid: string): void;
  onLarge(kidUid: string): void;
  onMore(kidUid: string): void;
}

/** All children of a group at a glance, two beside each other. */
export function GroupSeats({ kids, script, chosen, large, open, isNarrow, onPick, onLarge, onMore }: GroupSeatsProps) {
  return (
    <ul
      className={`grid list-none grid-cols-2 gap-2 ${isNarrow ? '' : 'auto-rows-[minmax(6.9rem,1fr)] lg:max-h-[calc(4*9.5rem)] lg:shrink-0 lg:grow'}`}
    >
      {kids.map((kid, at) => (
        <Seat
          key={kid.kidUid}
          {...{ kid, script, isNarrow }}
          nr={at + 1}
          isChosen={kid.kidUid === chosen}
          isLarge={kid.kidUid === large}
          isOpen={kid.kidUid === open}
          onPick={() => onPick(kid.kidUid)}
          onLarge={() => onLarge(kid.kidUid)}
          onMore={() => onMore(kid.kidUid)}
        />
      ))}
    </ul>
  );
}
