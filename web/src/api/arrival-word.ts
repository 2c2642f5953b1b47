/**
 * The one-time word of the address somebody has come by (`?token=`). It is taken out of the address before anything else
 * runs, and kept here until it is used: no page view, no error report and no history ever sees it.
 */
let word: string | undefined;

export const keepArrivalWord = (taken: string): void => {
  word = taken;
};
export const arrivalWord = (): string | undefined => word;
export const forgetArrivalWord = (): void => {
  word = undefined;
};
