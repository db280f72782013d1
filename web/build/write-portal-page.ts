import type { Plugin, Rolldown } from 'vite';

/** The modules that every screen of the portal needs. */
export const portalModules = /web\/src\/app\/portal(-switch)?\.tsx$/;
/** What the portal asks for first on every screen. */
const firstRequests = ['/api/session', '/api/centre'];

/**
 * Writes portal.html: index.html, with links that load the portal's code and its first requests beside the code of the
 * login page instead of after it.
 */
export const writePortalPage = (): Plugin => ({
  name: 'write-portal-page',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const html = String(page.source);
      const files = listFiles(Object.values(bundle).filter((file) => file.type === 'chunk'));
      const links = [
        ...files
          .filter((file) => !html.includes(file))
          .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
        ...firstRequests.map((path) => `<link rel="preload" as="fetch" crossorigin href="${path}">`),
      ];
      this.emitFile({
        type: 'asset',
        fileName: 'portal.html',
        source: html.replace('</head>', `${links.join('')}</head>`),
      });
    },
  },
});

/** The files of the portal's modules and of all that they import statically. */
function listFiles(chunks: readonly Rolldown.OutputChunk[]): string[] {
  const files = new Set(
    chunks.filter(({ moduleIds }) => moduleIds.some((id) => portalModules.test(id))).map(({ fileName }) => fileName),
  );
  for (const file of files)
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(next);
  return [...files];
}
