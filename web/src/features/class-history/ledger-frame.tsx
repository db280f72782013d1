import type { ReactNode } from 'react';
import { PagedFrame, type PagedQuery } from '../../app/paged-frame.tsx';
import * as copy from '../../copy/class-history.ts';

/** Around the rows of a class history. */
export function LedgerFrame(props: { query: PagedQuery; children?: ReactNode }) {
  return <PagedFrame failed={copy.loadingFailed} loading="Loading class history..." {...props} />;
}
