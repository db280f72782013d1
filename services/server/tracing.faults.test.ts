import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { openDemoServer } from '#testing/demo-server.ts';

interface Span {
  readonly traceId: string;
  readonly name: string;
  readonly parentSpanId?: string;
  readonly spanId: string;
}

/** A collector of traces, which is the server at OTEL_EXPORTER_OTLP_ENDPOINT. */
const openCollector = async () => {
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
  return { spans, texts, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

test('traces: a command, its append and its rows are in the trace with the id of the request, without anybody’s name', async () => {
  const collector = await openCollector();
  await using demo = await openDemoServer({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '100' },
  });
  const tutor = await demo.signIn('Tutor');
  const student = await demo.enrol(tutor, 'zora@rollbook.example');
  const added = await tutor.post(`/api/students/${student.id}/classes/add`, {
    classes: 1,
    code: 'other',
    reason: 'Xylophone',
  });
  expect(added.status).toBe(200);
  const id = added.headers.get('x-request-id');
  const route = 'POST /api/students/:id/classes/add';
  await vi.waitFor(
    () =>
      expect(collector.spans.filter(({ traceId }) => traceId === id).map(({ name }) => name)).toEqual(
        expect.arrayContaining([route, 'append', 'project events']),
      ),
    { timeout: 10_000 },
  );
  const spans = collector.spans.filter(({ traceId }) => traceId === id);
  const request = spans.find(({ name }) => name === route);
  expect(spans.find(({ name }) => name === 'append')?.parentSpanId).toBe(request?.spanId);
  expect(collector.texts.join()).not.toMatch(/zora|Xylophone/i);
  expect(collector.texts.join()).not.toContain(student.id);
  collector.server.close();
});
