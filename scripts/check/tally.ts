interface Timed {
  readonly name: string;
  readonly ms: number;
}

/** Counts the results of a run and reports them. */
export class Tally {
  passed = 0;
  /** How many tests ran in files that use an EventStoreDB. */
  onEventStoreDb = 0;
  readonly failures: string[] = [];
  readonly skipped: string[] = [];
  readonly repeated: string[] = [];
  readonly #times: Timed[] = [];

  get failed(): number {
    return this.failures.length;
  }

  /** Adds a step. Only a failed step is counted. */
  addStep(name: string, ok: boolean): void {
    if (!ok) this.failures.push(name);
  }

  /**
   * `reason` says why the test failed. A test that failed and then passed counts as passed and is listed with its
   * reason.
   */
  addTest(name: string, state: 'passed' | 'failed' | 'skipped', ms: number, reason?: string): void {
    const named = reason === undefined ? name : `${name}: ${reason}`;
    if (state === 'passed' && reason !== undefined) this.repeated.push(named);
    if (state === 'passed') this.passed += 1;
    else if (state === 'failed') this.failures.push(named);
    else this.skipped.push(name);
    this.#times.push({ name, ms });
  }

  #toStoreText(): string {
    return this.onEventStoreDb > 0 ? `; ${this.onEventStoreDb} ran on EventStoreDB` : '';
  }

  /** Lists the slow and the skipped tests, then the repeated and the failed ones. The last line has the totals. */
  report(): string {
    const slowest = this.#times.toSorted((a, b) => b.ms - a.ms).slice(0, 10);
    const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? ['', title, ...lines] : []);
    return [
      ...section(
        'Slowest tests',
        slowest.map(({ name, ms }) => `${(ms / 1000).toFixed(2).padStart(7)} s  ${name}`),
      ),
      ...section('Skipped', this.skipped.map(indented)),
      ...section('Passed only when repeated', this.repeated.map(indented)),
      ...section('Failed', this.failures.map(indented)),
      '',
      `${this.passed} passed, ${this.failed} failed, ${this.skipped.length} skipped${this.#toStoreText()}`,
    ].join('\n');
  }
}

const indented = (line: string): string => `  ${line}`;
