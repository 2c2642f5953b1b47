let arriving = false;

/** Somebody goes to another page: its heading will take the focus, so that a screen reader says where one is. */
export const focusNextHeading = (): void => {
  arriving = true;
};

/** Asked once by the heading of the page that was gone to. */
export function hasArrived(): boolean {
  const now = arriving;
  arriving = false;
  return now;
}
