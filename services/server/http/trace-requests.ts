import { context, propagation, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tracer } from '#services/platform/tracing/run-in-span.ts';

/** Traces each request by its route, without the ids in its address. Must be registered after the request ids. */
export function traceRequests(app: FastifyInstance): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const caller = findCaller(request);
    const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, caller);
    spans.set(request, span);
    context.with(trace.setSpan(caller, span), done);
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request);
    const { url = 'unknown', schema } = request.routeOptions;
    span?.updateName(`${request.method} ${url}`);
    span?.setAttributes({
      'http.request.method': request.method,
      'http.route': url,
      'http.response.status_code': statusCode,
      ...(schema?.operationId && { 'rollbook.operation': schema.operationId }),
    });
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}

/** The span of a proxy that may name the request, if it did: then the request's id is that of its trace. */
const findCaller = ({ id, headers }: FastifyRequest) => {
  const caller = propagation.extract(ROOT_CONTEXT, headers);
  return trace.getSpanContext(caller)?.traceId === id ? caller : ROOT_CONTEXT;
};
