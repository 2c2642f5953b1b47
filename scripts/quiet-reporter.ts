import { DefaultReporter, type TestModule } from 'vitest/node';

/** A file that takes longer is named though it passed. */
const slowMs = 15_000;

/** Vitest's own report without the files that passed in good time: in the log of a machine they hide what failed. */
export class QuietReporter extends DefaultReporter {
  protected override printTestModule(file: TestModule): void {
    if (file.state() === 'failed' || file.diagnostic().duration > slowMs) super.printTestModule(file);
  }
}
