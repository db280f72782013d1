import type { FileFormatName } from '#contracts/exports.ts';
import type { ExportRequest } from './api.ts';

/** The address of the file, which the browser saves itself while it arrives. */
export const toExportAddress = ({ path, params }: ExportRequest, format: FileFormatName): string => {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value) address.set(name, value);
  address.set('format', format);
  return `/api${path}/export?${address}`;
};
