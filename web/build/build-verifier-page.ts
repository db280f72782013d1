import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { keepPortalFacts } from './keep-portal-facts.ts';
import { obeySecurityPolicy } from './obey-security-policy.ts';

const folder = join(import.meta.dirname, '..', 'verifier');

/** The name of the built page. */
const VERIFIER_PAGE = 'verify.html';

/**
 * Builds the page that checks packets as one file, which also works when it is saved. Its own content security policy names
 * the script and the style by their hashes and allows no request.
 */
export const buildVerifierPage = (): Plugin => ({
  name: 'build-verifier-page',
  apply: 'build',
  async generateBundle() {
    const [page, tokens, ownStyle, script] = await Promise.all([
      readFile(join(folder, VERIFIER_PAGE), 'utf8'),
      readFile(join(folder, '..', 'src', 'styles', 'tokens.css'), 'utf8'),
      readFile(join(folder, 'verify.css'), 'utf8'),
      bundleScript(),
    ]);
    const style = `${tokens}${ownStyle}`;
    const policy = `default-src 'none'; script-src ${hashSource(script)}; style-src ${hashSource(style)}; require-trusted-types-for 'script'; trusted-types 'none'`;
    const head = `<meta http-equiv="Content-Security-Policy" content="${policy}" /><style>${style}</style>`;
    const source = page
      .replace('</head>', () => `${head}</head>`)
      .replace('</body>', () => `<script type="module">${script}</script></body>`);
    this.emitFile({ type: 'asset', fileName: VERIFIER_PAGE, source });
  },
});

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const bundleScript = async (): Promise<string> => {
  const bundle = (await build({
    configFile: false,
    logLevel: 'warn',
    root: folder,
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: join(folder, 'verify.ts') },
    },
    plugins: [keepPortalFacts(), obeySecurityPolicy()],
  })) as Rolldown.RolldownOutput;
  const [chunk, ...others] = bundle.output;
  if (others.length > 0) throw new Error('the page that checks packets must be one script');
  // The end of a script element within a string would end the script.
  return chunk.code.replaceAll('</', '<\\/');
};
