/** The formats of the files that a centre hands out. Each has a number at its end, which is raised when a checker must know more. */

/** What the file is called, and the formats that this checker knows, oldest first, such as `rollbook-packet-5`. */
export interface KnownFormat {
  readonly name: 'packet' | 'seal';
  readonly formats: readonly string[];
}

/** The name and the number of a format; undefined for a text that is none. */
const parseFormat = (format: unknown): { readonly name: string; readonly number: number } | undefined => {
  const [, name, number] = /^rollbook-([a-z]+)-(\d{1,6})$/.exec(String(format)) ?? [];
  return name === undefined ? undefined : { name, number: Number(number) };
};

/** Why a file of this format cannot be checked; undefined for a format of this checker, and for a text that names none. */
export const findOtherFormatText = (format: unknown, known: KnownFormat): string | undefined => {
  const found = parseFormat(format);
  const numbers = known.formats.flatMap((each) => parseFormat(each)?.number ?? []);
  if (found?.name !== known.name || numbers.includes(found.number)) return undefined;
  const [age, advice] =
    found.number > Math.max(...numbers)
      ? ['a newer', 'Open the page /verify of the center that made it, and check the file there.']
      : ['an older', `Ask the center for a new ${known.name}.`];
  return `This ${known.name} was made by ${age} version of Rollbook: it has format ${found.number}, and this checker knows only ${numbers.length === 1 ? 'format' : 'formats'} ${numbers.join(' and ')}. ${advice}`;
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
