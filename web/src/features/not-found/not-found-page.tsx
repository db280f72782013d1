import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { sendRequest } from '../../api/request.ts';
import { pageNotFoundTexts } from '../../copy/not-found.ts';
import { paths } from '../../navigation/paths.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Logo } from '../../ui/logo.tsx';

/** The maximum of the contract. The server logs fewer characters. */
const PATH_LENGTH_MAX = 2_000;

/** Shown for unknown paths. It reports the path to the server's log, so that broken links can be found. */
export function NotFoundPage() {
  const [path] = useLocation();
  useEffect(() => {
    // The visitor need not know whether the report arrives.
    void sendRequest('/not-found', { method: 'POST', body: { path: path.slice(0, PATH_LENGTH_MAX).toWellFormed() } });
  }, [path]);
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col justify-center gap-6 px-6 py-16">
      <Logo />
      <div className="border-l-2 border-margin pl-6">
        <p className="font-serif text-display font-semibold text-quiet" aria-hidden>
          404
        </p>
        <h1 className="mt-2 text-title">{pageNotFoundTexts.title}</h1>
        <p className="mt-3 text-balance text-quiet">{pageNotFoundTexts.text}</p>
        <p className="mt-1 font-semibold wrap-anywhere">{path}</p>
        <a href={paths.home} className={buttonStyle({ variant: 'primary', className: 'mt-8' })}>
          {pageNotFoundTexts.home}
        </a>
      </div>
    </div>
  );
}
