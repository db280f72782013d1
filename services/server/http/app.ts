/** Builds the HTTP server. Order matters: error handlers and hooks are registered before the routes that they apply to. */
import { createServer, type ServerOptions } from 'node:http';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import type { $ZodType } from 'zod/v4/core';
import { openRefusalLog } from '#services/core/refusal-log/refusal-log.ts';
import { BODY_BYTES_MAX } from '#services/core/use-case/body-bytes.ts';
import type { ProgramParts, UseCaseContext } from '#services/core/use-case/context.ts';
import type { UseCase } from '#services/core/use-case/use-case.ts';
import type { Metrics } from '#services/platform/metrics/metrics.ts';
import { refuse } from '#services/platform/problems/refuse.ts';
import { loadRecordKeys } from '#services/record/seals/get-record-keys.ts';
import { createHealthCheck } from '#services/server/health/check-health.ts';
import { enforceRouteAccess } from './access.ts';
import { admitRequests } from './admission-queue.ts';
import { acceptOnlyJson } from './body.ts';
import { answerClientError } from './client-errors.ts';
import { registerContactRoutes } from './contact-routes.ts';
import { createCostlyRequests } from './costly-requests.ts';
import { enforceResponseTimeout } from './deadline.ts';
import { registerDraining } from './draining.ts';
import { answerError, registerErrorHandler } from './errors.ts';
import { registerFeedRoute, registerWebSockets } from './feed-route.ts';
import { registerHealthRoutes } from './health.ts';
import { limitConnections, limitLargeBodies, limitStreams, refusePipelines } from './in-flight.ts';
import { limitRequestRate } from './limits.ts';
import { registerOpenApi } from './openapi.ts';
import { refuseForeignHosts } from './own-host.ts';
import { toOwnSite } from './own-site.ts';
import { createParkedPeopleLister } from './parked-people.ts';
import { parseInput } from './parse-input.ts';
import { registerPictureRoutes } from './picture-routes.ts';
import { registerRecordKeyRoutes } from './record-key-routes.ts';
import { toAttempts } from './record-refusals.ts';
import { refuseSealedAnswers } from './refuse-sealed-answers.ts';
import { registerUseCase } from './register-use-case.ts';
import { createRequestIdReader, registerRequestIds } from './request-id.ts';
import { registerSecurityHeaders, toSecurityHeaders } from './security-headers.ts';
import { sendRefusal } from './send-refusal.ts';
import { registerManifestRoute, registerSearchEngineRoutes } from './site-routes.ts';
import { traceRequests } from './trace-requests.ts';
import { registerUnsubscribeRoutes } from './unsubscribe-routes.ts';
import { useCases } from './use-cases.ts';
import { readWebBuild, registerWebBuild } from './web-build.ts';

/** Milliseconds after which Node closes the connection of a request that has not arrived completely; see `enforceAnswerTimeout`. */
const REQUEST_MS_MAX = 30_000;

/** Milliseconds after which Node closes a connection on which no whole head of a request has arrived. */
const HEAD_MS_MAX = 10_000;
/** Milliseconds between two looks for connections of both kinds. */
const CONNECTIONS_CHECK_MS = 2_000;

/** Milliseconds for which an idle connection is kept: longer than a proxy in front of the program keeps it. */
const IDLE_CONNECTION_MS = 72_000;

const serverOptions: ServerOptions = {
  ...{ requestTimeout: REQUEST_MS_MAX, headersTimeout: HEAD_MS_MAX, connectionsCheckingInterval: CONNECTIONS_CHECK_MS },
  keepAliveTimeout: IDLE_CONNECTION_MS,
};

/**
 * Builds the server with every route. It does not listen yet. `webRoot` is the folder of another built web than the own one,
 * and `offered` are other use cases than all.
 */
