/**
 * The school's clock as seen from this device: everything shown and every countdown goes by it, because a device's own
 * clock may be wrong, and may be put right while a page is open.
 */

interface Told {
  /** What the server's clock showed, in ms. */
  school: number;
  /** What the device's clock showed then, and the counter that nobody can set. */
  device: number;
  steady: number;
}

const toldAt = (school: number): Told => ({ school, device: Date.now(), steady: performance.now() });
let told = toldAt(Date.now());

const byDevice = (): number => Date.now() - told.device;
const bySteady = (): number => performance.now() - told.steady;

/** Two measures of one stretch of time may differ so much, in ms, before one of them must be wrong. */
const tolerance = 2_000;

/** Sets the clock by an instant (ISO) that the server has just given. */
export const setSchoolClock = (now: string): void => {
  told = toldAt(Date.parse(now));
};

/**
 * The school's time now, in ms. The steady counter is right when somebody sets the device's clock, and may stand still
 * while the device sleeps; the device's clock goes on in its sleep. So the longer stretch counts, until the server is asked.
 */
export const schoolNow = (): number => told.school + Math.max(byDevice(), bySteady());

/** The device has slept, or its clock was set, since the server told the time: it should be asked again. */
export const isClockDoubtful = (): boolean => Math.abs(byDevice() - bySteady()) > tolerance;
