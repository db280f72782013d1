interface Timed {
  readonly name: string;
  readonly ms: number;
}

/** Counts what a run did, and says it. */
export class Tally {
  passed = 0;
  readonly failures: string[] = [];
  readonly skipped: string[] = [];
  readonly repeated: string[] = [];
  readonly #times: Timed[] = [];

  get failed(): number {
    return this.failures.length;
  }

  /** A step counts only when it fails. */
  addStep(name: string, ok: boolean): void {
    if (!ok) this.failures.push(name);
  }

  /** A test that failed and then passed counts as passed and is named, with why it failed. */
  addTest(name: string, state: 'passed' | 'failed' | 'skipped', ms: number, failedFirst?: string): void {
    if (state === 'passed' && failedFirst !== undefined) this.repeated.push(`${name}: ${failedFirst}`);
    if (state === 'passed') this.passed += 1;
    else if (state === 'failed') this.failures.push(name);
    else this.skipped.push(name);
    this.#times.push({ name, ms });
  }

  /** What was slow, skipped, repeated and failed, and at the end the line `N passed, N failed, N skipped`. */
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
      `${this.passed} passed, ${this.failed} failed, ${this.skipped.length} skipped`,
    ].join('\n');
  }
}

const indented = (line: string): string => `  ${line}`;
