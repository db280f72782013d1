/** The marks that questions ask about, and the rules by which each is used. */
export const marks = ['comma', 'apostrophe', 'capital', 'semicolon', 'colon', 'hyphen'] as const;
export type Mark = (typeof marks)[number];

interface Rule {
  readonly mark: Mark;
  /** Completes “It is used …” as an option. */
  readonly reason: string;
  /** Teaches the rule in a sentence. */
  readonly lesson: string;
}

const rule = (mark: Mark, reason: string, lesson: string): Rule => ({ mark, reason, lesson });

export const rules = {
  list: rule('comma', 'to separate things in a list', 'Commas go between three or more things in a list.'),
  date: rule('comma', 'to separate a day from a year', 'A comma goes between the day and the year.'),
  city: rule('comma', 'to separate a city from its state', 'A comma goes between a city and its state.'),
  greeting: rule('comma', 'to end the hello of a letter', 'A comma ends the hello of a letter to a friend.'),
  closing: rule(
    'comma',
    'to end the goodbye of a letter',
    'A comma goes after the goodbye of a letter, before the name.',
  ),
  yes: rule('comma', 'to set off “yes” or “no”', 'A comma follows “yes” or “no” at the start.'),
  name: rule(
    'comma',
    'to set off the name of the person spoken to',
    'A comma sets off the name of the person to whom one speaks.',
  ),
  join: rule(
    'comma',
    'to join two sentences with a word such as “but”',
    'A comma goes before a word such as “and” or “but” that joins two sentences.',
  ),
  speech: rule(
    'comma',
    'to set off what a speaker says',
    'A comma parts the words of a speaker from words such as “she said.”',
  ),
  tag: rule(
    'comma',
    'to set off a short question at the end',
    'A comma goes before a short question that is added at the end.',
  ),
  opening: rule(
    'comma',
    'to set off a clause that opens the sentence',
    'A comma follows a clause that comes before the main clause.',
  ),
  participle: rule(
    'comma',
    'to set off an opening participial phrase',
    'A comma follows an opening phrase built on a participle.',
  ),
  rename: rule(
    'comma',
    'to set off words that rename a noun',
    'Commas set off words that rename the noun before them.',
  ),
  extra: rule(
    'comma',
    'to set off a clause that could be left out',
    'Commas set off a clause that only adds a fact about its noun.',
  ),
  equal: rule(
    'comma',
    'to separate adjectives of equal rank',
    'A comma parts adjectives between which “and” would fit.',
  ),
  interrupt: rule('comma', 'to set off words that interrupt', 'Commas set off words that interrupt the sentence.'),
  contrast: rule('comma', 'to set off a contrast', 'A comma sets off a contrast that begins with “not” or “unlike.”'),
  short: rule(
    'apostrophe',
    'to show where letters were left out',
    'The mark shows where letters were left out of a short form.',
  ),
  owner: rule('apostrophe', 'to show that one owner has something', 'For one owner, the mark goes before the “s.”'),
  owners: rule(
    'apostrophe',
    'to show that more than one owner has something',
    'If a plural ends with “s,” only the mark is added.',
  ),
  oddPlural: rule(
    'apostrophe',
    'to show what a plural without “s” owns',
    'A plural that does not end with “s” adds the mark and an “s.”',
  ),
  together: rule(
    'apostrophe',
    'to show that two owners share one thing',
    'If two people own one thing together, only the last name takes the mark.',
  ),
  person: rule('capital', 'It names a person.', 'The name of a person begins with a capital letter.'),
  place: rule('capital', 'It names a place.', 'The name of a place begins with a capital letter.'),
  day: rule('capital', 'It names a day.', 'The name of a day begins with a capital letter.'),
  month: rule('capital', 'It names a month.', 'The name of a month begins with a capital letter.'),
  holiday: rule('capital', 'It names a holiday.', 'The name of a holiday begins with a capital letter.'),
  self: rule('capital', 'It is a word for oneself.', 'The word “I” is always a capital letter.'),
  title: rule('capital', 'It is a title before a name.', 'A title before a name begins with a capital letter.'),
  language: rule(
    'capital',
    'It names a language or a people.',
    'The name of a language or a people begins with a capital letter.',
  ),
  quoted: rule(
    'capital',
    'It begins the words of a speaker.',
    'The first word that a speaker says begins with a capital letter.',
  ),
  family: rule(
    'capital',
    'It is used in place of a name.',
    'A word such as “Mom” takes a capital letter when it stands for a name.',
  ),
  era: rule(
    'capital',
    'It names an event or a period of history.',
    'The name of an event or period of history begins with a capital letter.',
  ),
  linked: rule(
    'semicolon',
    'to join two sentences with no linking word',
    'A semicolon joins two related sentences without “and” or “but.”',
  ),
  however: rule(
    'semicolon',
    'to join sentences that an adverb links',
    'A semicolon goes before a word such as “however” that links two sentences.',
  ),
  series: rule(
    'semicolon',
    'to separate items that contain commas',
    'Semicolons separate items that contain commas themselves.',
  ),
  introduce: rule(
    'colon',
    'to introduce a list after a full sentence',
    'A colon can introduce a list after a full sentence.',
  ),
  explain: rule(
    'colon',
    'to introduce an explanation',
    'A colon can introduce an explanation of the sentence before it.',
  ),
  business: rule(
    'colon',
    'to end the greeting of a business letter',
    'A colon ends the greeting of a business letter.',
  ),
  citation: rule(
    'colon',
    'to introduce a quotation after a full sentence',
    'A colon introduces a quotation after a full sentence.',
  ),
  compound: rule(
    'hyphen',
    'to join words into one adjective before a noun',
    'Words that act as one adjective before a noun are joined by a hyphen.',
  ),
  number: rule(
    'hyphen',
    'to join the parts of a number',
    'Numbers from twenty-one to ninety-nine are written with a hyphen.',
  ),
  prefix: rule(
    'hyphen',
    'to join a prefix to a proper name',
    'A prefix before a proper name is joined to it by a hyphen.',
  ),
} as const satisfies Record<string, Rule>;

export type RuleCode = keyof typeof rules;

/** Reasons that are never right, for marks with few rules. */
export const falseReasons: Readonly<Partial<Record<Mark, readonly string[]>>> = {
  apostrophe: [
    'to show that there is more than one',
    'to show that the sentence is over',
    'to show that a word is important',
  ],
  capital: ['It is the most important word.', 'It is hard to spell.', 'It is said more loudly.'],
  semicolon: ['to introduce a list', 'to set off an opening clause', 'to separate adjectives of equal rank'],
  colon: [
    'to set off an opening clause',
    'to set off words that rename a noun',
    'to separate items that contain commas',
  ],
  hyphen: [
    'to show a sudden break in thought',
    'to divide a word between two lines',
    'to set off words that rename a noun',
  ],
};

/** Rules of which more than one may be said to explain the same mark. */
const alikeRules: readonly (readonly RuleCode[])[] = [
  ['rename', 'extra', 'interrupt', 'name', 'contrast', 'yes'],
  ['list', 'equal'],
  ['opening', 'participle'],
  ['owners', 'oddPlural', 'together'],
  ['introduce', 'explain', 'citation'],
  ['compound', 'prefix'],
  ['title', 'person', 'family'],
  ['day', 'holiday', 'era'],
];

export const areAlike = (one: RuleCode, other: RuleCode): boolean =>
  alikeRules.some((group) => group.includes(one) && group.includes(other));
