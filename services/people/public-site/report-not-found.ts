import { reportNotFoundRequest } from '#contracts/centre.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

const PATH_MAX = 300;

/** Removes control and formatting characters and shortens the path, because anybody can write it into the log. */
export const sanitizeReportedPath = (path: string): string =>
  path
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .slice(0, PATH_MAX)
    .toWellFormed();

/** Log lines per minute of this process: the route is public, so anybody can write to the log. */
const LINES_PER_MINUTE = 60;
const MINUTE_MS = 60_000;
let [lines, began] = [0, Number.NEGATIVE_INFINITY];

function mayWriteLine(): boolean {
  const now = performance.now();
  if (now - began >= MINUTE_MS) [lines, began] = [0, now];
  lines += 1;
  return lines <= LINES_PER_MINUTE;
}

export const reportNotFound = defineUseCase({
  operation: 'reportNotFound',
  attempt: 'report a missing page',
  summary: 'Logs a path that the web does not know (specification, section 2)',
  method: 'POST',
  path: '/api/not-found',
  access: 'public',
  body: reportNotFoundRequest,
  run: async ({ body }, { log }: Context<'log'>) => {
    if (mayWriteLine()) log.warn({ path: sanitizeReportedPath(body.path) }, 'page not found');
    return { body: undefined };
  },
});
