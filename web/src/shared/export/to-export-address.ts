import type { FileFormatName } from '#contracts/exports.ts';

/** A list and its filters, as its own endpoint sends them. */
export interface ExportRequest {
  /** Path of the list, without `/api`. */
  path: string;
  params: Readonly<Record<string, string | number | undefined>>;
}

/** The address of the file, which the browser saves itself while it arrives. */
export const toExportAddress = ({ path, params }: ExportRequest, format: FileFormatName): string => {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value) address.set(name, String(value));
  address.set('format', format);
  return `/api${path}/export?${address}`;
};
