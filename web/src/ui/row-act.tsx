import type { ReactNode } from 'react';
import { FACT_SEPARATOR } from '../lib/fact-separator.ts';
import { LinkButton } from './link-button.tsx';

/** An act on a row, after its facts. */
export const RowAct = ({ text, about, onAct }: { text: string; about: string; onAct(): void }) => (
  <>
    {FACT_SEPARATOR}
    <LinkButton aria-description={about} onClick={onAct}>
      {text}
    </LinkButton>
  </>
);

/** A link to another row of the same list, or plain text while that row is not loaded. */
export function RowLink({ to, children }: { to: { id: string } | undefined; children: ReactNode }) {
  const style = 'inline-flex items-center gap-1 text-sm';
  return (
    <p>
      {to ? (
        <a href={`#${to.id}`} className={`${style} py-1 text-accent hover:underline`}>
          {children}
        </a>
      ) : (
        <span className={`${style} text-quiet`}>{children}</span>
      )}
    </p>
  );
}
