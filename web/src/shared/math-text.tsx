import { createContext, use } from 'react';
import { parseScripts, type TextScript } from '../lib/math-scripts.ts';
import { parseMathText, preventBreaks, type TextFraction, toSpokenFraction } from '../lib/math-text.ts';

/** True within questions about mathematics. Elsewhere a text such as 24/7 is no fraction. */
export const MathTextContext = createContext(false);

/** A text of a question. Equations and measures do not break across lines, and in mathematics fractions are stacked. */
export function MathText({ text }: { text: string }) {
  if (!use(MathTextContext)) return <ScriptText text={preventBreaks(text)} />;
  return parseMathText(text).map((part, index) =>
    part.kind === 'text' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <ScriptText key={index} text={part.text} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
      <StackedFraction key={index} fraction={part} />
    ),
  );
}

function StackedFraction({ fraction }: { fraction: TextFraction }) {
  const { sign, whole, top, bottom } = fraction;
  return (
    <span className="whitespace-nowrap">
      <span className="sr-only">{toSpokenFraction(fraction)}</span>
      <span aria-hidden>
        {sign}
        {whole}
        <span className="mx-[0.12em] inline-flex flex-col text-center align-middle text-[0.82em] leading-[1.15] tabular-nums">
          <span className="border-b border-current px-[0.15em]">
            <ScriptText text={top} />
          </span>
          <span className="px-[0.15em] [&:has(sup)]:pt-[0.2em]">
            <ScriptText text={bottom} />
          </span>
        </span>
      </span>
    </span>
  );
}

/** A text with its exponents and lowered numbers. They do not change the height of a line. */
const ScriptText = ({ text }: { text: string }) =>
  parseScripts(text).map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    typeof part === 'string' ? part : <Script key={index} script={part} />,
  );

function Script({ script: { kind, text, spoken } }: { script: TextScript }) {
  if (kind === 'lowered') return <sub>{text}</sub>;
  return (
    <>
      <span className="sr-only">{spoken}</span>
      <sup aria-hidden>{text}</sup>
    </>
  );
}
