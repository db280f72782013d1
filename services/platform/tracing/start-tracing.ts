import { type DiagLogger, DiagLogLevel, diag } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { CannotStartError } from '../config/cannot-start-error.ts';
import { getRequestId } from '../request-id.ts';

/** Milliseconds between two lines of the log about a collector that cannot be reached. */
const REPORTED_EVERY_MS = 600_000;

let isStarted = false;

/** Whether spans are exported, so that work for them alone can be left out. */
export const isTracing = (): boolean => isStarted;

/**
 * Exports traces by OTLP over HTTP, as the standard variables of OpenTelemetry say; without an endpoint there are none. The trace
 * of a request has the request's id. Returns what exports the last spans and stops. Throws CannotStartError for another protocol.
 */
export async function startTracing(env: NodeJS.ProcessEnv, log: Pick<Logger, 'warn'>): Promise<() => Promise<void>> {
  if (!isWanted(env)) return async () => {};
  refuseOtherExporters(env);
  diag.setLogger(createFaultReporter(log), DiagLogLevel.ERROR);
  const [{ BatchSpanProcessor, NodeTracerProvider, RandomIdGenerator }, { OTLPTraceExporter }, resources] =
    await Promise.all([
      import('@opentelemetry/sdk-trace-node'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
  const random = new RandomIdGenerator();
  const provider = new NodeTracerProvider({
    idGenerator: {
      generateTraceId: () => getRequestId() ?? random.generateTraceId(),
      generateSpanId: random.generateSpanId,
    },
    // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES win over the name.
    resource: resources
      .resourceFromAttributes({ 'service.name': 'rollbook' })
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  isStarted = true;
  return () => provider.shutdown();
}

const isWanted = ({
  OTEL_SDK_DISABLED,
  OTEL_TRACES_EXPORTER,
  OTEL_EXPORTER_OTLP_ENDPOINT,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
}: NodeJS.ProcessEnv): boolean =>
  OTEL_SDK_DISABLED?.toLowerCase() !== 'true' &&
  OTEL_TRACES_EXPORTER !== 'none' &&
  Boolean(OTEL_EXPORTER_OTLP_ENDPOINT || OTEL_EXPORTER_OTLP_TRACES_ENDPOINT);

const refuseOtherExporters = ({
  OTEL_TRACES_EXPORTER,
  OTEL_EXPORTER_OTLP_PROTOCOL,
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL,
  OTEL_EXPORTER_OTLP_ENDPOINT,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
}: NodeJS.ProcessEnv): void => {
  const protocol = OTEL_EXPORTER_OTLP_TRACES_PROTOCOL || OTEL_EXPORTER_OTLP_PROTOCOL || 'http/json';
  const address = OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || OTEL_EXPORTER_OTLP_ENDPOINT || '';
  const isHttp = protocol.startsWith('http/') && /^https?:\/\//.test(address) && URL.canParse(address);
  if ((OTEL_TRACES_EXPORTER || 'otlp') === 'otlp' && isHttp) return;
  throw new CannotStartError(
    'Rollbook sends traces by OTLP over HTTP alone: leave out OTEL_TRACES_EXPORTER and OTEL_EXPORTER_OTLP_PROTOCOL, and let OTEL_EXPORTER_OTLP_ENDPOINT be an address for HTTP, such as http://127.0.0.1:4318.',
  );
};

const createFaultReporter = (log: Pick<Logger, 'warn'>): DiagLogger => {
  let reportedAt = Number.NEGATIVE_INFINITY;
  const ignore = () => {};
  return {
    ...{ debug: ignore, info: ignore, verbose: ignore, warn: ignore },
    error(fault) {
      if (performance.now() - reportedAt < REPORTED_EVERY_MS) return;
      reportedAt = performance.now();
      log.warn({ fault }, 'traces could not be sent; the program goes on without them and tries again');
    },
  };
};
