import type { OverlapWithSibling } from '@school/contract/calendar/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { between } from '#i18n/time.ts';
import { Icon, TriangleAlert } from '#kit/icon.tsx';

import { overlapsAt } from './siblings.ts';

interface SiblingWarningProps {
  siblings: readonly OverlapWithSibling[];
  kids: ReadonlyArray<{ kidUid: string; firstName: string }>;
  /** The chosen start in ms, and the length of the lesson. */
  start: number;
  minutes: number;
  zone: string;
}

/** Another child of the family has a lesson at that time: said before booking, refused never. */
export function SiblingWarning({ siblings, kids, start, minutes, zone }: SiblingWarningProps) {
  const t = useTexts('lessonLook');
  const locale = useLocale();
  const overlaps = overlapsAt(siblings, start, minutes);
  if (overlaps.length === 0) return null;
  return (
    <div className="flex gap-3 rounded-md bg-warn-soft p-4 text-warn">
      <Icon of={TriangleAlert} />
      <ul>
        {overlaps.map(({ kidUid, from, to }) => (
          <li key={`${kidUid} ${from}`} className="figures font-bold">
            {t.sibling(kids.find((kid) => kid.kidUid === kidUid)?.firstName ?? '', between(locale, from, to, 'time', zone))}
          </li>
        ))}
      </ul>
    </div>
  );
}