export async function buildApp(
  program: ProgramParts,
  webRoot?: string,
  offered: readonly UseCase[] = useCases,
): Promise<FastifyInstance> {
  const headers = toSecurityHeaders(program.config.publicUrl);
  const app = Fastify({
    loggerInstance: program.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: BODY_BYTES_MAX,
    serverFactory: (handle) => createServer(serverOptions, refusePipelines(handle, headers)),
    trustProxy: program.config.trustProxy ?? false,
    genReqId: createRequestIdReader(program.config.trustProxy),
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(headers)),
    clientErrorHandler: (error, socket) => answerClientError(error, socket, headers),
  });
  const web = await readWebBuild(program.config.publicUrl, webRoot);
  const context: UseCaseContext = { ...program, webBuild: web.build, attempts: toAttempts(offered) };
  registerRequestIds(app);
  registerSecurityHeaders(app, headers);
  traceRequests(app);
  const isDraining = registerDraining(app);
  measureRequests(app, program.metrics);
  registerErrorHandler(app);
  refuseSealedAnswers(app);
  enforceResponseTimeout(app);
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, refuse('not-found')));
  app.setValidatorCompiler<$ZodType>(
    ({ schema }) =>
      (input) =>
        parseInput(schema, input),
  );
  app.setSerializerCompiler(serializerCompiler);
  acceptOnlyJson(app);
  if (context.config.trustProxy === undefined) warnAboutUntrustedProxy(app, context.log);
  // Must come before every hook that may refuse: the plugin closes the sockets of upgrades that later hooks refuse.
  await registerWebSockets(app, context.feed.hub, headers);
  await limitRequestRate(app);
  // Behind a proxy all connections come from its address, so the proxy must limit those of visitors.
  if (context.config.trustProxy === undefined) limitConnections(app);
  admitRequests(app);
  const site = toOwnSite(context.config.publicUrl);
  refuseForeignHosts(app, site);
  enforceRouteAccess(app, context, site);
  limitLargeBodies(app, context);
  limitStreams(app, context);
  await registerOpenApi(app);

  registerHealthRoutes(app, createHealthCheck(context), isDraining);
  registerFeedRoute(app, context, site);
  const parked = createParkedPeopleLister(context);
  const refusals = openRefusalLog({ ...context, onNoted: (kind) => program.metrics.refusals.inc({ kind }) });
  app.addHook('onClose', () => refusals.close());
  const parts = { context, parked, refusals, admit: createCostlyRequests(context) };
  for (const useCase of offered) registerUseCase(app, useCase, parts);
  await registerPictureRoutes(app, context);
  await registerContactRoutes(app, context, web);
  await registerUnsubscribeRoutes(app, context, web);
  registerRecordKeyRoutes(app, web, () => loadRecordKeys(context));
  registerManifestRoute(app, context.config.centreName);
  registerSearchEngineRoutes(app, web, context.config.publicUrl);
  await registerWebBuild(app, web, context.loadLastKnownRules);
  return app;
}

/** Times each request by its operation, so that the number of values stays the same however many addresses are asked for. */
function measureRequests(app: FastifyInstance, { requestSeconds }: Pick<Metrics, 'requestSeconds'>): void {
  app.addHook('onResponse', async ({ routeOptions: { schema } }, reply) => {
    const operation = schema?.operationId ?? 'other';
    requestSeconds.observe({ operation, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
}

const WARNING =
  'A request carried the header X-Forwarded-For, but TRUST_PROXY is empty, so the header is ignored. If Rollbook runs ' +
  'behind a reverse proxy, set TRUST_PROXY to its address; until then all visitors count as one address.';

/** Warns once. Behind a proxy that TRUST_PROXY does not name, all visitors share one rate limit. */
function warnAboutUntrustedProxy(app: FastifyInstance, log: Pick<Logger, 'warn'>): void {
  let warned = false;
  app.addHook('onRequest', async ({ headers }) => {
    if (warned || headers['x-forwarded-for'] === undefined) return;
    warned = true;
    log.warn(WARNING);
  });
}
