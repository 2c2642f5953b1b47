import type { FinishSheet } from '@school/contract/lesson-room/end-shapes';

import { useRefusals } from '#i18n/refusal-text.ts';
import { useTexts } from '#i18n/texts.ts';
import { Avatar } from '#kit/avatar.tsx';
import { Switch } from '#kit/checkbox.tsx';

interface WhoWasProps {
  sheet: FinishSheet;
  absent: readonly string[];
  onChange(absent: string[]): void;
}

/** Who was in the lesson for how long. Who was there cannot be said to be absent; the school says why. */
export function WhoWas({ sheet: { kids, minutes }, absent, onChange }: WhoWasProps) {
  const { finish: t } = useTexts('teacherRoom');
  const say = useRefusals();
  return (
    <ul aria-label={t.kids} className="flex flex-col gap-2">
      {kids.map(({ kidUid, face, seconds, mayBeAbsent }) => {
        const isAbsent = absent.includes(kidUid);
        return (
          <li key={kidUid} className="flex items-center gap-3">
            <Avatar name={face.name} picture={face.avatar} animal={kidUid} />
            <span className="figures min-w-0 grow">
              <strong className="block">{face.name}</strong>
              <span className="text-sm text-mute">{t.was(Math.round(seconds / 60), minutes)}</span>
              {!mayBeAbsent.allowed && isAbsent && <span className="block text-sm">{say(mayBeAbsent.why, mayBeAbsent.facts)}</span>}
            </span>
            <Switch
              checked={!isAbsent}
              disabled={!mayBeAbsent.allowed && !isAbsent}
              onChange={(here) => onChange(here ? absent.filter((uid) => uid !== kidUid) : [...absent, kidUid])}
            >
              <span className="sr-only">{face.name}: </span>
              {t.here}
            </Switch>
          </li>
        );
      })}
    </ul>
  );
}
