import type { SkillsMap } from '@school/contract/learning/skills';

import { useTexts } from '#i18n/texts.ts';

/** How this month goes beside the last: by its own answers, and never beside other pupils. */
export function Figures({ map: { lessonProgress, stars, now, before }, weeks }: { map: SkillsMap; weeks: number }) {
  const t = useTexts('kidSkills');
  const bars = [...before.weeks, ...now.weeks];
  return (
    <section aria-label={t.figures} className="skills-card">
      <h2>{t.figures}</h2>
      <dl className="skills-figures">
        <div>
          <dt>{t.lessons}</dt>
          <dd className="figures">{t.of(lessonProgress.completed, lessonProgress.count)}</dd>
        </div>
        <div>
          <dt>{t.rightNow}</dt>
          <dd className="figures">{now.right === null ? t.few : t.percent(now.right)}</dd>
        </div>
        <div>
          <dt>{t.rightBefore}</dt>
          <dd className="figures">{before.right === null ? t.few : t.percent(before.right)}</dd>
        </div>
        <div>
          <dt>{t.weeks}</dt>
          <dd className="figures">{weeks}</dd>
        </div>
        <div>
          <dt>{t.stars}</dt>
          <dd className="figures">{stars}</dd>
        </div>
      </dl>
      {bars.some((bar) => bar !== null) && (
        <figure>
          <ol className="skills-bars">
            {bars.map((bar, at) => (
              <li key={at} data-now={at >= before.weeks.length || undefined}>
                <span className="sr-only">{bar === null ? t.few : t.percent(bar)}</span>
                <i aria-hidden style={{ height: `${bar ?? 0}%` }} />
              </li>
            ))}
          </ol>
          <figcaption className="text-sm text-mute">{t.bars}</figcaption>
        </figure>
      )}
    </section>
  );
}
