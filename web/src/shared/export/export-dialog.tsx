import { useState } from 'react';
import type { ExportSummary, FileFormatName } from '#contracts/exports.ts';
import { api } from '../../api/api.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { Dialog, DialogFooter } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { RadioGroup, RadioOption } from '../../ui/radio-group.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { exportTexts as copy, type ExportedList, toExportedClasses, toExportedRowsText } from './exports-copy.ts';
import { type ExportRequest, toExportAddress } from './to-export-address.ts';

const exportApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the file would hold. It is asked again each time a dialog opens. */
    getExportSummary: build.query<ExportSummary, ExportRequest>({
      query: ({ path, params }) => ({
        url: `${path}/export`,
        params: { ...params, format: 'summary' },
        onceOnly: true,
      }),
      keepUnusedDataFor: 0,
    }),
  }),
});

interface ExportDialogProps {
  list: ExportedList;
  request: ExportRequest;
  onClose(): void;
}

/** Shows what the file will hold, and saves it in the chosen format. */
export function ExportDialog({ list, request, onClose }: ExportDialogProps) {
  const query = exportApi.useGetExportSummaryQuery(request, { refetchOnMountOrArgChange: true });
  const { currentData: summary, error } = query;
  return (
    <Dialog onClose={onClose} title={copy.title(list)} description={copy.description}>
      {summary === undefined && error === undefined && <Spinner label={copy.loading} />}
      {summary === undefined && error !== undefined && <LoadFailure title={copy.failed} query={query} />}
      {summary?.count === 0 && <EmptyState title={copy.none} text={copy.noneText} />}
      {summary !== undefined && summary.count > 0 && (
        <ExportForm list={list} request={request} summary={summary} onDownload={onClose} />
      )}
    </Dialog>
  );
}

interface ExportFormProps extends Omit<ExportDialogProps, 'onClose'> {
  summary: ExportSummary;
  onDownload(): void;
}

function ExportForm({ list, request, summary, onDownload }: ExportFormProps) {
  const [format, setFormat] = useState<FileFormatName>('csv');
  const classes = toExportedClasses(list, summary);
  return (
    <>
      <dl className="mb-5 flex flex-wrap gap-x-10 gap-y-3 border-y border-rule py-3">
        <Figure name={copy.rows} value={toExportedRowsText(summary)} />
        {classes && <Figure {...classes} />}
      </dl>
      <Field label={copy.format} group className="mb-6">
        <RadioGroup value={format} onValueChange={(value) => setFormat(value as typeof format)}>
          <RadioOption value="csv">{copy.csv}</RadioOption>
          <RadioOption value="json-lines">{copy.jsonLines}</RadioOption>
        </RadioGroup>
      </Field>
      <DialogFooter>
        <a
          href={toExportAddress(request, format)}
          download
          className={buttonStyle({ variant: 'primary' })}
          // The browser has begun to save the file when the dialog is gone.
          onClick={() => setTimeout(onDownload)}
        >
          {copy.download}
        </a>
      </DialogFooter>
    </>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="text-heading tabular-nums">{value}</dd>
    </div>
  );
}
