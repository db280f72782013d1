/**
 * The demo centre as people run it, which also prints when it begins to send a frame of the boards and, asked by
 * SIGCONT, what memory it holds.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { demoAccounts } from '#scripts/demo/centre/demo-accounts.ts';
import { seedDemo } from '#scripts/demo/seed.ts';
import type { Program } from '#services/program/program.ts';
import { serve } from '#services/serve.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
// one of the few signals that ends nothing here
process.on('SIGCONT', () => {
  collect();
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  console.log(`memory ${heapUsed + external} ${rss}.`);
});

const tellFrames = ({ feed: { hub } }: Program) => {
  const send = hub.sendToAll.bind(hub);
  hub.sendToAll = (text) => {
    console.log(`frame ${performance.timeOrigin + performance.now()}.`);
    send(text);
  };
};

await serve({
  demo: {
    accounts: demoAccounts,
    async seed(program) {
      tellFrames(program);
      await seedDemo(program);
    },
  },
});
