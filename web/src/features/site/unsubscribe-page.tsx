import { toFormPlaceholder } from '#contracts/page-placeholders.ts';
import { publicPagePaths } from '#contracts/public-pages.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { PageTop, PublicLayout } from './public-layout.tsx';
import { publicSiteTexts } from './public-site-copy.ts';

const copy = publicSiteTexts.unsubscribePage;

/** Switches off mails of one kind. The server says which, and hides the button where there is nothing to switch off. */
export const UnsubscribePage = () => (
  <PublicLayout path={publicPagePaths.unsubscribe}>
    <PageTop>
      <h1 className="text-title sm:text-display">{copy.title}</h1>
      <p role="status" className="mt-5 max-w-xl text-heading text-quiet">
        {toFormPlaceholder('text')}
      </p>
      {/* The address holds the token of the link. */}
      <form method="post" className={`mt-8 ${toFormPlaceholder('button')}`}>
        <button type="submit" className={buttonStyle({ variant: 'primary' })}>
          {copy.act}
        </button>
      </form>
    </PageTop>
  </PublicLayout>
);
