import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { endMarkForms } from './end-marks.ts';
import { definePunctuatedSentenceForms } from './punctuated-sentence-forms.ts';
import { sentences12, sentences34 } from './sentences-1-4.ts';
import { sentences56, sentences78 } from './sentences-5-8.ts';
import { sentences910, sentences912, sentences1112 } from './sentences-9-12.ts';
import { versionForms } from './versions.ts';

export const punctuationForms: readonly FactForm[] = [
  ...endMarkForms,
  ...definePunctuatedSentenceForms('1-2', ['1-2'], sentences12),
  ...definePunctuatedSentenceForms('3-4', ['3-4'], sentences34),
  ...definePunctuatedSentenceForms('5-6', ['5-6'], sentences56),
  ...definePunctuatedSentenceForms('7-8', ['7-8'], sentences78),
  ...definePunctuatedSentenceForms('9-12', ['9-10', '11-12'], sentences912),
  ...definePunctuatedSentenceForms('9-10', ['9-10'], sentences910),
  ...definePunctuatedSentenceForms('11-12', ['11-12'], sentences1112),
  ...versionForms,
];
