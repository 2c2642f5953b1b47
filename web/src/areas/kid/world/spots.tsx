import type { CSSProperties } from 'react';

import { type MapProps, type SpotName, spotNames } from './map-props.ts';

/** Where each stands. */
export type Standing = Readonly<Record<SpotName, CSSProperties>>;

/** What else stands on the glade of Chip, each at its place. */
export function Spots({ spots, at }: { spots: MapProps['spots']; at: Standing }) {
  return spotNames.map((name) => (
    <div key={name} className="world-spot" style={at[name]}>
      {spots[name]}
    </div>
  ));
}
