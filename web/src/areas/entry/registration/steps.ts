/** The questions of the registration in their order: each has a screen of its own, and its name stands in the address. */
export const steps = ['name', 'birth', 'subject', 'contact'] as const;
export type Step = (typeof steps)[number];

const fields: ReadonlyArray<readonly [step: Step, of: (field: string) => boolean]> = [
  ['birth', (field) => field.startsWith('kid.dob')],
  ['name', (field) => field.startsWith('kid.')],
  ['subject', (field) => field === 'subject'],
];

/** On which screen a field stands; what is of no child and no subject is of the parent. */
export const stepOf = (field: string): Step => fields.find(([, of]) => of(field))?.[0] ?? 'contact';

/** The screen of the address; the first one where it says none, or one that is not there. */
export const stepIn = (said: string | undefined): Step => steps.find((step) => step === said) ?? steps[0];

/** The one after it; the last has none. */
export const stepAfter = (step: Step): Step | undefined => steps[steps.indexOf(step) + 1];

type Wrong = Readonly<Record<string, string>>;

/** What is wrong on one screen. */
export const wrongOn = (step: Step, wrong: Wrong): Wrong =>
  Object.fromEntries(Object.entries(wrong).filter(([field]) => stepOf(field) === step));

/** The first screen on which something is wrong. */
export const firstWrong = (wrong: Wrong): Step | undefined => steps.find((step) => Object.keys(wrongOn(step, wrong)).length > 0);
