import { Download } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { exportTexts as copy, type ExportedList } from './exports-copy.ts';
import type { ExportRequest } from './to-export-address.ts';

/** Loaded when it is opened. */
const ExportDialog = lazy(() =>
  import('./export-dialog.tsx').then(({ ExportDialog: dialog }) => ({ default: dialog })),
);

interface ExportButtonProps extends Pick<ComponentProps<typeof Button>, 'size' | 'variant' | 'className'> {
  list: ExportedList;
  request: ExportRequest;
  /** True to name the list on the button, where a page has several such buttons. */
  named?: boolean;
}

/** Opens the dialog that exports a list with its present filters. */
export function ExportButton({ list, request, named = false, ...props }: ExportButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-label={copy.title(list)} {...props}>
        <Download aria-hidden />
        {named ? copy.name(list) : copy.open}
      </Button>
      <Suspense>{open && <ExportDialog list={list} request={request} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
