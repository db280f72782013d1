import type { FastifyInstance } from 'fastify';
import { listParked } from '#projections/engine/parked.ts';
import type { Program } from '#services/program.ts';

/** Milliseconds after which a database that has not answered is not there. */
const READY_MS_MAX = 2_000;

const hidden = {
  config: { access: 'public' as const, rateLimit: false as const, probed: true as const },
  schema: { hide: true },
};
const ready = { ...hidden, config: { ...hidden.config, answersWithin: READY_MS_MAX } };

/** `/health/live`: the process answers. `/health/ready`: the database does too, and how far and how whole the read models are. */
export function healthRoutes(app: FastifyInstance, { readModels, store, logGap }: Program): void {
  app.get('/health/live', hidden, () => ({ status: 'live' }));

  app.get('/health/ready', ready, async () => {
    const [head, position, parked] = await Promise.all([
      store.head(),
      readModels.position(),
      listParked(readModels.sql, readModels.schema),
    ]);
    const behind = head === undefined ? null : String(head - position);
    const counted = { events_behind: behind, parked_rows: parked.length };
    // Ready all the same: screens show what was read before the gap, and a command decides by its own stream alone.
    return { status: 'ready', position: String(position), ...counted, fault: logGap.message() ?? null };
  });
}
