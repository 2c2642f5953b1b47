import type { AnswerOf } from '@school/contract/calls';

import { useLocale } from '#i18n/locale.ts';
import { Card } from '#kit/card.tsx';

/** What the school tells all families just now. */
export function BannerCard({ banner: { title, text } }: { banner: NonNullable<AnswerOf<'GET /user/banner'>['banner']> }) {
  const language = useLocale() === 'ru-RU' ? 'ru' : 'en';
  return (
    <Card label={title[language]} className="flex flex-col gap-1 bg-brand-soft">
      <h2 className="text-lg break-words">{title[language]}</h2>
      <p className="max-w-prose break-words whitespace-pre-line">{text[language]}</p>
    </Card>
  );
}
