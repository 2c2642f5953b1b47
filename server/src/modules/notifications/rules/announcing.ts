import { announcementHoles, announcementLimits } from '@school/contract/notifications/announcement-limits';
import type { AnnouncementContent, AnnouncementFault } from '@school/contract/notifications/announcement-shapes';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

type Hole = (typeof announcementHoles)[number];

/** What a text may say of whoever reads it: a teacher is not told of children. */
export const holesFor = (audience: AnnouncementContent['segment']['audience']): Hole[] =>
  announcementHoles.filter((hole) => audience === 'families' || hole !== 'kids');

/** Ways that reach them: only families have the list in the app. */
export const waysFor = ({ segment, channels }: Pick<AnnouncementContent, 'segment' | 'channels'>) =>
  channels.filter((way) => segment.audience === 'families' || way !== 'app');

const holes = /\{([^{}]*)\}/g;

/** Fills `{name}`; what is not known stays as it was written. */
export const filledWith = (text: string, values: Partial<Record<Hole, string>>): string =>
  text.replace(holes, (whole, hole: string) => (values as Record<string, string | undefined>)[hole] ?? whole);

/** What keeps it from being sent, in the order it is read. */
export function faultsOf(content: AnnouncementContent): AnnouncementFault[] {
  const known = new Set<string>(holesFor(content.segment.audience));
  const ofText = (field: 'subject' | 'text') =>
    (['ru', 'en'] as const).flatMap((language): AnnouncementFault[] => {
      const written = content[field][language];
      if (written === '') return [{ field, language, fault: 'empty', about: '' }];
      const unknown = [...written.matchAll(holes)].flatMap(([, hole = '']) => (known.has(hole) ? [] : [hole]));
      const isOpen = /[{}]/.test(written.replaceAll(holes, ''));
      return [
        ...unknown.map((about): AnnouncementFault => ({ field, language, fault: 'unknown', about })),
        ...(isOpen ? [{ field, language, fault: 'brace', about: '' } as const] : []),
      ];
    });
  const { segment } = content;
  const areAgesWrong =
    segment.audience === 'families' && segment.ageFrom !== null && segment.ageTo !== null && segment.ageFrom > segment.ageTo;
  return [
    ...(areAgesWrong ? [{ field: 'segment', language: null, fault: 'ages', about: '' } as const] : []),
    ...ofText('subject'),
    ...ofText('text'),
    ...(waysFor(content).length === 0 ? [{ field: 'channels', language: null, fault: 'empty', about: '' } as const] : []),
  ];
}

/** A large one is read by a second person, where the school has one who may; `others`: how many besides the sender may send. */
export const needsSecond = (people: number, others: number): boolean => people > announcementLimits.secondAbove && others > 0;

/** From when on it may go. */
export function mayStart(startsAt: Temporal.Instant | null, now: Temporal.Instant): Verdict {
  if (startsAt === null) return allowed();
  if (Temporal.Instant.compare(startsAt, now) < 0) return refused('notifications.announcement_in_past');
  const latest = now.add({ hours: 24 * announcementLimits.plannedDays });
  return Temporal.Instant.compare(startsAt, latest) > 0 ? refused('notifications.announcement_too_far') : allowed();
}

/** The second person is another one. */
export function mayAgree(it: { state: string; sentBy: string | null }, by: string): Verdict {
  if (it.state !== 'asked') return refused('notifications.announcement_moved_on');
  return it.sentBy === by ? refused('notifications.announcement_own') : allowed();
}
