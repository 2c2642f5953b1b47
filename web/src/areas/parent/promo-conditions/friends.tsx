import type { InvitedFriend } from '@school/contract/promotions/shapes';

import { useLocale } from '#i18n/locale.ts';
import { useTexts } from '#i18n/texts.ts';
import { at } from '#i18n/time.ts';
import { Badge } from '#kit/card.tsx';
import { EmptyState } from '#kit/empty-state.tsx';
import { FigureList } from '#kit/figure-list.tsx';

interface FriendsProps {
  friends: readonly InvitedFriend[];
  /** Lessons earned, and kept. */
  earned: number;
  /** The zone of the family. */
  zone: string;
}

/** Who came by the family's code, how far each is, and what was earned in all. */
export function Friends({ friends, earned, zone }: FriendsProps) {
  const { page: t } = useTexts('promo');
  const locale = useLocale();
  const figures = [
    [t.figures.came, friends.length],
    [t.figures.paid, friends.filter(({ state }) => state !== 'invited').length],
    [t.figures.earned, earned === 0 ? 0 : t.earned(earned)],
  ] as const;
  return (
    <section aria-label={t.friends} className="flex flex-col gap-3">
      <h2 className="text-lg">{t.friends}</h2>
      {friends.length === 0 ? (
        <EmptyState title={t.nobody}>{t.nobodyAbout}</EmptyState>
      ) : (
        <>
          <FigureList figures={figures} large />
          <ul className="flex flex-col divide-y divide-line">
            {friends.map((friend) => (
              <li key={`${friend.name} ${friend.invitedAt}`} className="flex min-h-14 items-center justify-between gap-3 py-2">
                <span>
                  <strong className="block">{friend.name}</strong>
                  <span className="text-sm text-mute">{t.invited(at(locale, friend.invitedAt, 'date', zone))}</span>
                </span>
                <span className="flex flex-wrap justify-end gap-1.5">
                  {friend.state === 'invited' && <Badge>{t.waits}</Badge>}
                  {friend.state === 'takenBack' && <Badge tone="warn">{t.takenBack}</Badge>}
                  {friend.earned > 0 && <Badge tone="good">{t.earned(friend.earned)}</Badge>}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
