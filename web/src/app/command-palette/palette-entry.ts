/** One line of the palette. */
export interface PaletteEntry {
  /** Unique among all lines. */
  id: string;
  text: string;
  /** Other words that find the line, separated by spaces. They are not shown. */
  synonyms?: string | undefined;
  /** Distinguishes lines with the same text, such as an e-mail address. */
  hint?: string;
  /** True when the palette stays open, because the line leads to another choice. */
  staysOpen?: boolean;
  run(): void;
}

export interface PaletteGroup {
  heading: string;
  entries: readonly PaletteEntry[];
}
