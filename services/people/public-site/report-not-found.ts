import { reportNotFoundRequest } from '#contracts/centre.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';

const PATH_MAX = 300;
/** As long as an id. What is longer may be the token of a link that a mail program broke. */
const SEGMENT_MAX = 36;

/**
 * The path up to the first character that no path of this site has, without long parts, because anybody can write it into the
 * log: what follows may be a search, a token or an address.
 */
export const sanitizeReportedPath = (path: string): string =>
  (/^[\w/.-]*/.exec(path)?.[0] ?? '')
    .split('/')
    .map((segment) => (segment.length > SEGMENT_MAX ? '…' : segment))
    .join('/')
    .slice(0, PATH_MAX);

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
