import type { Event } from '@school/contract/calendar/shapes';

import { useTexts } from '#i18n/texts.ts';
import { Badge, type Tone } from '#kit/card.tsx';
import { ArrowLeftRight, CalendarClock, CalendarDays, GraduationCap, Icon, Star, Users, Video } from '#kit/icon.tsx';

type Kind = Event['kind'];

/** Each kind has a sign and a word of its own: the colour only repeats them. */
const looks = {
  trial: { icon: Star, tone: 'trial' },
  regular: { icon: CalendarDays, tone: 'individual' },
  individual: { icon: GraduationCap, tone: 'individual' },
  group: { icon: Users, tone: 'group' },
  virtual: { icon: Video, tone: 'plain' },
  transferred: { icon: CalendarClock, tone: 'individual' },
  replacement: { icon: ArrowLeftRight, tone: 'individual' },
} as const satisfies Record<Kind, { icon: typeof Star; tone: Tone }>;

/** The sign of a kind alone; the word must stand beside it or in a label. */
export const KindIcon = ({ kind, size = 18 }: { kind: Kind; size?: number }) => <Icon of={looks[kind].icon} size={size} />;

/** «пробный» with its sign. */
export function KindBadge({ kind }: { kind: Kind }) {
  const { lessonKinds } = useTexts('names');
  return (
    <Badge tone={looks[kind].tone}>
      <KindIcon kind={kind} size={14} />
      {lessonKinds[kind]}
    </Badge>
  );
}

/** The ground and the strong edge of a kind's block in a week. */
export const blockLook = {
  trial: 'bg-trial border-trial-deep',
  regular: 'bg-individual border-individual-deep',
  individual: 'bg-individual border-individual-deep',
  group: 'bg-group border-group-deep',
  virtual: 'bg-sunk border-edge',
  transferred: 'bg-individual border-individual-deep',
  replacement: 'bg-individual border-individual-deep',
} as const satisfies Record<Kind, string>;
