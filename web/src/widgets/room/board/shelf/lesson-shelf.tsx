import type { ShelfPicture } from '@school/contract/lesson-room/shelf-calls';

import { tongueOf, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { iconPath } from '#widgets/player/own-pictures.ts';

import { useScript } from '../../tasks/script-query.ts';
import { useEventId } from '../../use-room.ts';
import { onSheet } from './as-picture.ts';
import { type LessonPicture, lessonPictures } from './lesson-pictures.ts';
import type { BoardShelf } from './use-board-shelf.ts';

/** What the lesson shows, to be put on the board with one tap. What was put once lies on the teacher's own shelf, and is not added again. */
export function LessonShelf({ shelf, own }: { shelf: BoardShelf; own: readonly ShelfPicture[] }) {
  const t = useTexts('boardShelf');
  const tongue = tongueOf(useLocale());
  const script = useScript(useEventId());
  const pictures = lessonPictures(script?.steps ?? [], tongue);
  if (pictures.length === 0) return null;

  const put = async ({ icon, name }: LessonPicture): Promise<void> => {
    const before = own.find((kept) => kept.icon === icon);
    if (before) return shelf.put([before.pictureId]);
    await shelf.addAndPut([{ name: name ?? t.pictureOfLesson, icon, picture: () => onSheet(iconPath(icon)) }]);
  };
  return (
    <ul aria-label={t.ofLesson} className="grid shrink-0 list-none grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] gap-1">
      {pictures.map((picture, nr) => (
        <li key={picture.icon}>
          <button
            type="button"
            aria-label={t.put(picture.name ?? `${t.pictureOfLesson} ${nr + 1}`)}
            title={picture.name ?? t.pictureOfLesson}
            disabled={shelf.adding !== null}
            className="press grid size-11 place-items-center rounded-sm border-2 border-line bg-card enabled:hover:border-brand"
            onClick={() => void put(picture)}
          >
            <img src={iconPath(picture.icon)} alt="" loading="lazy" draggable={false} className="size-8" />
          </button>
        </li>
      ))}
    </ul>
  );
}
