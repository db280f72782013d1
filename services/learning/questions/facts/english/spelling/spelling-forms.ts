import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { homophoneForms } from './homophones.ts';
import { defineSpellingWordForms } from './spelling-word-forms.ts';
import { spellingWords12 } from './spelling-words-1-2.ts';
import { spellingWords34 } from './spelling-words-3-4.ts';
import { spellingWords56 } from './spelling-words-5-6.ts';
import { spellingWords78 } from './spelling-words-7-8.ts';
import { spellingWords910 } from './spelling-words-9-10.ts';
import { spellingWords1112 } from './spelling-words-11-12.ts';
import { wordEndingForms } from './word-endings.ts';

export const spellingForms: readonly FactForm[] = [
  ...defineSpellingWordForms('1-2', spellingWords12),
  ...defineSpellingWordForms('3-4', spellingWords34),
  ...defineSpellingWordForms('5-6', spellingWords56),
  ...defineSpellingWordForms('7-8', spellingWords78),
  ...defineSpellingWordForms('9-10', spellingWords910),
  ...defineSpellingWordForms('11-12', spellingWords1112),
  ...homophoneForms,
  ...wordEndingForms,
];
