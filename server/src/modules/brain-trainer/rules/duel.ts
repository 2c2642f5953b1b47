/** What a side of a duel came to. */
interface Side {
  level: number;
  startLevel: number;
  target: number;
}

/** Percent of the own goal that was gained above the own start: the handicap that lets a child of five win. */
export const gainOf = ({ level, startLevel, target }: Side): number => Math.round((100 * (level - startLevel)) / target);

/** Who gained more; alike is a draw. */
export const winnerOf = (kid: number, parent: number): 'kid' | 'parent' | 'draw' =>
  kid === parent ? 'draw' : kid > parent ? 'kid' : 'parent';
