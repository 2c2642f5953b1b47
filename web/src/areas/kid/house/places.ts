/** Where stickers stand in the house, in percent of the room, in the order in which the house grows: floor, shelf, upper shelf. */
const wide = [
  [62, 97],
  [75, 98],
  [89, 97],
  [35, 98],
  [62, 66],
  [73, 66],
  [84, 66],
  [95, 66],
  [62, 38],
  [73, 38],
  [84, 38],
  [95, 38],
] as const;
const tall = [
  [62, 98],
  [86, 98],
  [62, 84],
  [86, 84],
  [14, 62],
  [38, 62],
  [62, 62],
  [86, 62],
  [14, 44],
  [38, 44],
  [62, 44],
  [86, 44],
] as const;

export const placesOf = (isWide: boolean): readonly (readonly [left: number, top: number])[] => (isWide ? wide : tall);
