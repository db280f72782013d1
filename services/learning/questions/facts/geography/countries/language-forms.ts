import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { toCapital } from '#services/learning/questions/facts/wording.ts';
import { countryDistance, findCountry, findCountryByName } from '../countries.ts';
import { defineLeveledForms } from '../leveled-forms.ts';
import { pickBy } from '../pick.ts';
import { inSentence, shareWord } from '../sentence.ts';
import { type CountryLanguage, countryLanguages } from './country-languages.ts';

const { rows } = countryLanguages;
const toCountry = ({ key }: CountryLanguage) => findCountry(key);
const rowByName = new Map(rows.map((row) => [toCountry(row).name, row]));
const languages = [
  ...new Set(rows.map(({ language }) => language)),
  'Italian',
  'Russian',
  'Swahili',
  'Turkish',
  'Hindi',
];

/** Languages that are spoken near each other, and so are tempting as wrong options. */
const families = [
  ['Spanish', 'Portuguese', 'English', 'French', 'Dutch', 'Italian'],
  ['German', 'Dutch', 'French', 'English', 'Italian'],
  ['Arabic', 'Persian (Farsi)', 'Turkish', 'Hebrew', 'French', 'English'],
  ['Khmer', 'Hindi', 'Bengali', 'French', 'English'],
];
const areNear = (one: string, other: string) => families.some((each) => each.includes(one) && each.includes(other));

/** Every student in the United States knows what is spoken there. */
const speakEnglishPlainly = new Set(['australia', 'ireland', 'new-zealand', 'united-kingdom']);

const pickSame = (row: CountryLanguage): string => {
  const same = rows.filter(
    (other) =>
      other !== row && other.language === row.language && other.level <= row.level && !shareWord(other.key, row.key),
  );
  return toCountry(pickBy(row.key, same)).name;
};

export const languageForms: readonly FactForm[] = [
  ...defineLeveledForms<CountryLanguage>({
    ...{ id: 'language', table: countryLanguages, difficulty: 'easy' },
    isAsked: ({ key }) => !speakEnglishPlainly.has(key),
    text: (row) => `Which language does the government of ${inSentence(toCountry(row))} use most?`,
    answer: ({ language }) => language,
    options: () => languages,
    isAlsoRight: (option, { others }) => others.includes(option),
    distance: (option, { language }) => (areNear(option, language) ? 0 : 1),
    explanation: (row) => `${row.language} is the main language of public life in ${inSentence(toCountry(row))}.`,
  }),
  ...defineLeveledForms<CountryLanguage>({
    ...{ id: 'same-language', table: countryLanguages, wait: 1, difficulty: 'medium' },
    isAsked: ({ language, level }) => rows.filter((row) => row.language === language && row.level <= level).length > 1,
    text: (row) => `Which of these countries has the same main language as ${inSentence(toCountry(row))}?`,
    answer: pickSame,
    options: (row) => rows.filter(({ level }) => level <= row.level).map((other) => toCountry(other).name),
    isAlsoRight: (option, { language }) => {
      const other = rowByName.get(option);
      return other !== undefined && (other.language === language || other.others.includes(language));
    },
    distance: (option, row) => countryDistance(toCountry(row), findCountryByName(option)),
    explanation: (row) =>
      `${row.language} is the main language in ${inSentence(toCountry(row))} and in ${toCapital(pickSame(row))}.`,
  }),
];
