/** The school's clock as seen from this device: countdowns go by it, because a device's clock may be wrong. */

let ahead = 0;

/** Sets the clock by an instant (ISO) that the server has just given. */
export const setSchoolClock = (now: string): void => {
  ahead = Date.parse(now) - Date.now();
};

/** The school's time now, in ms. */
export const schoolNow = (): number => Date.now() + ahead;

/** An instant of the school's clock (ISO), as ms of the device's clock. */
export const onDeviceClock = (instant: string): number => Date.parse(instant) - ahead;
