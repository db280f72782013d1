/** Maximum number of bytes of an answer. Twenty questions have about 10 KB. */
const ANSWER_BYTES_MAX = 1_000_000;

/** Fetches without following redirects, which would send the key elsewhere, and fails when an answer is too large. */
export const fetchLimited: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  let bytes = 0;
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length;
      if (bytes > ANSWER_BYTES_MAX) controller.error(new Error('the answer of the language model is too large'));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body?.pipeThrough(limit) ?? null, { status, statusText, headers });
};
