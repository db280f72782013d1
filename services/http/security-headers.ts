import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Everything from this site alone; inline styles are what dialogs and toasts position themselves with. */
export async function secureHeaders(app: FastifyInstance, publicUrl: string): Promise<void> {
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
        // Older browsers do not count a socket to the same host as 'self'.
        'connect-src': ["'self'", socket],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(https && { 'upgrade-insecure-requests': [] }),
      },
    },
  });
}
