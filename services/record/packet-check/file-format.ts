/** The formats of the files that a centre hands out. Each has a number at its end, which is raised when a checker must know more. */

/** What the file is called, and the format that this checker knows, such as `rollbook-packet-5`. */
export interface KnownFormat {
  readonly name: 'packet' | 'seal';
  readonly format: string;
}

/** The name and the number of a format; undefined for a text that is none. */
const parseFormat = (format: unknown): { readonly name: string; readonly number: number } | undefined => {
  const [, name, number] = /^rollbook-([a-z]+)-(\d{1,6})$/.exec(String(format)) ?? [];
  return name === undefined ? undefined : { name, number: Number(number) };
};

/** Why a file of this format cannot be checked; undefined for the format of this checker, and for a text that names none. */
export const findOtherFormatText = (format: unknown, known: KnownFormat): string | undefined => {
  const [found, own] = [parseFormat(format), parseFormat(known.format)];
  if (found?.name !== known.name || own === undefined || found.number === own.number) return undefined;
  const [age, advice] =
    found.number > own.number
      ? ['a newer', 'Open the page /verify of the center that made it, and check the file there.']
      : ['an older', `Ask the center for a new ${known.name}.`];
  return `This ${known.name} was made by ${age} version of Rollbook: it has format ${found.number}, and this checker knows only format ${own.number}. ${advice}`;
};

/** Says of a file with the parts of a packet or seal that it names no format. */
export const toDamagedFormatText = ({ name }: KnownFormat): string =>
  `This ${name} is damaged: it does not say which format it has, so it cannot be checked. Ask the center for the file again.`;

/** The fields of a file, of which nothing is known; null for a text that is no JSON, or no object. */
export const parseFields = <Fields>(text: string): Partial<Fields> | null => {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' ? parsed : null;
  } catch {
    return null;
  }
};
