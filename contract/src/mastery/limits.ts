/** Numbers of what is known of a child and a skill (docs/rules/mastery.md); most are estimates, tuned on simulated children. */
export const masteryLimits = {
  /** Of a skill that nobody has seen yet: ability in logits, half-life of recall in days. */
  fresh: { ability: -1, halfLifeDays: 3 },
  /** How far one answer moves the ability (K), and how soon that becomes less (beta): Elo with an uncertainty that shrinks. */
  step: { first: 1.1, shrinking: 0.08 },
  /** From this credit on an answer counts as right. */
  rightFrom: 0.66,
  /** A right answer lengthens the half-life the more, the less was left of the recall; another one shortens it. */
  halfLife: { growth: 1.2, shrink: 0.65, leastDays: 1, mostDays: 180 },
  /** Right answers so far apart stand for different days. */
  apartHours: 12,
  /** What is aimed at: a skill below this strength is worth an item. */
  aim: 0.97,
  /** A skill rests when it was right so often in a row and is recalled so surely, and is not new any more. */
  rest: { inRow: 6, recall: 0.92, newDays: 14, surelyInRow: 8 },
  /** Below this strength of what it stands on, that is repaired first; the skill itself then weighs so much. */
  repair: { below: 0.5, weight: 0.4 },
  /** No opened skill goes unseen for longer; then it weighs so much more. */
  unseen: { days: 28, more: 2 },
  /** A new lesson has a share among the first items of a set. */
  lesson: { items: 4, more: 0.3 },
  /** The same skill twice in a row weighs less: mixed practice holds longer. */
  sameAgain: 0.15,
  /** Items of a skill in a day at most, and of a set: it stops at the least where nothing is due. */
  items: { ofSkill: 4, least: 8, most: 12 },
  /** A skill is mastered from this ability on (a share), after so many answers, right on so many days. */
  mastered: { share: 0.85, answers: 6, days: 3 },
  /** Below this recall what is mastered wants to be refreshed. */
  refreshBelow: 0.85,
  /** What a diagnostics says: ability and half-life after a right answer, after a wrong one, and of what a right one stands on. */
  placed: { right: 1, rightHalfLifeDays: 14, wrong: -1.2, below: 0.7 },
  /** Minutes of practice a day: what a parent may choose, and what it is otherwise. An item takes about a minute at home, so they are items as well. */
  minutes: { choices: [0, 4, 8, 12], usual: 12 },
  /** Of homework that many items at most are of skills that are due from other lessons. */
  dueInHomework: 4,
  /** With fewer items left of the day no practice is begun. */
  leastPractice: 4,
  /** So many of the skills that are due are told. */
  nextShown: 3,
  /** Rounds of a task go one step (a share of them) up or down, by the strength of its skill. */
  rounds: { step: 1 / 3, weakBelow: 0.5, strongFrom: 0.85 },
  /** A diagnostics takes a skill for known where so many of its tasks were right, a share. */
  placedFrom: 2 / 3,
  /** A level is begun behind the lessons whose skills are known from this ability on (a share), and behind so many of them at most. */
  begin: { knownFrom: 0.6, mostLessons: 12 },
  /** An item is evidence of so many skills at most: of more nobody knows which of them it was. */
  skillsOfItem: 2,
} as const;
