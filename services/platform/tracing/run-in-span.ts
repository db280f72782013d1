import { type Attributes, SpanStatusCode, trace } from '@opentelemetry/api';

/** The tracer of the program. Its spans cost next to nothing until `startTracing` was called. */
export const tracer = trace.getTracer('rollbook');

/** Does some work in a span. Nothing in a name or an attribute may name a person. */
export const runInSpan = <T>(name: string, work: () => Promise<T>, attributes: Attributes = {}): Promise<T> =>
  tracer.startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      // The message may hold what somebody wrote.
      span.setStatus({ code: SpanStatusCode.ERROR, message: (error as Error).name });
      throw error;
    } finally {
      span.end();
    }
  });
