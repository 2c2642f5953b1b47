import { Chip, type ChipState } from './chip.tsx';
import { ChipLook } from './chip-look.tsx';

/** Chip outside the map, with his styles. */
export const ChipAlone = ({ state }: { state: ChipState }) => (
  <>
    <ChipLook />
    <Chip state={state} />
  </>
);
