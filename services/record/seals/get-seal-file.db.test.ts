import { randomUUID } from 'node:crypto';
import { NIL } from 'uuid';
import { expect, test } from 'vitest';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { ledgerSealsAggregate } from '#events/core/ledger-seal/ledger-seal-decider.ts';
import { toSealMessage } from '#events/core/ledger-seal/seal-message.ts';
import { computeChainHash, createEmptyChainHead, toChainHead } from '#events/record/hash-chain.ts';
import { logTablesSkipReason, toLogTablesTitle } from '#events/store/test/test-log.ts';
import { remakeTree } from '#services/record/merkle/grow-tree.ts';
import { computeHexRoot, readTree } from '#services/record/merkle/read-tree.ts';
import { deleteTree, readTreeProgress } from '#services/record/merkle/tree-progress.ts';
import { checkKeptSeals } from '#services/record/packet-check/check-kept-seals.ts';
import type { SealFile } from '#services/record/packet-check/seal-file.ts';
import { openTestCentre } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { sealLog } from './seal-log.ts';

const centre = await openForAllTests(openTestCentre());
const student = await centre.createStudent({ classes: 4 });
const ann = await centre.createFamily({ children: [student.id] });
const family = await centre.signIn(ann.email, ann.password);

const by = () => ({ actor: { id: NIL, role: 'system' }, commandId: randomUUID() }) as const;
const seal = async () => {
  await centre.createStudent({ classes: 4 });
  return (await sealLog(centre.program, by())).status;
};
const read = async (query = ''): Promise<string> => {
  const { status, text } = await family.get(`/api/seal-file${query}`);
  expect([status, text]).toEqual([200, text]);
  return text;
};
const toSealedEvents = (text: string): number => (JSON.parse(text) as SealFile).seal.events;
const check = async (...texts: string[]) =>
  (await checkKeptSeals(texts.map((text, at) => ({ name: `seal ${at}`, text })))).isUnchanged;

test('getSealFile: gives a family the newest seal, and proofs for the seals that it kept', async () => {
  expect(await family.get('/api/seal-file')).toMatchObject({ status: 409, body: { code: 'no-seal' } });
  expect((await centre.createVisitor().get('/api/seal-file')).status).toBe(401);
  await seal();
  const first = await read();
  expect(JSON.parse(first)).toMatchObject({
    format: 'rollbook-seal-1',
    proofs: [],
    seal: { events: expect.any(Number) },
  });
  await seal();
  const second = await read(`?since=${toSealedEvents(first)}`);
  expect(await check(first, second)).toBe(true);
  await seal();
  const third = await read(`?since=${[first, second].map(toSealedEvents)}`);
  expect(await check(first, second, third)).toBe(true);
  expect(await check(second, third)).toBe(true);
  expect(await check(first, await read())).toBe(undefined);
  // One that is not older, and numbers that are none.
  expect(JSON.parse(await read(`?since=${toSealedEvents(third)},999999999`)).proofs).toEqual([]);
  for (const since of ['0', '-1', '1.5', 'x', '1,', '', '1'.repeat(16), Array(21).fill(1)])
    expect((await family.get(`/api/seal-file?since=${since}`)).status).toBe(400);

  const { sql, store } = centre.program;
  await deleteTree(sql, await readTreeProgress(sql));
  expect((await family.get(`/api/seal-file?since=${toSealedEvents(first)}`)).body.code).toBe('no-seal');
  expect(toSealedEvents(await read())).toBe(toSealedEvents(third));
  await remakeTree({ sql, store });
});

test.skipIf(logTablesSkipReason)(
  toLogTablesTitle(
    'checkKeptSeals: a kept seal shows that an old event was rewritten, although the log was sealed again with the key',
  ),
  async () => {
    await seal();
    const kept = await read();
    const { sql, store, handle, loadSealKey } = centre.program;
    const stream = toStudentStream(student.id);
    const events = await store.read(stream);
    const [before, last] = [events.at(-2), events.at(-1)];
    if (!last) throw new Error('there is no event');
    const recordedAt = new Date(Date.parse(last.recordedAt) - 1).toISOString();
    const hash = computeChainHash(before ? toChainHead(before) : createEmptyChainHead(stream), { ...last, recordedAt });
    await sql.begin(async (tx) => {
      await tx`alter table log.events disable trigger all`;
      await tx`update log.events set recorded_at = ${recordedAt}, hash = ${hash} where id = ${last.id}`;
    });
    await centre.createStudent({ classes: 4 });
    // The program does not seal over it. Somebody who has the key does so by hand.
    expect(await seal()).toBe('not-extended');
    await remakeTree({ sql, store });
    const sealed = {
      ...(await readTree(sql, async (tree) => ({ events: tree.size, root: await computeHexRoot(tree, tree.size) }))),
      sealedAt: new Date(Date.now() + 1_000).toISOString(),
    };
    const { publicKey, sign } = await loadSealKey();
    const forged = { ...sealed, publicKey, signature: sign(toSealMessage(sealed)) };
    const command = { type: 'SealLedger', ...forged } as const;
    await handle({ aggregate: ledgerSealsAggregate, id: undefined, context: undefined, command, body: {}, ...by() });
    const newer = await read(`?since=${toSealedEvents(kept)}`);
    expect(toSealedEvents(newer)).toBe(forged.events);
    expect(await check(kept, newer)).toBe(false);
  },
);
