import type { PracticeSession } from '#contracts/practice.ts';
import { AnsweredQuestion } from '../../shared/practice/answered-question.tsx';
import { QuestionFigure } from '../../shared/practice/question-figure.tsx';
import { MathTextContext } from '../../shared/questions/math-text.tsx';
import { QuestionFrame, QuestionFrameList } from '../../shared/questions/question-frame.tsx';
import { Sheet } from '../../ui/sheet.tsx';

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
