/** The web app manifest, with which browsers install the portal as an app. */
import type { FastifyInstance } from 'fastify';

const png = (name: string, side: number) => ({ src: `/${name}.png`, sizes: `${side}x${side}`, type: 'image/png' });

export function registerManifestRoute(app: FastifyInstance, centreName: string): void {
  const manifest = JSON.stringify({
    id: '/login',
    // The login page leads people who are signed in to their dashboard.
    start_url: '/login',
    scope: '/',
    name: centreName,
    short_name: centreName,
    description: 'Classes, homework and practice, written down.',
    lang: 'en',
    display: 'standalone',
    theme_color: '#ffffff',
    background_color: '#fbf8f1',
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      png('icon-192', 192),
      png('icon-512', 512),
      { ...png('icon-maskable-512', 512), purpose: 'maskable' },
    ],
  });
  app.get('/manifest.webmanifest', { config: { access: 'public' }, schema: { hide: true } }, (_, reply) =>
    reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8').send(manifest),
  );
}
