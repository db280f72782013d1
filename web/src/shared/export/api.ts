import type { ExportSummary } from '#contracts/exports.ts';
import { api } from '../../api/api.ts';

/** A list and its filters, as its own endpoint sends them. */
export interface ExportRequest {
  /** Path of the list, without `/api`. */
  path: string;
  params: Readonly<Record<string, string | undefined>>;
}

const exportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the file would hold. It is asked again each time a dialog opens. */
    getExportSummary: build.query<ExportSummary, ExportRequest>({
      query: ({ path, params }) => ({ url: `${path}/export`, params: { ...params, format: 'summary' } }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetExportSummaryQuery } = exportApi;
