import { sealCheckTexts as copy } from '../../../copy/record.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { CopyButton } from './copy-button.tsx';

/** How an owner checks a seal from a mail, and the key that signed it. */
export function MailedSealHelp({ publicKey }: { publicKey: string }) {
  return (
    <section aria-labelledby="mailed-seal" className="mb-10">
      <h2 id="mailed-seal" className="mb-3 text-heading">
        {copy.heading}
      </h2>
      <Sheet className="flex flex-col gap-3 p-5 sm:p-7">
        <p className="max-w-prose">{copy.steps}</p>
        <code className="font-sans wrap-anywhere">{copy.command}</code>
        <p className="mt-2">{copy.publicKey}</p>
        <div className="flex flex-wrap items-center gap-3">
          <code className="min-w-0 font-sans wrap-anywhere">{publicKey}</code>
          <CopyButton text={publicKey} label={copy.copyKey} />
        </div>
      </Sheet>
    </section>
  );
}
