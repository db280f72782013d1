/** An HTTP server on this machine that speaks the protocol of OpenAI's chat completions. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ModelCall {
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly body: {
    readonly messages: readonly { readonly role: string; readonly content: string }[];
    readonly response_format?: { readonly type: string };
    readonly [field: string]: unknown;
  };
}

type Reply = (call: ModelCall, response: ServerResponse) => void;

export interface ModelServer extends AsyncDisposable {
  readonly baseUrl: string;
  /** All requests so far. */
  readonly calls: readonly ModelCall[];
  /** How the next requests are answered. */
  reply: Reply;
}

/** Opens the server on a free port. Until `reply` is set, it answers that it has no questions. */
export async function openModelServer(): Promise<ModelServer> {
  const calls: ModelCall[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    const call = { url: request.url, authorization: request.headers.authorization, body: JSON.parse(text || '{}') };
    calls.push(call);
    opened.reply(call, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const opened: ModelServer = {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    reply: replyQuestions([]),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return opened;
}

/** Answers with a message of the model. */
export const replyText =
  (content: string, finishReason = 'stop'): Reply =>
  (_, response) => {
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        ...{ id: 'chat-1', object: 'chat.completion', created: 1, model: 'small' },
        choices: [{ index: 0, finish_reason: finishReason, message: { role: 'assistant', content } }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
    );
  };

export const replyQuestions = (questions: readonly unknown[]): Reply => replyText(JSON.stringify({ questions }));

/** Answers with an error of the endpoint. */
export const replyStatus =
  (status: number, headers: Readonly<Record<string, string>> = {}): Reply =>
  (_, response) => {
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message: 'No.' } }));
  };

/** Accepts the request and never answers. */
export const replyNever: Reply = () => {};

/** A good question of the model; each number gives another one. */
export const createModelQuestion = (number: number) => ({
  text: `Which planet is number ${number} in this list?`,
  options: ['Mercury', 'Venus', 'Earth', 'Mars'],
  correct_answer: number % 4,
  explanation: 'The list names the planets from the sun outward.',
});
