/** Runs the demo centre, and prints the time at which it begins to send each leaderboard frame. */
import { demoAccounts } from '#scripts/demo/centre/demo-accounts.ts';
import { seedDemo } from '#scripts/demo/seed.ts';
import { serve } from '#services/server/serve.ts';

await serve({
  demo: {
    accounts: demoAccounts,
    async seed(program) {
      const { hub } = program.feed;
      const send = hub.sendBoards.bind(hub);
      hub.sendBoards = (...boards) => {
        console.log(`frame ${performance.timeOrigin + performance.now()}.`);
        send(...boards);
      };
      await seedDemo(program);
    },
  },
});
