import type { FastifyInstance } from 'fastify';

export type SecurityHeaders = Readonly<Record<string, string>>;

/**
 * Headers of every answer. The content security policy allows only this site, without inline scripts and styles, and with
 * trusted types: the browser takes no text as a script, and the address of a script only from the policy that registers the
 * service worker. Nothing is stored, unless a route says that its answer may be.
 */
export function toSecurityHeaders(publicUrl: string): SecurityHeaders {
  const https = publicUrl.startsWith('https:');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "manifest-src 'self'",
    // In older browsers 'self' does not include a WebSocket to the same host.
    `connect-src 'self' ${publicUrl.replace(/^http/, 'ws')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types service-worker',
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'content-security-policy': policy.join(';'),
    'cache-control': 'no-store',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'no-referrer',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
  };
}

/**
 * Sets the headers of every answer. Must be registered before every hook that may refuse. Answers that no hook sees get them
 * where they are written.
 */
export function registerSecurityHeaders(app: FastifyInstance, headers: SecurityHeaders): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}
