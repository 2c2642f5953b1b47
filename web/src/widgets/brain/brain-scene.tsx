import type { BrainGame } from '@school/contract/brain-trainer/shapes';

import file from './brain-scene.css?url';
import { gamePicture } from './game-pictures.ts';

/** Where a game happens: its picture on a hill, under its sky. */
export const BrainScene = ({ game: { templateCode, sky } }: { game: Pick<BrainGame, 'templateCode' | 'sky'> }) => (
  <>
    <link rel="stylesheet" href={file} precedence="world" />
    <span className="brain-scene" data-sky={sky}>
      <img src={gamePicture(templateCode)} alt="" />
    </span>
  </>
);
