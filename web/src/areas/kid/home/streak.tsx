import { useTexts } from '#i18n/texts.ts';
import { ownPicture } from '#widgets/player/own-pictures.ts';
import { Seen } from '#widgets/player/seen.tsx';

/** From so many days on it is told: one day is no row yet. */
const fromDays = 2;

/** Days of learning in a row. It is told while it lasts, and nothing is said when it is over. */
export function Streak({ days }: { days: number }) {
  const t = useTexts('kid');
  if (days < fromDays) return null;
  return (
    <Seen label={t.streak(days)} className="inline-flex shrink-0 items-center gap-1 text-(length:--words) font-extrabold figures">
      <img src={ownPicture('fire')} alt="" className="size-[1.9rem]" />
      {days}
    </Seen>
  );
}
