import type { CourseReport } from '@school/contract/learning/progress';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { monthName } from '#i18n/month.ts';

type Month = CourseReport['now'];

/** Where the week stands on the line, in percent of its width. */
const places = [8, 36, 64, 92];

/** The weeks that have a number, as points of a drawing of 100 by 100. */
const pointsOf = ({ weeks }: Month) =>
  weeks.flatMap((right, week) => (right === null ? [] : [{ x: places[week] ?? 0, y: 100 - right, right }]));

/** This month beside the last one: a solid line, a dotted line, one number at the end. */
export function Months({ now, before }: { now: Month; before: Month }) {
  const t = useTexts('progress');
  const locale = useLocale();
  const nameOf = ({ month }: Month) => monthName(locale, month);
  const said = (month: Month) =>
    t.line(nameOf(month), month.weeks.map((right) => (right === null ? t.nothing : t.percent(right))).join(', '));
  const [own, then] = [pointsOf(now), pointsOf(before)];
  if (own.length + then.length === 0) return <p className="text-mute">{t.tooFew}</p>;
  const line = (points: typeof own) => points.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <div>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm">
        <b>{t.right}</b>
        <span className="flex gap-4">
          <span className="key">{nameOf(now)}</span>
          <span className="key then text-mute">{nameOf(before)}</span>
        </span>
      </p>
      <div className="months">
        {[100, 50, 0].map((value) => (
          <s key={value} aria-hidden style={{ top: `${100 - value}%` }}>
            {value}
          </s>
        ))}
        <svg role="img" aria-label={t.chart(said(now), said(before))} viewBox="0 0 100 100" preserveAspectRatio="none">
          <polyline className="then" points={line(then)} />
          <polyline points={line(own)} />
        </svg>
        {own.map(({ x, y, right }, at) => (
          <b key={x} aria-hidden className={at === own.length - 1 ? 'last' : ''} style={{ left: `${x}%`, top: `${y}%` }}>
            {at === own.length - 1 && <span className="figures">{t.percent(right)}</span>}
          </b>
        ))}
        {places.map((x, week) => (
          <small key={x} aria-hidden style={{ left: `${x}%` }}>
            {t.weekOf(week + 1)}
          </small>
        ))}
      </div>
    </div>
  );
}
