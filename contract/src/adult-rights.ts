/**
 * What an adult may do whom the parent of a family has invited (docs/rules/adults.md#rights), each with all that stands before it:
 * `sees` lessons, progress and chats, looks into the room and goes on as the child · `arranges` lessons · `pays` for them.
 */
export const adultRights = ['sees', 'arranges', 'pays'] as const;
export type AdultRight = (typeof adultRights)[number];

/** Which of them a call of parents needs; `never`: the parent who registered makes it, and nobody else. */
export type AdultNeed = AdultRight | 'never';

export const mayAdult = (has: AdultRight, need: AdultNeed): boolean =>
  need !== 'never' && adultRights.indexOf(has) >= adultRights.indexOf(need);

/** Why an adult may not: the parent has not let it, or nobody but the parent does it. */
export const refusalOfAdult = (need: AdultNeed): 'identity.parent_only' | 'identity.adult_may_not' =>
  need === 'never' ? 'identity.parent_only' : 'identity.adult_may_not';
