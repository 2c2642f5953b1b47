import type { CourseGame } from '@school/contract/learning/shapes';

import { useTexts } from '#i18n/texts.ts';
import { say } from '#kit/play/speech.ts';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { useTongue } from '../use-kid.ts';

/** The certificates that a child was given; a tap says what each is called. */
export function Certificates({ certificates }: Pick<CourseGame, 'certificates'>) {
  const t = useTexts('certificates');
  const tongue = useTongue();
  return (
    <section aria-label={t.mine} className="flex flex-col gap-3">
      <h2 className="text-(length:--words)">{t.mine}</h2>
      <ul className="grid list-none gap-3 sm:grid-cols-3">
        {certificates.map(({ lessonCode, title }) => (
          <li key={lessonCode}>
            <button
              type="button"
              onClick={() => say([{ text: title[tongue], lang: tongue }])}
              className="press flex min-h-16 w-full items-center gap-3 rounded-lg bg-card p-3 text-left font-extrabold shadow-press"
            >
              <img src={ownPicture('star')} alt="" draggable={false} className="size-12 shrink-0" />
              {title[tongue]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
