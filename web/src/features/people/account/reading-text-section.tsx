import { readingTextTexts as copy } from '../../../copy/reading-text.ts';
import { Field } from '../../../ui/field.tsx';
import { RadioGroup, RadioOption } from '../../../ui/radio-group.tsx';
import { chooseReadingText, type ReadingText, useReadingText } from '../../../ui/reading-text.ts';
import { Section } from '../../../ui/section.tsx';
import { Sheet } from '../../../ui/sheet.tsx';

const options: readonly ReadingText[] = ['standard', 'large'];

/** How this device shows what is read in practice and homework, with a sample. */
export const ReadingTextSection = () => (
  <Section heading={copy.heading}>
    <Sheet className="px-4 py-4 sm:px-5">
      <Field group label={copy.label} hint={copy.hint}>
        <RadioGroup value={useReadingText()} onValueChange={(chosen) => chooseReadingText(chosen as ReadingText)}>
          {options.map((option) => (
            <RadioOption key={option} value={option}>
              {copy.options[option]}
            </RadioOption>
          ))}
        </RadioGroup>
      </Field>
      <p className="reading-text mt-4 border-t border-rule pt-4">{copy.sample}</p>
    </Sheet>
  </Section>
);
