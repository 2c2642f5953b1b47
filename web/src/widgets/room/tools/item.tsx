import { tongueOf, useLocale } from '#i18n/locale.ts';
import { say } from '#kit/play/speech.ts';
import { iconPath, ownPicture } from '#widgets/player/own-pictures.ts';

import type { ToolItem } from './chance.ts';
import { readsTools, type ToolViewer } from './use-told.ts';

/** A word of a tool. A child who does not read sees its picture, or a loudspeaker where there is none, and touches it to hear it. */
export function Item({ item: { word, icon }, viewer }: { item: ToolItem; viewer: ToolViewer }) {
  const tongue = tongueOf(useLocale());
  const picture = icon && <img src={iconPath(icon)} alt="" draggable={false} className="size-20" />;
  if (readsTools(viewer))
    return (
      <span className="flex flex-col items-center gap-1">
        {picture}
        {word}
      </span>
    );
  return (
    <button
      type="button"
      aria-label={word}
      className="press grid min-h-16 min-w-16 place-items-center"
      onClick={() => say([{ text: word, lang: tongue }], { slow: true })}
    >
      {picture ?? <img src={ownPicture('speaker-high-volume')} alt="" draggable={false} className="size-16" />}
    </button>
  );
}
