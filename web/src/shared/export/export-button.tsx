import { Download } from 'lucide-react';
import { type ComponentProps, Suspense, useState } from 'react';
import { createLazyComponent } from '../../lib/create-lazy-component.ts';
import { Button } from '../../ui/button.tsx';
import { exportTexts as copy, type ExportedList } from './exports-copy.ts';
import type { ExportRequest } from './to-export-address.ts';

/** Loaded when it is opened. */
const ExportDialog = createLazyComponent(() => import('./export-dialog.tsx').then((module) => module.ExportDialog));

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
