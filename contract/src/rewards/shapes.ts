import * as z from 'zod/mini';

import { named, shape } from '../named.ts';
import { CourseCode } from '../catalogue/shapes.ts';
import { Id, Instant, Localised, whole } from '../shapes.ts';
import { badgeKinds, chipHats, chipScarves, questKinds, rewardLimits, rewardParts } from './limits.ts';

export const RewardPart = named('RewardPart', z.enum(rewardParts));
export type RewardPart = z.infer<typeof RewardPart>;

export const Fireflies = whole(rewardLimits.fireflies.least, rewardLimits.fireflies.most);

/** Minutes of free play a day. */
export const FreePlayMinutes = whole(rewardLimits.freePlay.least, rewardLimits.freePlay.most).check(
  z.multipleOf(rewardLimits.freePlay.least),
);

/** What the parent has chosen: fireflies of a day, minutes of free play, and what is switched off. */
export const RewardSettings = shape('RewardSettings', { fireflies: z.int(), freePlayMinutes: z.int(), off: z.array(RewardPart) });
export type RewardSettings = z.infer<typeof RewardSettings>;

/** The day of a child so far: what it played, whatever is switched off. */
export const PlayedToday = shape('PlayedToday', {
  /** Playbooks and games played to their end. */
  finished: z.int(),
  /** Minutes of play, by the school's own count. */
  minutes: z.int(),
});

/** The goal of today. The hour of the world is how much of it is done, not that of the clock. */
export const DayGoal = shape('DayGoal', {
  fireflies: z.int(),
  of: z.int(),
  hour: z.enum(['day', 'evening', 'night']),
});
export type DayGoal = z.infer<typeof DayGoal>;

/** What may be done in a week. */
export const WeekQuest = shape('WeekQuest', { quest: z.enum(questKinds), done: z.int(), of: z.int() });
export type WeekQuest = z.infer<typeof WeekQuest>;

/** The free play of today. */
export const FreePlay = shape('FreePlay', {
  /** Minutes that the parent allows. */
  minutes: z.int(),
  /** Seconds played, never more than the minutes have. */
  played: z.int(),
});
export type FreePlay = z.infer<typeof FreePlay>;

/** What Chip wears for this child. */
export const ChipLook = shape('ChipLook', { scarf: z.enum(chipScarves), hat: z.enum(chipHats) });
export type ChipLook = z.infer<typeof ChipLook>;

/** A step of a badge: `done` of `of`. What was earned is never taken away. */
export const Badge = shape('Badge', { kind: z.enum(badgeKinds), of: z.int(), done: z.int(), earnedAt: z.nullable(Instant) });
export type Badge = z.infer<typeof Badge>;

/** The bridge that the children of a club build together. */
export const ClubBridge = shape('ClubBridge', {
  groupId: Id,
  courseCode: CourseCode,
  title: Localised,
  planks: z.int(),
  of: z.int(),
  /** Bridges that are built. */
  built: z.int(),
  /** The last of them was done in this week, by the calendar of the family. */
  feast: z.boolean(),
  /** Planks of this child in this week, never more than it may lay. */
  mine: z.int(),
  /** For a child: who of the club has helped today. Nobody else's child is told to a parent. */
  friends: z.array(z.strictObject({ name: z.string(), isMe: z.boolean(), helpedToday: z.boolean() })),
});
export type ClubBridge = z.infer<typeof ClubBridge>;

/** What a child has today; a part that is switched off is null. */
export const Rewards = shape('Rewards', {
  settings: RewardSettings,
  chip: ChipLook,
  today: PlayedToday,
  goal: z.nullable(DayGoal),
  quests: z.nullable(z.array(WeekQuest)),
  /** Courses whose level has a story. */
  stories: z.nullable(z.array(CourseCode)),
  freePlay: z.nullable(FreePlay),
});
export type Rewards = z.infer<typeof Rewards>;

/** A sticker of the album as this child has it. */
export const Sticker = shape('Sticker', {
  sticker: z.string(),
  name: Localised,
  /** One true sentence about it. */
  fact: Localised,
  found: z.boolean(),
  /** Where it stands in the house, from 0. */
  place: z.nullable(z.int()),
  /** The lesson that brought it, `math/m2-08`. */
  lesson: z.nullable(z.string()),
  foundAt: z.nullable(Instant),
});
export type Sticker = z.infer<typeof Sticker>;

/** The album of a child, and its house, which grows with lessons done. */
export const Album = shape('Album', {
  pages: z.array(z.strictObject({ page: z.string(), title: Localised, stickers: z.array(Sticker) })),
  house: z.strictObject({
    lessons: z.int(),
    /** How often it has grown, from 0. */
    stage: z.int(),
    places: z.int(),
    /** Lessons from which it grows again; null when it is as large as it gets. */
    growsAt: z.nullable(z.int()),
  }),
});
export type Album = z.infer<typeof Album>;
