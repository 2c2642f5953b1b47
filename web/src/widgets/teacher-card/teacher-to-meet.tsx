import type { TeacherToMeet as Card } from '@school/contract/teacher-cards/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Icon, Languages, Star } from '#kit/icon.tsx';
import { Face } from '#widgets/face/face.tsx';

/** A teacher as one is chosen: face, name, her own words, languages, and a rating only where there is one. The name comes first: it names the choice. */
export function TeacherToMeet({ teacher: { name, photo, about, languages, rating } }: { teacher: Card }) {
  const t = useTexts('meetTeacher');
  const names = useTexts('names');
  const locale = useLocale();
  const [own, other] = locale === 'ru-RU' ? [about.ru, about.en] : [about.en, about.ru];
  const figure = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 });
  return (
    <span className="flex min-w-0 items-start gap-4">
      <Face name={name} avatar={photo} size={88} corners="rounded-md" />
      <span className="flex min-w-0 flex-col gap-0.5">
        <strong className="text-lg wrap-anywhere">{name}</strong>
        {(own || other) !== '' && <span className="line-clamp-3 text-sm text-mute wrap-anywhere">{own || other}</span>}
        <span className="flex items-center gap-1.5 text-sm">
          <Icon of={Languages} size={16} />
          <span>{languages.map((code) => names.languages[code]).join(', ')}</span>
        </span>
        <span className="flex items-center gap-1.5 text-sm">
          <Icon of={Star} size={16} />
          {rating === null ? (
            <span className="text-mute">{t.unrated}</span>
          ) : (
            <strong>{t.rating(figure.format(rating.average), rating.count)}</strong>
          )}
        </span>
      </span>
    </span>
  );
}
