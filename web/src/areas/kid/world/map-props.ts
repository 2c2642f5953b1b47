import type { KidCourseProgram } from '@school/contract/learning/shapes';
import type { ReactNode } from 'react';

import type { Station } from './stations.ts';

/** The house, the tent of games, the book of the level, the slide of free play, the library. */
export const spotNames = ['house', 'tent', 'book', 'slide', 'shelf'] as const;
export type SpotName = (typeof spotNames)[number];

export interface Size {
  width: number;
  height: number;
}

/** What a drawing of the way is given, whatever it draws it as. */
export interface MapProps {
  kidUid: string;
  course: KidCourseProgram;
  glades: readonly (readonly Station[])[];
  /** The glade that is moved to. */
  page: number;
  /** The glade that may be touched. */
  here: number;
  /** The glade and the place on it where Chip stands. */
  chipAt: { glade: number; place: number };
  /** Chip and his bubble; nothing where the school has no mascot. */
  hero: ReactNode;
  /** What else stands on the glade of Chip. */
  spots: Readonly<Record<SpotName, ReactNode>>;
  size: Size;
}

/** What one glade of it is given. */
export interface GladeProps extends Omit<MapProps, 'glades' | 'page' | 'here'> {
  stations: readonly Station[];
  glade: number;
  /** Whether it may be touched. */
  isOpen: boolean;
}
