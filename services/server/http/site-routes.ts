import type { FastifyInstance } from 'fastify';
import { unlistedPublicPages } from '#contracts/public-pages.ts';
import type { WebBuild } from './web-build.ts';

const png = (name: string, side: number) => ({ src: `/${name}.png`, sizes: `${side}x${side}`, type: 'image/png' });

/** The web app manifest, with which browsers install the portal as an app. */
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

/** What search engines read first: which pages there are, and that the others are not for them. */
export function registerSearchEngineRoutes(app: FastifyInstance, { publicPages }: WebBuild, publicUrl: string): void {
  const options = { config: { access: 'public' }, schema: { hide: true } } as const;
  const robots = ['User-agent: *', 'Disallow: /api/', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
  app.get('/robots.txt', options, (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(robots),
  );

  const urls = [...publicPages.keys()]
    .filter((path) => !unlistedPublicPages.includes(path))
    .map((path) => `<url><loc>${publicUrl}${path}</loc></url>`)
    .join('');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>
`;
  app.get('/sitemap.xml', options, (_, reply) =>
    reply.header('cache-control', 'no-cache').type('application/xml; charset=utf-8').send(sitemap),
  );
}
