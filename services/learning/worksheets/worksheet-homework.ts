/** The homework of a worksheet: it exists from the first answers that a tutor enters from paper. */
import { isDeepStrictEqual } from 'node:util';
import { v5 as uuidv5 } from 'uuid';
import { areKeysShownByDefault } from '#contracts/are-keys-shown-by-default.ts';
import type { FormQuestion, HomeworkFormContent } from '#events/learning/homework/commands.ts';
import { type HomeworkState, homeworkAggregate } from '#events/learning/homework/homework-decider.ts';
import type { Worksheet } from '#events/learning/worksheet/worksheet-decider.ts';
import { questionCheck } from '#events/values/shapes.ts';
import { type DispatchContext, type DispatchRequest, dispatch } from '#services/core/command/dispatch.ts';
import { type Refusal, refuse } from '#services/platform/problems/refuse.ts';

/** Follows from the worksheet, so that two tutors who enter answers at the same moment make one homework. */
export const toWorksheetHomeworkId = (worksheetId: string): string => uuidv5('homework', worksheetId);

const toQuestionId = (worksheetId: string, index: number): string => uuidv5(`question.${index}`, worksheetId);

const toForm = (id: string, number: number, { topic, questions, preparedAt }: Worksheet, editor: string) =>
  ({
    title: `Worksheet ${number}: ${topic}`,
    gradingType: 'auto-graded',
    keysShown: areKeysShownByDefault('auto-graded'),
    questions: questions.map(({ text, options, correctAnswer, figure, origin }, index) => ({
      ...{ id: toQuestionId(id, index), type: 'multiple-choice', text, options, correctAnswer },
      ...(figure && { figure }),
      provenance: { origin, at: preparedAt, checks: questionCheck.options, edited: false },
    })),
    editor,
  }) satisfies HomeworkFormContent;

interface AssignRequest {
  readonly worksheetId: string;
  readonly worksheet: Worksheet;
  readonly number: number;
  readonly studentId: string;
}

/**
 * The homework of a worksheet after it was assigned to a student: it is created first if these are the first answers. Each
 * step changes nothing if it was done before, so that an interrupted entry can be repeated.
 */
export async function assignWorksheetHomework(
  context: DispatchContext,
  input: DispatchRequest,
  { worksheetId, worksheet, number, studentId }: AssignRequest,
): Promise<HomeworkState | Refusal> {
  const id = toWorksheetHomeworkId(worksheetId);
  const execute = async (name: string, command: Parameters<typeof homeworkAggregate.decider.decide>[1]) => {
    const request = { ...input, commandId: uuidv5(name, input.commandId), ifMatch: undefined };
    const outcome = await dispatch(context, request, homeworkAggregate, id, command);
    if (!('refused' in outcome)) return outcome.state;
    return outcome.refused === 'homework-unknown' ? refuse('worksheet-homework-deleted') : outcome;
  };
  const found = (await context.loadAggregate(homeworkAggregate, id)).state;
  if (found.status === 'current' && !toPaperAnswers(worksheetId, worksheet, found, []))
    return refuse('worksheet-homework-edited');
  const form = toForm(worksheetId, number, worksheet, input.profile.id);
  const homework =
    found.status === 'none' ? await execute('create', { type: 'CreateHomework', form, students: [studentId] }) : found;
  if ('refused' in homework) return homework;
  if (homework.status === 'deleted') return refuse('worksheet-homework-deleted');
  if (homework.students.has(studentId)) return homework;
  return execute('assign', { type: 'AddStudent', student: studentId });
}

export const refuseAnswerCount = ({ questions }: Worksheet): Refusal =>
  refuse('invalid-request', { errors: { answers: `This worksheet has ${questions.length} questions.` } });

/** An answer to a question of the homework, by the index of its option. */
interface PaperAnswer {
  readonly question: string;
  readonly choice: number;
}

/**
 * The answers on paper as answers to the homework. Undefined if the homework has other questions or options than the paper.
 * Another order of them, and another answer key, make no difference to what a student ticked.
 */
export function toPaperAnswers(
  worksheetId: string,
  { questions }: Worksheet,
  { content }: HomeworkState,
  ticked: readonly (number | null)[],
): PaperAnswer[] | undefined {
  const current = new Map(content?.questions.map((question) => [question.id, question]));
  if (current.size !== questions.length) return undefined;
  const answers: PaperAnswer[] = [];
  for (const [index, printed] of questions.entries()) {
    const question = toQuestionId(worksheetId, index);
    const asked = current.get(question);
    if (asked?.type !== 'multiple-choice' || !asksTheSame(asked, printed)) return undefined;
    const tick = ticked[index] ?? null;
    if (tick !== null) answers.push({ question, choice: asked.options.indexOf(printed.options[tick] as string) });
  }
  return answers;
}

const asksTheSame = (
  asked: Pick<Extract<FormQuestion, { type: 'multiple-choice' }>, 'text' | 'figure' | 'options'>,
  printed: Pick<Worksheet['questions'][number], 'text' | 'figure' | 'options'>,
): boolean =>
  asked.text === printed.text &&
  isDeepStrictEqual(asked.figure, printed.figure) &&
  isDeepStrictEqual(asked.options.toSorted(), printed.options.toSorted());
