import { RECORD_KEY_ATTRIBUTE, toFormPlaceholder } from '#contracts/page-placeholders.ts';
import { publicPagePaths } from '#contracts/public-pages.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { PageTop, PublicLayout, Section } from './public-layout.tsx';
import { publicSiteTexts } from './public-site-copy.ts';

const copy = publicSiteTexts.recordKeyPage;
const link = 'font-semibold text-accent underline';

/** The keys that sign the record. The server repeats the item of the list for each key. */
export const RecordKeyPage = () => (
  <PublicLayout path={publicPagePaths['record-key']}>
    <PageTop>
      <h1 className="text-title sm:text-display">{copy.title}</h1>
      <p className="mt-5 max-w-xl text-heading text-quiet">{copy.intro}</p>
    </PageTop>
    <Section title={copy.keys}>
      <Sheet>
        <ul className="divide-y divide-rule">
          <li {...{ [RECORD_KEY_ATTRIBUTE]: '' }} className="px-5 py-5 sm:px-6">
            <p className="font-serif text-title font-semibold wrap-anywhere tabular-nums">
              {toFormPlaceholder('key.fingerprint')}
            </p>
            <p className="mt-1">{toFormPlaceholder('key.period')}</p>
            <p className="mt-3 text-sm text-quiet">{copy.publicKey}</p>
            <p className="text-sm wrap-anywhere text-quiet">
              <code>{toFormPlaceholder('key.public')}</code>
            </p>
          </li>
        </ul>
      </Sheet>
    </Section>
    <Section title={copy.compare}>
      <ol className="max-w-prose list-decimal space-y-2 pl-6">
        {copy.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="mt-6 max-w-prose text-quiet">{copy.limits}</p>
      <p className="mt-6 flex flex-wrap gap-x-6 gap-y-3">
        <a href="/verify" className={link}>
          {copy.checker}
        </a>
        <a href="/api/record-keys" className={link}>
          {copy.json}
        </a>
      </p>
    </Section>
  </PublicLayout>
);
