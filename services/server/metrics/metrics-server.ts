import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toCannotListenError } from '#services/platform/reserve-port.ts';
import { createHealthCheck } from '#services/server/health/check-health.ts';
import type { Program } from '#services/server/program/program.ts';
import { registerCentreGauges } from './centre-gauges.ts';

export interface MetricsServer {
  /** Such as http://127.0.0.1:9090; undefined when the program serves no metrics. */
  readonly url: string | undefined;
  close(): Promise<void>;
}

/**
 * Answers `GET /metrics` and, with what is wrong, `GET /health` on a port of its own, which only the operator's monitoring
 * should reach. Throws CannotStartError.
 */
export const startMetricsServer = async (program: Program): Promise<MetricsServer> => {
  const { config, metrics, log } = program;
  if (config.metrics === undefined) return { url: undefined, close: async () => {} };
  const { host, port } = config.metrics;
  const checkHealth = createHealthCheck(program);
  registerCentreGauges(program, checkHealth);
  const pages: Readonly<Record<string, (response: ServerResponse) => Promise<void>>> = {
    async '/metrics'(response) {
      const text = await metrics.registry.metrics();
      response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text);
    },
    async '/health'(response) {
      const health = await checkHealth();
      const status = health.status === 'ready' ? 200 : 503;
      response.writeHead(status, { 'content-type': 'application/json' }).end(`${JSON.stringify(health)}\n`);
    },
  };
  const server = createServer(async (request, response) => {
    const { url = '', method } = request;
    const page = method === 'GET' && Object.hasOwn(pages, url) ? pages[url] : undefined;
    if (page === undefined) return response.writeHead(404).end();
    await page(response).catch((error) => {
      log.error(error, `${url} of the port of the metrics could not be answered`);
      response.writeHead(500).end();
    });
  });
  server.listen(port, host);
  await once(server, 'listening').catch((error) => {
    throw toCannotListenError(host, port, error, 'METRICS_PORT');
  });
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
};
