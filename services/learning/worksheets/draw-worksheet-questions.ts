import { toQuestionKey } from '#contracts/question-key.ts';
import type { PracticeQuestion } from '#events/learning/practice/events.ts';
import type { GeneratedQuestion, QuestionRequest, QuestionSource } from '#services/core/use-case/question-source.ts';
import { shuffleOptions, toPracticeQuestion } from '#services/learning/practice/draw-questions.ts';
import { generateCheckedQuestions } from '#services/learning/questions/generate-checked-questions.ts';

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Different questions for the grade, with shuffled options: as many as were requested, or all there are. Those in `seen` come
 * again only if there are too few others. Questions for other grades are left out, because nobody would notice them on paper.
 */
export async function drawWorksheetQuestions(
  { seen = NOTHING, ...request }: QuestionRequest,
  source: QuestionSource,
): Promise<PracticeQuestion[]> {
  const drawn: GeneratedQuestion[] = [];
  for (const avoided of [seen, NOTHING]) {
    const count = request.count - drawn.length;
    if (count === 0) break;
    await generateCheckedQuestions(
      { ...request, count, seen: avoided },
      {
        source,
        taken: drawn.map(toQuestionKey),
        onAccepted: async (accepted) => {
          drawn.push(...accepted.filter(({ substitute }) => substitute === undefined));
          return true;
        },
      },
    );
  }
  return drawn.map(toPracticeQuestion).map(shuffleOptions);
}
