import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Registers a content security policy that allows only this site. Inline styles are allowed because dialogs and toasts use
 * them for their position.
 */
export async function registerSecurityHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
  const https = publicUrl.startsWith('https:');
  const socket = publicUrl.replace(/^http/, 'ws');
  await app.register(helmet, {
    strictTransportSecurity: https,
    xFrameOptions: { action: 'deny' },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:'],
        'font-src': ["'self'"],
        'manifest-src': ["'self'"],
        // In older browsers 'self' does not include a WebSocket to the same host.
        'connect-src': ["'self'", socket],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(https && { 'upgrade-insecure-requests': [] }),
      },
    },
  });
}
