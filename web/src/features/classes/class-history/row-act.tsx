import { FACT_SEPARATOR } from '../../../lib/fact-separator.ts';

/** An act on a row as a link-like button after its facts, with a target of at least 44 px on touch screens. */
export function RowAct({ text, about, onAct }: { text: string; about: string; onAct(): void }) {
  return (
    <>
      {FACT_SEPARATOR}
      <button
        type="button"
        aria-description={about}
        className="relative text-accent underline underline-offset-2 pointer-coarse:before:absolute pointer-coarse:before:-inset-x-1 pointer-coarse:before:-inset-y-3"
        onClick={onAct}
      >
        {text}
      </button>
    </>
  );
}
