import { ChevronDown, Icon } from '#kit/icon.tsx';
import type { FaqGroup } from './find-questions.ts';

interface QuestionGroupProps {
  group: FaqGroup;
  language: 'ru' | 'en';
  /** So few were found that their answers are shown at once. */
  opened: boolean;
}

/** Questions about one thing; each opens its answer. */
export const QuestionGroup = ({ group: { title, questions }, language, opened }: QuestionGroupProps) => (
  <section aria-label={title[language]} className="flex flex-col gap-2.5">
    <h2 className="text-xl">{title[language]}</h2>
    {questions.map(({ ask, answer }) => (
      <details key={ask.ru} open={opened} className="group rounded-md border border-line bg-card">
        <summary className="flex min-h-12 list-none items-center justify-between gap-4 rounded-md px-5 py-3 font-bold hover:text-brand [&::-webkit-details-marker]:hidden">
          {ask[language]}
          <Icon of={ChevronDown} className="text-mute transition-transform group-open:rotate-180" />
        </summary>
        <p className="max-w-prose px-5 pb-4">{answer[language]}</p>
      </details>
    ))}
  </section>
);
