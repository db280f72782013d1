import type { PracticeSession } from '#contracts/practice.ts';
import { MathTextContext } from '../../../shared/questions/math-text.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { AnsweredQuestion } from '../practice/answered-question.tsx';
import { QuestionFigure } from '../practice/question-figure.tsx';
import { QuestionFrame, QuestionFrameList } from '../questions/question-frame.tsx';

export function AnsweredSessionQuestions({ session }: { session: PracticeSession }) {
  return (
    <MathTextContext value={session.subject === 'math'}>
      <Sheet>
        <QuestionFrameList>
          {session.questions.map((question, index) => (
            <QuestionFrame
              // biome-ignore lint/suspicious/noArrayIndexKey: questions are identified by their index only
              key={index}
              number={index + 1}
              question={{ text: question.text, image_url: null }}
              heading="h3"
            >
              <QuestionFigure figure={question.figure} />
              {question.result && (
                <AnsweredQuestion session={session} index={index} question={question} result={question.result} />
              )}
            </QuestionFrame>
          ))}
        </QuestionFrameList>
      </Sheet>
    </MathTextContext>
  );
}
