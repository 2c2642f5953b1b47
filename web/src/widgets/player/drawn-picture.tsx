import type { Picture } from '@school/contract/playbooks/pictures';

import { ClockFace, FractionFigure, Piece, Shape } from './figures.tsx';
import { Back, Fingers, Glass, Scales, Strip } from './measure-figures.tsx';
import { PlaceFigure } from './place-figure.tsx';

/** A picture that the page draws itself. Comes only with tasks that have one. */
export function DrawnPicture({ picture }: { picture: Exclude<Picture, { kind: 'icon' }> }) {
  switch (picture.kind) {
    case 'shape':
      return <Shape {...picture} />;
    case 'piece':
      return <Piece cells={picture.cells} />;
    case 'fraction':
      return <FractionFigure {...picture} />;
    case 'clock':
      return <ClockFace hours={picture.hours} minutes={picture.minutes} />;
    case 'strip':
      return <Strip {...picture} />;
    case 'glass':
      return <Glass {...picture} />;
    case 'scales':
      return <Scales {...picture} />;
    case 'fingers':
      return <Fingers {...picture} />;
    case 'back':
      return <Back {...picture} />;
    default:
      return <PlaceFigure {...picture} />;
  }
}
