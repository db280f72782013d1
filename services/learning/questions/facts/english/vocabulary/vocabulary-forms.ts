import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { analogyForms } from './analogies.ts';
import { homographForms } from './homographs.ts';
import { idiomForms } from './idioms.ts';
import { rootForms } from './roots.ts';
import { defineWordForms } from './word-forms.ts';
import { wordGroupForms } from './word-groups.ts';
import { wordPartForms } from './word-parts.ts';
import { words12 } from './words-1-2.ts';
import { words34 } from './words-3-4.ts';
import { words56 } from './words-5-6.ts';
import { words78 } from './words-7-8.ts';
import { words910 } from './words-9-10.ts';
import { words1112 } from './words-11-12.ts';

export const vocabularyForms: readonly FactForm[] = [
  ...defineWordForms('1-2', words12),
  ...defineWordForms('3-4', words34),
  ...defineWordForms('5-6', words56),
  ...defineWordForms('7-8', words78),
  ...defineWordForms('9-10', words910),
  ...defineWordForms('11-12', words1112),
  ...wordGroupForms,
  ...wordPartForms,
  ...rootForms,
  ...homographForms,
  ...idiomForms,
  ...analogyForms,
];
