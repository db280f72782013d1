import type { ReactNode } from 'react';
import * as copy from '../../copy/class-history.ts';
import { PagedFrame, type PagedQuery } from '../../page/paged-frame.tsx';

/** Around the rows of a class history. */
export function LedgerFrame(props: { query: PagedQuery; children?: ReactNode }) {
  return <PagedFrame failed={copy.loadingFailed} loading="Loading class history..." {...props} />;
}
