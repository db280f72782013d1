/** Lighthouse on the public pages and on the first screens of the demo centre, on a desktop and on a phone. */
import { defineSuite } from '../harness/bench-suite.ts';
import { type DemoServer, openDemoServer } from '../harness/demo-server.ts';
import { measurePageRows } from './measure-page.ts';
import { writeLighthouseReport } from './report.ts';

const publicGoals = { performance: 95, accessibility: 100, 'best-practices': 95, seo: 95 } as const;
const portalGoals = { performance: 90 } as const;

export const lighthouseSuite = defineSuite<DemoServer>({
  benches: {
    ...Object.fromEntries(
      ['/', '/about', '/pricing', '/login'].map((path) => [
        path,
        ({ url }: DemoServer) => measurePageRows({ url: `${url}${path}`, path, goals: publicGoals }),
      ]),
    ),
    '/tutor': (demo) => measurePortalRows(demo, 'Tutor', '/tutor'),
    '/student': (demo) => measurePortalRows(demo, 'Student', '/student'),
  },
  open: () => openDemoServer(),
  writeReport: (_, rows) => writeLighthouseReport(rows),
  columns: { whatWidth: 24, goalWidth: 70, measuredWidth: 130 },
});

async function measurePortalRows(demo: DemoServer, account: 'Tutor' | 'Student', path: string) {
  const { cookie } = await demo.signIn(account);
  return measurePageRows({ url: `${demo.url}${path}`, path, goals: portalGoals, cookie });
}
