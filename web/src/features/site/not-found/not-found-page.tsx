import { cx } from 'class-variance-authority';
import { useContext, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { sendRequest } from '../../../api/request.ts';
import { findDashboardPath } from '../../../navigation/entry-paths.ts';
import { paths } from '../../../navigation/paths.ts';
import { ProfileContext } from '../../../session/session.ts';
import { buttonStyle } from '../../../ui/button-style.ts';
import { Logo } from '../../../ui/logo.tsx';
import { pageNotFoundTexts } from './not-found-copy.ts';

/** The maximum of the contract. The server logs fewer characters. */
const PATH_LENGTH_MAX = 2_000;

/**
 * Shown for unknown paths, to people who are signed in within the frame of the portal. It reports the path to the
 * server's log, so that broken links can be found.
 */
export function NotFoundPage() {
  const [path] = useLocation();
  const profile = useContext(ProfileContext);
  useEffect(() => {
    // The visitor need not know whether the report arrives.
    void sendRequest('/not-found', { method: 'POST', body: { path: path.slice(0, PATH_LENGTH_MAX).toWellFormed() } });
  }, [path]);
  const homeStyle = buttonStyle({ variant: 'primary', className: 'mt-8' });
  return (
    <div className={cx('flex flex-col gap-6', !profile && 'mx-auto min-h-dvh max-w-2xl justify-center px-6 py-16')}>
      {!profile && <Logo />}
      <div className="border-l-2 border-margin pl-6">
        <p className="font-serif text-display font-semibold text-quiet" aria-hidden>
          404
        </p>
        <h1 className="mt-2 text-title">{pageNotFoundTexts.title}</h1>
        <p className="mt-3 text-balance text-quiet">{pageNotFoundTexts.text}</p>
        <p className="mt-1 font-semibold wrap-anywhere">{path}</p>
        {profile ? (
          <Link href={findDashboardPath(profile.role)} className={homeStyle}>
            {pageNotFoundTexts.home}
          </Link>
        ) : (
          <a href={paths.home} className={homeStyle}>
            {pageNotFoundTexts.home}
          </a>
        )}
      </div>
    </div>
  );
}
