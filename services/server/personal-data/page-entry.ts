/** What a section of the page of a personal data file is made of, and the dates in it. */
import type { AttemptWords } from '#contracts/activity.ts';
import { formatPacketInstant } from '#contracts/packet-words.ts';
import { toDayOfInstant } from '#services/platform/clock.ts';

/** One line of a section: a day or a name, and what is said of it. All texts are plain texts. */
export interface PageEntry {
  readonly lead: string;
  /** Paragraphs. */
  readonly texts: readonly string[];
  /** A numbered list, such as the questions of a homework. The first paragraph of each is its heading. */
  readonly parts?: readonly (readonly string[])[];
}

export interface PageContext {
  /** IANA time zone, in which the page shows times. */
  readonly timeZone: string;
  /** What a refused request attempted, by its operation id. */
  readonly attempts: ReadonlyMap<string, AttemptWords>;
}

/** Writes the records of a section in words. A field that it does not name is not on the page. */
export type SectionFormatter<Row> = (row: Row, context: PageContext) => readonly PageEntry[];

const civil = new Intl.DateTimeFormat('en-US', {
  ...({ weekday: 'short', year: 'numeric', month: 'short', day: 'numeric', timeZone: 'UTC' } as const),
});

/** `Sat, Nov 28, 2026`. Every day has its year, because a file is kept for years. */
export const formatPageDay = (day: string): string => civil.format(new Date(`${day}T12:00:00Z`));

export const formatDayOfInstant = (instant: string, timeZone: string): string =>
  formatPageDay(toDayOfInstant(instant, timeZone));
/** `Nov 28, 2026, 3:40 PM` */
export const formatPageInstant = formatPacketInstant;

/** The texts that there are. */
export const listTexts = (...texts: readonly (string | false | null | undefined)[]): string[] =>
  texts.filter((text): text is string => typeof text === 'string' && text !== '');
