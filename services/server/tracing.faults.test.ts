import { expect, test, vi } from 'vitest';
import { openDemoServer } from '#testing/demo-server.ts';
import { openTraceCollector } from '#testing/trace-collector.ts';

test('traces: a command, its append and its rows are in the trace with the id of the request, without anybody’s name', async () => {
  using collector = await openTraceCollector();
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
    { timeout: 60_000 },
  );
  const spans = collector.spans.filter(({ traceId }) => traceId === id);
  const request = spans.find(({ name }) => name === route);
  expect(spans.find(({ name }) => name === 'append')?.parentSpanId).toBe(request?.spanId);
  expect(collector.texts.join()).not.toMatch(/zora|Xylophone/i);
  expect(collector.texts.join()).not.toContain(student.id);
});
