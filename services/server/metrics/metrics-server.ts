import { once } from 'node:events';
import { createServer } from 'node:http';
import { toCannotListenError } from '#services/platform/reserve-port.ts';
import type { Program } from '#services/server/program/program.ts';
import { registerCentreGauges } from './centre-gauges.ts';

/** Answers `GET /metrics` on a port of its own, which only the operator's monitoring should reach. Throws CannotStartError. */
export const startMetricsServer = async (program: Program): Promise<() => Promise<void>> => {
  const { config, metrics, log } = program;
  if (config.metrics === undefined) return async () => {};
  const { host, port } = config.metrics;
  registerCentreGauges(program);
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') return response.writeHead(404).end();
    try {
      const text = await metrics.registry.metrics();
      response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text);
    } catch (error) {
      log.error(error, 'the metrics could not be collected');
      response.writeHead(500).end();
    }
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error) => {
    throw toCannotListenError(host, port, error);
  });
  return async () => {
    server.close();
    server.closeAllConnections();
  };
};
