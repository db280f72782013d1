import type { FactForm } from '#services/learning/questions/facts/fact-form.ts';
import { claimForms } from './claims.ts';
import { orderedSentenceForms } from './ordered-sentences.ts';
import { paragraphForms } from './paragraphs.ts';
import { revisionForms } from './revisions.ts';
import { shownFeelingForms } from './shown-feelings.ts';
import { writingGapForms } from './writing-gaps.ts';
import { writingKindForms } from './writing-kind-forms.ts';

export const writingForms: readonly FactForm[] = [
  ...orderedSentenceForms,
  ...paragraphForms,
  ...shownFeelingForms,
  ...writingGapForms,
  ...writingKindForms,
  ...revisionForms,
  ...claimForms,
];
