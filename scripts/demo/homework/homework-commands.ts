/** Sends the commands about the demo centre's homework. */
import { Temporal } from 'temporal-polyfill';
import { createHomeworkRequest } from '#contracts/homework.ts';
import type { DecisionContext } from '#events/core/centre/decision-context.ts';
import type { HomeworkCommand } from '#events/learning/homework/commands.ts';
import { type HomeworkState, homeworkAggregate } from '#events/learning/homework/homework-decider.ts';
import type { HomeworkAnswer } from '#events/learning/submission/events.ts';
import { type SubmissionCommand, submissionAggregate } from '#events/learning/submission/submission-decider.ts';
import { type createCommandHandler, toNewStreamId } from '#services/core/command/command-handler.ts';
import { toFormQuestions, toHomeworkForm } from '#services/learning/homework/homework-form.ts';
import { toCommandId, toDemoStudentActor, toDemoStudentId, toTutorActor } from '../centre/demo-ids.ts';
import type { DemoAssignment } from './assignment.ts';
import type { HomeworkStep } from './homework-steps.ts';

interface Parts {
  readonly handle: ReturnType<typeof createCommandHandler>;
  readonly decisionContext: () => DecisionContext;
}

/** Returns a function that sends the command of a step. It throws when the command is refused. */
export const createHomeworkCommands = ({ handle, decisionContext }: Parts) => {
  const states = new Map<DemoAssignment, HomeworkState>();

  const onHomework = async (assignment: DemoAssignment, command: HomeworkCommand): Promise<void> => {
    const { title, by } = assignment;
    const commandId = toCommandId(command.type, title);
    const answer = await handle({
      ...{ aggregate: homeworkAggregate, id: homeworkId(assignment), command, body: command },
      ...{ commandId, actor: toTutorActor(by), context: undefined },
    });
    if (answer.status !== 'done') throw new Error(`The demo could not ${command.type} ${title}: ${answer.status}.`);
    states.set(assignment, answer.state);
  };

  const onSubmission = async (step: Extract<HomeworkStep, { student: unknown }>): Promise<void> => {
    const { assignment, student } = step;
    const { title, by } = assignment;
    const state = states.get(assignment) ?? homeworkAggregate.decider.initial;
    const command = submissionCommand(step, state);
    const answer = await handle({
      ...{ aggregate: submissionAggregate, command, context: decisionContext() },
      id: { id: homeworkId(assignment), studentId: toDemoStudentId(student.name) },
      commandId: toCommandId(command.type, title, student.name),
      actor: command.type === 'SubmitHomework' ? toDemoStudentActor(student.name) : toTutorActor(by),
      body: { type: command.type },
    });
    if (answer.status === 'done') return;
    const why = answer.status === 'refused' ? answer.refusal : answer.status;
    throw new Error(`The demo could not ${command.type} ${title} of ${student.name}: ${why}.`);
  };

  return (step: HomeworkStep): Promise<void> => {
    const { assignment } = step;
    if (step.type === 'set')
      return onHomework(assignment, createCommand(assignment, step.students, decisionContext().today));
    return step.type === 'delete' ? onHomework(assignment, { type: 'DeleteHomework' }) : onSubmission(step);
  };
};

const homeworkId = ({ title }: DemoAssignment) => toNewStreamId(toCommandId('CreateHomework', title));

/** Creates the command from the request that the assignment form would send. */
const createCommand = (
  assignment: DemoAssignment,
  students: readonly { readonly name: string }[],
  today: string,
): HomeworkCommand => {
  const { title, by, gradingType, set, due, keysShown = false, questions } = assignment;
  const request = createHomeworkRequest.parse({
    title,
    grading_type: gradingType,
    ...(due !== undefined && {
      due_date: Temporal.PlainDate.from(today)
        .add({ days: set - due })
        .toString(),
    }),
    keys_shown: keysShown,
    questions: questions.map((question) =>
      question.type === 'open-answer'
        ? { type: question.type, text: question.text }
        : { type: question.type, text: question.text, options: question.options, correct_answer: question.correct },
    ),
    assigned_students: students.map(({ name }) => toDemoStudentId(name)),
  });
  const { questions: asked } = toFormQuestions(request.questions, toCommandId('CreateHomework', title));
  return {
    type: 'CreateHomework',
    form: toHomeworkForm(request, asked, toTutorActor(by).id),
    students: request.assigned_students,
  };
};

const submissionCommand = (
  step: Extract<HomeworkStep, { student: unknown }>,
  state: HomeworkState,
): SubmissionCommand => {
  const { assignment, student } = step;
  switch (step.type) {
    case 'hand-in': {
      const ids = { homeworkId: homeworkId(assignment), studentId: toDemoStudentId(student.name) };
      const answers = answersTo(state, step.answers);
      return { type: 'SubmitHomework', ...ids, answers, seen: state.contentVersion, homework: state };
    }
    case 'grade':
      return { type: 'GradeSubmission', grade: step.grade, feedback: step.feedback };
    case 'correct':
      return { type: 'CorrectGrade', grade: step.grade, reason: step.reason };
  }
};

const answersTo = ({ content }: HomeworkState, answers: readonly (number | string)[]): HomeworkAnswer[] =>
  answers.map((answer, index) => ({
    question: content?.questions[index]?.id ?? '',
    ...(typeof answer === 'number' ? { choice: answer } : { text: answer }),
  }));
