/** Units of a balance: individual lessons are gold, lessons of clubs silver. */
export type UnitKind = 'gold' | 'silver';
