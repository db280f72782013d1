import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { Toaster } from '../ui/toaster.tsx';
import { type Notice, onNotice, takeNotices } from './notify.ts';

const FAILURE_MS = 12_000;

/** Shows notices as toasts. sonner announces politely alone, so failures also stand in an alert of the page. */
export function Toasts() {
  const [failure, setFailure] = useState<Notice | null>(null);
  useEffect(() => {
    const showAll = () => {
      for (const notice of takeNotices()) {
        if (notice.variant === 'failure') setFailure(notice);
        show(notice);
      }
    };
    showAll();
    return onNotice(showAll);
  }, []);
  return (
    <>
      <Toaster />
      <div role="alert" className="sr-only">
        {failure && (
          <p key={failure.id}>
            {failure.title}. {failure.text}
          </p>
        )}
      </div>
    </>
  );
}

function show({ variant, title, text }: Notice): void {
  if (variant === 'failure') toast.error(title, { description: text, duration: FAILURE_MS });
  else toast.success(title, { description: text });
}
