import type { CardContent, TeacherCard as Card } from '@school/contract/teacher-cards/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { Face } from '#widgets/face/face.tsx';

interface TeacherCardProps {
  name: string;
  content: CardContent;
  /** Whom she teaches what; left out where it is beside the point. */
  teaches?: Pick<Card, 'subjects' | 'ages'>;
}

/** A teacher as families see one: face, hello, words and what is true of her lessons. */
export function TeacherCard({ name, content, teaches }: TeacherCardProps) {
  const t = useTexts('teacherCard');
  const names = useTexts('names');
  const locale = useLocale();
  const { about, photo, video, languages, teachesSince } = content;
  const [own, other] = locale === 'ru-RU' ? [about.ru, about.en] : [about.en, about.ru];
  const words = own || other;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex items-center gap-4">
        <Face name={name} avatar={photo} size={96} />
        <div className="min-w-0">
          <p className="text-xl font-extrabold wrap-anywhere">{name}</p>
          {teachesSince !== null && <p className="text-mute">{t.since(teachesSince)}</p>}
        </div>
      </div>
      {video !== null && (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- a hello of a minute says what stands below it, and nobody would write captions
        <video
          key={video}
          src={video}
          controls
          playsInline
          preload="metadata"
          aria-label={t.video(name)}
          style={{ maxHeight: 384 }}
          className="w-full rounded-md bg-sunk"
        />
      )}
      <p className="wrap-anywhere whitespace-pre-line">{words || <span className="text-mute">{t.nothing}</span>}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {teaches && (
          <>
            <dt className="text-mute">{t.subjects}</dt>
            <dd>{teaches.subjects.map((code) => names.subjects[code]).join(', ')}</dd>
            <dt className="text-mute">{t.ages}</dt>
            <dd className="figures">{t.ageRange(teaches.ages.from, teaches.ages.to)}</dd>
          </>
        )}
        <dt className="text-mute">{t.languages}</dt>
        <dd>{languages.map((code) => names.languages[code]).join(', ')}</dd>
      </dl>
    </div>
  );
}
