import { useEffect } from 'react';
import { pageNumberTexts as copy } from './print-copy.ts';

/** Characters that could end a CSS string, or cannot be written in it, as escapes. */
const toCssString = (text: string): string =>
  `"${text.replace(/["\\<\p{Cc}]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)}"`;

interface PrintFooterProps {
  text: string;
  /** False to leave out how many pages there are. */
  total?: boolean;
}

/** Prints a text with the page number at the foot of each page. The content security policy allows no style element. */
export function PrintFooter({ text, total = true }: PrintFooterProps) {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `@page { @bottom-left { content: ${toCssString(text)}; } @bottom-right { content: ${toCssString(copy.page)} counter(page)${total ? ` ${toCssString(copy.of)} counter(pages)` : ''}; } }`,
    );
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [text, total]);
  return null;
}
