/**
 * Runs the demo centre. It prints the time at which it begins to send each leaderboard frame and, on SIGCONT, its memory
 * usage.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { demoAccounts } from '#scripts/demo/centre/demo-accounts.ts';
import { seedDemo } from '#scripts/demo/seed.ts';
import type { Program } from '#services/server/program/program.ts';
import { serve } from '#services/server/serve.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
// SIGCONT is used because the program does not handle it otherwise.
process.on('SIGCONT', () => {
  collect();
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  console.log(`memory ${heapUsed + external} ${rss}.`);
});

const printFrameTimes = ({ feed: { hub } }: Program) => {
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
      printFrameTimes(program);
      await seedDemo(program);
    },
  },
});
