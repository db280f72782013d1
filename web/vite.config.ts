import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { publicPagePaths } from '#contracts/public-pages.ts';
import { buildVerifierPage } from './build/build-verifier-page.ts';
import { compress } from './build/compress.ts';
import { drawIcons } from './build/icons.ts';
import { isImportedBy } from './build/is-imported-by.ts';
import { keepPortalFacts } from './build/keep-portal-facts.ts';
import { obeySecurityPolicy } from './build/obey-security-policy.ts';
import { outlineMaps } from './build/outline-maps/outline-maps.ts';
import { preloadFonts } from './build/preload-fonts.ts';
import { renderPages } from './build/render-pages.ts';
import { writeChunkList } from './build/write-chunk-list.ts';
import { portalModules, writePortalPage } from './build/write-portal-page.ts';

/** Modules that every page with scripts needs. One file compresses better than a dozen and is one request. */
const sharedByAllPages =
  /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store(?!\/.*with-selector)|clsx|class-variance-authority)\//;
/** What the login page shares with the portal. What `main.tsx` imports is in the same file. */
const loginAndPortal =
  /vite\/preload-helper|web\/src\/(ui\/(button|control|field|input|logo|notice|sheet|spinner|error-state|theme)|session\/(ended-session|find-person)|page\/use-retry-while-unreachable|toasts\/notify|navigation\/(entry-paths|preload)|api\/(request|problem)|copy\/login|features\/people\/login\/(sign-in-errors|use-login-form))|lucide-react\/dist\/esm\/(?!icons\/(?!arrow-left\.))/;
/** What the form of a sign-up shares with the forms of the portal. */
const form = /web\/src\/(api\/retry-after-sign-in|commands\/(command-submission|dialog-draft))\./;
/** Each would be a file of its own, which a first screen loads too. */
const smallPartsOfFirstScreens =
  /lucide-react\/dist\/esm\/icons\/(flag|user-check|trash|clipboard-check|users|message-circle-question-mark|mail|hourglass|calendar-days|circle-check|play)\.|services\/contracts\/practice-words\.|events\/values\/centre-contact\.|web\/src\/(lib\/(to-phone-link|to-score-tone)|api\/race-api|copy\/student-homework|shared\/attendance\/record-status)\./;
/** What the student's dashboard shares with other pages of students, and with few pages of tutors. */
const studentDashboard =
  /web\/src\/(features\/home\/student-dashboard\/|copy\/(practice-hub|assigned-practice|approval)\.|session\/awaiting-approval\.|shared\/(assigned-practice-sheet|streak-warning|race\/(running-races|join-race-copy)|homework\/assignment-line|timetable\/(next-class|calendar-address-copy))(\.|-))/;
/** What the student's dashboard shares with pages of attendance. */
const attendance =
  /web\/src\/(copy\/absences|shared\/(timetable\/reported-absences|attendance\/record-dialog-copy|students\/explain-balance-button))\./;
const application = /web\/src\/main\.tsx$/;

const server = process.env.ROLLBOOK_SERVER ?? `http://localhost:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    keepPortalFacts(),
    outlineMaps(),
    obeySecurityPolicy(),
    react(),
    tailwind(),
    renderPages(),
    preloadFonts(),
    writePortalPage(),
    buildVerifierPage(),
    drawIcons(),
    compress(),
    writeChunkList(),
  ],
  build: {
    outDir: join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // An inlined font or picture (`data:`) would need an exception in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Writes a constant text where it is used, so that no page loads the texts of others from the file that they share.
      optimization: { inlineConst: { mode: 'all' } },
      input: ['index', ...Object.keys(publicPagePaths)].map((page) => join(import.meta.dirname, `${page}.html`)),
      output: {
        codeSplitting: {
          // Every file is a request, and small files compress badly, so modules that many pages share are in one file.
          groups: [
            {
              name: (id, graph) =>
                sharedByAllPages.test(id) || loginAndPortal.test(id) || isImportedBy(application, id, graph)
                  ? 'shared'
                  : null,
              priority: 4,
            },
            { name: 'form', test: form, priority: 3 },
            {
              name: (id, graph) =>
                isImportedBy(portalModules, id, graph) || smallPartsOfFirstScreens.test(id) ? 'portal' : null,
              priority: 2,
            },
            // Only pages with questions need these.
            {
              name: 'math',
              test: /web\/src\/(lib\/(math-text|math-scripts|spell-fraction)|shared\/math-text)\./,
              priority: 2,
            },
            {
              name: 'drawings',
              test: /web\/src\/shared\/practice\/(figures\/|(question-figure|practice-figure-copy)\.)/,
              priority: 2,
            },
            // Radio buttons bring a library with them, which dialogs load when they open, and forms load how drafts are
            // saved; only pages of homework and practice show answers; the others are long texts.
            {
              name: 'pages',
              test: /web\/src\/(?!ui\/(radio-group|reason-field|period-fields|periods-copy|hatching-pattern)|server-draft|copy\/(student-homework|practice-subjects|class-history|practice-hub|reason-codes|groups|homework|take-attendance)|shared\/(math-text|money\/|attendance\/record-dialog-copy|copy-button|group-select|streak-warning|students\/student-select|questions\/|homework\/assignment-not-found)|lib\/(period\.|find-namesakes|matches-student-search))/,
              minShareCount: 6,
              priority: 1,
            },
            // A group takes what its modules import, too, unless another has it, so these are the last.
            { name: 'attendance', test: attendance },
            { name: 'student', test: studentDashboard },
          ],
        },
      },
    },
  },
  server: {
    // The server accepts requests for its public address only, so start it with PUBLIC_URL=http://localhost:5173.
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
});
