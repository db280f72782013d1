import type { Plugin, Rolldown } from 'vite';
import { dashboardPages } from '#contracts/dashboard-pages.ts';

/** The modules that every screen of the portal needs. */
export const portalModules = /web\/src\/app\/portal(-switch)?\.tsx$/;
/** The modules of each dashboard, and those that load with the header of its role. */
const dashboardModules: Readonly<Record<(typeof dashboardPages)[number], RegExp>> = {
  tutor: new RegExp(`${portalModules.source}|/tutor-dashboard-page\\.tsx$`),
  student: new RegExp(`${portalModules.source}|/(student-dashboard-page|notification-bell)\\.tsx$`),
  family: new RegExp(`${portalModules.source}|/family-page\\.tsx$`),
};
/** What the portal asks for first on every screen. */
const firstRequests = ['/api/session', '/api/centre'];

/**
 * Writes portal.html: index.html, with links that load the portal's code and its first requests beside the code of the
 * login page instead of after it. The file of each dashboard has links to the code of the dashboard, too.
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
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const emitPage = (name: string, modules = portalModules) => {
        const links = [
          // Before the code, because browsers send few requests of one page at once.
          ...firstRequests.map((path) => `<link rel="preload" as="fetch" crossorigin href="${path}">`),
          ...listFiles(chunks, modules)
            .filter((file) => !html.includes(file))
            .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
        ];
        const source = html.replace('</head>', `${links.join('')}</head>`);
        this.emitFile({ type: 'asset', fileName: `${name}.html`, source });
      };
      emitPage('portal');
      for (const name of dashboardPages) emitPage(name, dashboardModules[name]);
    },
  },
});

/** The files of the modules and of all that they import statically. */
function listFiles(chunks: readonly Rolldown.OutputChunk[], modules: RegExp): string[] {
  const files = new Set(
    chunks.filter(({ moduleIds }) => moduleIds.some((id) => modules.test(id))).map(({ fileName }) => fileName),
  );
  for (const file of files)
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(next);
  return [...files];
}
