import { getRequestId } from '../request-id.ts';

let isStarted = false;

/** Whether spans are exported, so that work for them alone can be left out. */
export const isTracing = (): boolean => isStarted;

/**
 * Exports traces by OTLP over HTTP, as the standard variables of OpenTelemetry say; without an endpoint there are none. The trace
 * of a request has the request's id. Returns what exports the last spans and stops.
 */
export async function startTracing(env: NodeJS.ProcessEnv): Promise<() => Promise<void>> {
  if (!isWanted(env)) return async () => {};
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
