import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { logTablesSkipReason, toLogTablesTitle } from '#events/store/test/test-log.ts';
import { openTestCentre, type TestCentre } from '#testing/centre-fixture.ts';
import type { Client } from '#testing/client.ts';
import { rollbookFor } from '#testing/operator-command.ts';

let centre: TestCentre;
let tutor: Client;
beforeEach(async () => {
  centre = await openTestCentre();
  tutor = await centre.createSignedInTutor();
});
afterEach(() => centre[Symbol.asyncDispose]());

const inLog = (statement: string) =>
  centre.program.sql.begin(async (sql) => {
    await sql
      .unsafe(`alter table log.events disable trigger all; ${statement};
      alter table log.events enable trigger all; alter table log.events enable always trigger refuse_change`)
      .simple();
  });

const rollbook = (verb: string) => rollbookFor(centre)(verb);

test.skipIf(logTablesSkipReason)(
  toLogTablesTitle(
    'a gap in the positions: one alarm, pages and commands continue, health and the operator’s commands name the gap',
  ),
  async () => {
    const { program } = centre;
    const error = vi.spyOn(program.log, 'error').mockImplementation(() => {});
    const warn = vi.spyOn(program.log, 'warn').mockImplementation(() => {});
    const mia = await centre.createStudent({ classes: 4 });
    await program.runner.caughtUp();
    expect(await centre.checkHealth()).toMatchObject({ status: 'ready', fault: null });

    await inLog(
      'update log.events set position = position + 5 where position = (select max(position) from log.events)',
    );
    const added = await tutor.post(`/api/students/${mia.id}/classes/add`, { classes: 3, reason: 'Spring pack' });
    expect(added.status).toBe(200);
    await program.logGap.found;
    expect(await centre.checkHealth()).toMatchObject({ status: 'ready', fault: 'log-gap' });
    // A page asks for what it has saved, and gets the rows before the gap.
    const beyond = { 'min-position': added.headers.get('position') ?? '' };
    expect((await tutor.get('/api/class-transactions', beyond)).status).toBe(200);

    const gap = /The log goes from position \d+ to \d+/;
    for (const verb of ['verify', 'rebuild']) {
      const { code, output } = await rollbook(verb);
      expect([verb, code, output]).toEqual([verb, 1, expect.stringMatching(gap)]);
    }
    expect(await rollbook('status')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^lag {11}unknown beyond a gap: The log goes from position \d+ to \d+/m),
    });
    expect(error).toHaveBeenCalledTimes(1);
    expect(warn).not.toHaveBeenCalled();
  },
);

test.skipIf(logTablesSkipReason)(
  toLogTablesTitle('an event removed from the log: verify and rebuild stop and name the gap'),
  async () => {
    await centre.createStudent({ classes: 4 });
    await centre.program.runner.caughtUp();
    await inLog('delete from log.events where position = (select max(position) - 1 from log.events)');
    for (const verb of ['verify', 'rebuild']) {
      expect(await rollbook(verb)).toMatchObject({
        code: 1,
        output: expect.stringMatching(/from position \d+ to \d+/),
      });
    }
  },
);
