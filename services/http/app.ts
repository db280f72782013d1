/** Builds the HTTP server. Order matters: error handlers and hooks are registered before the routes that they apply to. */
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { $ZodType } from 'zod/v4/core';
import type { Program } from '#services/program/program.ts';
import { BODY_MAX } from '#services/use-case/body-bytes.ts';
import { refuse } from '#services/use-case/problems.ts';
import { openRefusalLog } from '#services/use-cases/activity/refusal-log.ts';
import { guardRoutes } from './access.ts';
import { acceptJsonAlone } from './body.ts';
import { answerClientError } from './client-errors.ts';
import { answerInTime } from './deadline.ts';
import { answerError, mapErrors } from './errors.ts';
import { acceptSockets, feedRoute } from './feed-route.ts';
import { healthRoutes } from './health.ts';
import { limitLargeBodies, limitPipelines } from './in-flight.ts';
import { limitRequests } from './limits.ts';
import { describeApi } from './openapi.ts';
import { refuseForeignHosts } from './own-host.ts';
import { toOwnSite } from './own-site.ts';
import { createParkedPeopleList } from './parked-people.ts';
import { parseInput } from './parse-input.ts';
import { pictureRoutes } from './picture-routes.ts';
import { registerUseCase } from './register-use-case.ts';
import { allUseCases } from './routes.ts';
import { secureHeaders } from './security-headers.ts';
import { sendRefusal } from './send-refusal.ts';
import { warnAboutUntrustedProxy } from './untrusted-proxy.ts';
import { readWeb, serveWeb } from './web-files.ts';

/** Milliseconds after which Node closes the connection of a request that has not arrived completely; see `answerInTime`. */
const REQUEST_MS_MAX = 30_000;

/** Node drops further pipelined requests itself, which is much cheaper than a refusal; other clients open a new connection. */
const REQUESTS_ON_A_CONNECTION = 100;

export async function buildApp(program: Program): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: program.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_MAX,
    requestTimeout: REQUEST_MS_MAX,
    maxRequestsPerSocket: REQUESTS_ON_A_CONNECTION,
    trustProxy: program.config.trustProxy ?? false,
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError,
  });
  const web = await readWeb();
  mapErrors(app);
  answerInTime(app);
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, refuse('not-found')));
  app.setValidatorCompiler<$ZodType>(
    ({ schema }) =>
      (input) =>
        parseInput(schema, input),
  );
  app.setSerializerCompiler(serializerCompiler);
  acceptJsonAlone(app);
  if (program.config.trustProxy === undefined) warnAboutUntrustedProxy(app, program.log);
  // Must come before every hook that may refuse: the plugin closes the sockets of upgrades that later hooks refuse.
  await acceptSockets(app, program.feed.hub);
  await limitRequests(app);
  limitPipelines(app);
  const site = toOwnSite(program.config.publicUrl);
  refuseForeignHosts(app, site);
  await secureHeaders(app, program.config.publicUrl);
  guardRoutes(app, program, site);
  limitLargeBodies(app, program);
  await describeApi(app);

  healthRoutes(app, program);
  feedRoute(app, program, site, web.build);
  const parked = createParkedPeopleList(program);
  const refusals = openRefusalLog(program);
  app.addHook('onClose', () => refusals.close());
  for (const useCase of allUseCases(web.build)) registerUseCase(app, useCase, program, parked, refusals);
  await pictureRoutes(app, program);
  await serveWeb(app, web);
  return app;
}
