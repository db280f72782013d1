import { useState } from 'react';
import { copyTexts } from '../copy/common.ts';
import { notify } from '../toasts/notify.ts';
import { Button } from '../ui/button.tsx';

/** Copies a text. `label` says to screen readers which one. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  // Without a secure connection, browsers have no clipboard.
  const copyText = () =>
    Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setCopied(true),
      () => notify.failure({ key: 'copyTexts', title: copyTexts.failed, detail: copyTexts.failedDetail }),
    );
  return (
    <Button size="small" aria-label={copied ? copyTexts.copied : label} onClick={() => void copyText()}>
      {copied ? copyTexts.copied : copyTexts.copy}
    </Button>
  );
}
