import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Span {
  readonly traceId: string;
  readonly name: string;
  readonly parentSpanId?: string;
  readonly spanId: string;
}

interface TraceCollector extends Disposable {
  readonly url: string;
  readonly spans: readonly Span[];
  /** What was sent, as it was. */
  readonly texts: readonly string[];
}

/** Opens a collector of traces, which is the server at OTEL_EXPORTER_OTLP_ENDPOINT. */
export async function openTraceCollector(): Promise<TraceCollector> {
  const spans: Span[] = [];
  const texts: string[] = [];
  const server = createServer(async (request, response) => {
    // biome-ignore lint/suspicious/noExplicitAny: the format of OTLP
    const body = (await json(request)) as any;
    texts.push(JSON.stringify(body));
    for (const { scopeSpans } of body.resourceSpans) for (const scope of scopeSpans) spans.push(...scope.spans);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { spans, texts, url, [Symbol.dispose]: () => void server.close() };
}
