/** Registers the only body parser: JSON in UTF-8. */
import { setImmediate } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BODY_BYTES_MAX } from '#services/core/use-case/body-bytes.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';
import { parseStrictJson } from './strict-json.ts';

/** Carries a refusal to the error handler from code, such as a body parser, that can only throw. */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';
  readonly refused: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.refused);
    this.refused = refusal;
  }
}

/** Refuses a body of another media type or charset. */
export const wrongMediaTypeRefusal = refuse('not-json', {
  status: 415,
  detail: 'The body of the request must be JSON, with the Content-Type application/json in UTF-8.',
});

let lastTurn: Promise<void> = Promise.resolve();
/**
 * Resolves in a turn of the event loop in which no other large body is parsed. Parsing one takes milliseconds; several in
 * the same turn would delay every other request.
 */
function ownTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}

const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i;

/** Replaces the body parsers of Fastify. A body that is not strict JSON is refused with `not-json`. */
export function acceptOnlyJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (request: FastifyRequest, body: Buffer) => {
    const charsetName = charset.exec(request.headers['content-type'] ?? '')?.[1];
    if (charsetName !== undefined && charsetName.toLowerCase() !== 'utf-8')
      throw new RefusalError(wrongMediaTypeRefusal);
    if (body.length === 0) return undefined;
    if (body.length > BODY_BYTES_MAX) await ownTurn();
    const parsed = parseStrictJson(body);
    if ('problem' in parsed) throw new RefusalError(refuse('not-json', { detail: parsed.problem }));
    return parsed.value;
  });
}
