/** Sends the commands about the demo centre's practice. */

import type { DecisionContext } from '#events/core/centre/decision-context.ts';
import type { Actor } from '#events/kernel/recorded-event.ts';
import type { PracticeCommand } from '#events/learning/practice/commands.ts';
import type { PracticeQuestion } from '#events/learning/practice/events.ts';
import { practiceAggregate, type StartedPracticeSession } from '#events/learning/practice/practice-decider.ts';
import { type PracticeSubject, practiceSubject } from '#events/values/shapes.ts';
import { type createCommandHandler, toNewStreamId } from '#services/core/command/command-handler.ts';
import { createQuestionSource } from '#services/learning/questions/create-question-source.ts';
import { toTopicSlug } from '#services/learning/questions/topics/topic-slug.ts';
import { topicsBySubject } from '#services/learning/questions/topics/topics-by-subject.ts';
import { toCommandId, toDemoStudentActor, toDemoStudentId, toTutorActor } from '../centre/demo-ids.ts';
import { repeatableRandom } from '../centre/repeatable-random.ts';
import { practicePlans } from './practice-plans.ts';
import { type DemoSession, findFirstWrongQuestion, isAnsweredCorrectly, type PracticeStep } from './practice-steps.ts';

interface Parts {
  readonly handle: ReturnType<typeof createCommandHandler>;
  readonly decisionContext: () => DecisionContext;
}

/** Returns a function that sends the commands of a step. It throws when a command is refused. */
export const createPracticeCommands = ({ handle, decisionContext }: Parts) => {
  const states = new Map<string, StartedPracticeSession>();

  const send = async (
    session: DemoSession,
    command: PracticeCommand,
    actor: Actor,
  ): Promise<StartedPracticeSession> => {
    const { student } = session.plan;
    const name = nameOf(session);
    const question = 'question' in command ? String(command.question) : '';
    const answer = await handle({
      ...{ aggregate: practiceAggregate, command, context: decisionContext(), actor },
      id: { id: sessionId(session), studentId: toDemoStudentId(student) },
      commandId: toCommandId(name, command.type, question),
      body: { type: command.type },
    });
    if (answer.status !== 'done' || !answer.state) {
      throw new Error(`The demo could not ${command.type} in ${name}: ${answer.status}.`);
    }
    states.set(name, answer.state);
    return answer.state;
  };

  const finish = async (session: DemoSession): Promise<void> => {
    const actor = toDemoStudentActor(session.plan.student);
    const { questions } = states.get(nameOf(session))?.started ?? { questions: [] };
    for (const [question, { correctAnswer, options }] of questions.entries()) {
      const other = (correctAnswer + 1 + ((question + session.number) % (options.length - 1))) % options.length;
      const choice = isAnsweredCorrectly(session, question) ? correctAnswer : other;
      const topic = toTopicSlug(subjectOf(session.topic), session.topic);
      await send(session, { type: 'AnswerQuestion', question, choice, topic }, actor);
    }
    if (session.report)
      await send(session, { type: 'ReportQuestion', question: findFirstWrongQuestion(session) }, actor);
  };

  return async ({ type, session }: PracticeStep): Promise<void> => {
    if (type === 'finish') return finish(session);
    const { plan, topic, report } = session;
    if (type === 'start') {
      const common = { grade: plan.grade, subject: subjectOf(topic), topic };
      const questions = await questionsOf(session);
      await send(session, { type: 'StartPractice', ...common, questions }, toDemoStudentActor(plan.student));
    } else if (report?.accepted) {
      await send(
        session,
        { type: 'AcceptReport', question: findFirstWrongQuestion(session) },
        toTutorActor(report.accepted.by),
      );
    }
  };
};

const nameOf = ({ plan, number }: DemoSession) => `practice ${number} of ${plan.student}`;
const sessionId = (session: DemoSession) => toNewStreamId(toCommandId(nameOf(session)));

const subjectOf = (topic: string): PracticeSubject => {
  const subject = practiceSubject.options.find((each) => topicsBySubject[each].some(({ name }) => name === topic));
  if (subject === undefined) throw new Error(`The demo practices ${topic}, which is the topic of no subject.`);
  return subject;
};

const questionsOf = async (session: DemoSession): Promise<PracticeQuestion[]> => {
  const { plan, number, topic, report } = session;
  const student = practicePlans.indexOf(plan);
  let drawn = 0;
  const source = createQuestionSource(() => repeatableRandom(student, 1_000 * number + drawn++));
  const questions = await source.questions({ grade: plan.grade, subject: subjectOf(topic), topic, count: 5 });
  return questions.map((question, index) => {
    const chosen = (report?.faulty && index === findFirstWrongQuestion(session) && report.faulty) || question;
    return { ...chosen, options: [...chosen.options] };
  });
};
