/**
 * The modules of the school on their floors, from the ground up: the one list. The import check (.dependency-cruiser.cjs)
 * reads it, definitions of modules are held to it by their types, the table of ARCHITECTURE.md by `npm run house`.
 */
export const floors = [
  ['identity', 'school', 'catalogue', 'library', 'approvals', 'audit'],
  ['families', 'ledger', 'pages', 'mastery', 'generators'],
  ['calendar', 'promotions', 'playbooks', 'adults'],
  ['clubs', 'teacher-cards'],
  ['scheduling', 'staffing', 'calendar-feed'],
  ['learning', 'brain-trainer', 'groups', 'payments', 'chat', 'ratings', 'support', 'equipment'],
  ['onboarding', 'refunds', 'lesson-room', 'payroll', 'site', 'pay-links', 'rewards'],
  ['subscriptions', 'saved-cards'],
  ['notifications', 'analytics', 'faults', 'reconciliation', 'finance'],
  ['back-office', 'whole-school'],
  ['privacy'],
] as const;

type Floors = readonly (readonly string[])[];
export type ModuleName = (typeof floors)[number][number];

type BelowIn<All extends Floors, Name extends string, Lower extends string = never> = All extends readonly [
  infer Floor extends readonly string[],
  ...infer Higher extends Floors,
]
  ? Name extends Floor[number]
    ? Lower
    : BelowIn<Higher, Name, Lower | Floor[number]>
  : never;

/** The modules that one may call: all on lower floors, no neighbour. */
export type Below<Name extends ModuleName> = BelowIn<typeof floors, Name>;
