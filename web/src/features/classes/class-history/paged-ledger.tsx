import type { ReactNode } from 'react';
import * as copy from '../../../copy/class-history.ts';
import { PagedList, type PagedQuery } from '../../../page/paged-list.tsx';
import { historyPageTexts } from './class-history-page-copy.ts';

/** The rows of a class history, loaded page by page. */
export function PagedLedger(props: { query: PagedQuery; children?: ReactNode }) {
  return <PagedList failed={copy.classHistoryLoadingFailedText} loading={historyPageTexts.loading} {...props} />;
}
