import { expect, test } from 'vitest';
import { isTracing, startTracing } from './start-tracing.ts';

const log = { warn: () => {} };
const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318';

test.each([
  {},
  { OTEL_EXPORTER_OTLP_ENDPOINT: '' },
  { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' },
  { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' },
])('startTracing: traces nothing with %o', async (env) => {
  await startTracing(env, log);
  expect(isTracing()).toBe(false);
});

test.each([
  { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
  { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'console' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'nonsense' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'ftp://127.0.0.1' },
])('startTracing: refuses what it does not do with %o', async (env) => {
  await expect(startTracing(env, log)).rejects.toThrow('Rollbook sends traces by OTLP over HTTP alone');
});
