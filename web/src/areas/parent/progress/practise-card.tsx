import type { CourseReport } from '@school/contract/learning/progress';

import { tongueOf, useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { LinkButton } from '#kit/link-button.tsx';
import { Fox } from '#widgets/fox/fox.tsx';

/** The one thing to do at home, and the way there: tasks are played in the child's room. */
export function PractiseCard({ practise }: { practise: NonNullable<CourseReport['practise']> }) {
  const t = useTexts('progress');
  const tongue = tongueOf(useLocale());
  return (
    <section aria-label={t.practise} className="flex flex-col gap-2 rounded-lg bg-sun-soft p-5">
      <div className="flex justify-between gap-3">
        <div className="min-w-0">
          <p className="text-sm font-bold">{t.practise}</p>
          <h2 className="text-xl">{practise.goal[tongue]}</h2>
        </div>
        <Fox pose="counting" size={72} className="shrink-0" />
      </div>
      <p className="text-sm">{t.practiseHow}</p>
      <LinkButton to="/kid-switcher" className="mt-1">
        {t.practiseGo}
      </LinkButton>
    </section>
  );
}
