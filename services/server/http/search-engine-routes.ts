/** What search engines read first: which pages there are, and that the others are not for them. */
import type { FastifyInstance } from 'fastify';
import { publicPagePaths } from '#contracts/public-pages.ts';
import type { WebBuild } from './web-build.ts';

export function registerSearchEngineRoutes(app: FastifyInstance, { publicPages }: WebBuild, publicUrl: string): void {
  const options = { config: { access: 'public' }, schema: { hide: true } } as const;
  const robots = ['User-agent: *', 'Disallow: /api/', `Sitemap: ${publicUrl}/sitemap.xml`, ''].join('\n');
  app.get('/robots.txt', options, (_, reply) => reply.type('text/plain; charset=utf-8').send(robots));

  const urls = [...publicPages.keys()]
    .filter((path) => path !== publicPagePaths['contact-sent'])
    .map((path) => `<url><loc>${publicUrl}${path}</loc></url>`)
    .join('');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>
`;
  app.get('/sitemap.xml', options, (_, reply) => reply.type('application/xml; charset=utf-8').send(sitemap));
}
