// Loaded before the school (`--import`) on a machine whose clock is wrong: HOURS_OFF says by how many hours.
const milliseconds = Number(process.env['HOURS_OFF']) * 3_600_000;

const { now } = Date;
const Right = Date;
globalThis.Date = class extends Right {
  constructor(...given) {
    if (given.length === 0) super(now() + milliseconds);
    else super(...given);
  }
  static now() {
    return now() + milliseconds;
  }
};
const instant = Temporal.Now.instant.bind(Temporal.Now);
Temporal.Now.instant = () => instant().add({ milliseconds });
