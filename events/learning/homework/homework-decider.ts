/** The rules of one homework. Each save of its content and students takes effect as a whole or not at all. */

import { defineAggregate } from '../../kernel/aggregate.ts';
import type { Decider } from '../../kernel/decider.ts';
import type { Actor, RecordedEvent } from '../../kernel/recorded-event.ts';
import { ASSIGNED_STUDENTS_MAX } from '../../values/limits.ts';
import type {
  HomeworkCommand,
  HomeworkFormContent,
  HomeworkRefusal,
  IdentifiedQuestion,
  ReviseHomeworkCommand,
} from './commands.ts';
import type { HomeworkContent, HomeworkEvent, HomeworkQuestion } from './events.ts';
import { toHomeworkStream } from './homework-stream.ts';
import { type OptionIdsByQuestionVersion, type OptionIdsByText, toQuestionVersionKey } from './options.ts';
import {
  assignQuestionVersions,
  type EarlierQuestions,
  findQuestionIdsWithGradingChanges,
  hasGradingChanges,
  identifyQuestions,
  isRegradingNeeded,
  listCreditedQuestionIds,
} from './questions.ts';

export interface HomeworkState extends EarlierQuestions {
  readonly status: 'none' | 'current' | 'deleted';
  /** The tutor who is responsible for it: who created it, or to whom it was handed over. */
  readonly tutor: string;
  readonly content: HomeworkContent | undefined;
  /** The ids of the options of every version of a question; see `toQuestionVersionKey`. */
  readonly optionIds: OptionIdsByQuestionVersion;
  readonly students: ReadonlySet<string>;
  /** All students to whom it was ever assigned. Nobody else can have submitted it. */
  readonly assignedEver: ReadonlySet<string>;
  /** Version of the stream at the last change of the content, by which a student's form names the content it shows. */
  readonly contentVersion: number;
  /** The last edit that requires submissions to be regraded; undefined if there was none. */
  readonly latestRegrading: RegradingInstruction | undefined;
  readonly version: number;
}

/**
 * The newest instruction to regrade: how submissions that were graded before `contentVersion` are regraded. It stays in the
 * state after they are regraded, because a submission may still arrive that was graded by an older version.
 */
export interface RegradingInstruction {
  readonly how: 'regrade' | 'credit';
  readonly contentVersion: number;
  readonly questions: readonly HomeworkQuestion[];
  /** Ids of questions that count as correct for everybody. */
  readonly credited: readonly string[];
  /** The command that made the edit. */
  readonly commandId: string;
  readonly actor: Actor;
}

const initialState: HomeworkState = {
  status: 'none',
  tutor: '',
  content: undefined,
  latest: new Map(),
  optionIdsByText: new Map(),
  optionIds: new Map(),
  students: new Set(),
  assignedEver: new Set(),
  contentVersion: 0,
  latestRegrading: undefined,
  version: 0,
};

type Decision = HomeworkEvent[] | HomeworkRefusal;

const toContent = (
  { title, gradingType, dueDate, keysShown, editor }: HomeworkFormContent,
  questions: readonly IdentifiedQuestion[],
  latest: HomeworkState['latest'],
): HomeworkContent => ({
  title,
  gradingType,
  ...(dueDate && { dueDate }),
  keysShown,
  questions: assignQuestionVersions(questions, latest, editor),
});

const isUnchanged = (before: HomeworkContent | undefined, after: HomeworkContent): boolean =>
  JSON.stringify(toComparableContent(before)) === JSON.stringify(toComparableContent(after));

/** The content with its fields in a fixed order, since forms and old events order them differently. */
const toComparableContent = (content: HomeworkContent | undefined) =>
  content && [
    [content.title, content.gradingType, content.dueDate ?? null, content.keysShown],
    content.questions.map(({ id, version }) => [id, version]),
  ];

const assignStudents = ({ students }: HomeworkState, wanted: readonly string[]): HomeworkEvent[] => {
  const keep = new Set(wanted);
  const added = [...keep].filter((id) => !students.has(id));
  const dropped = [...students].filter((id) => !keep.has(id));
  return [
    ...(added.length > 0 ? [{ type: 'HomeworkAssigned', data: { students: added } } as const] : []),
    ...(dropped.length > 0 ? [{ type: 'HomeworkUnassigned', data: { students: dropped } } as const] : []),
  ];
};

const reviseHomework = (homework: HomeworkState, command: ReviseHomeworkCommand): Decision => {
  const { form, newQuestions, students, answered, regrading, replacedOptions = [] } = command;
  const before = homework.content?.questions ?? [];
  // A tutor who keeps their own edit in a conflict may bring back a question that somebody else has removed.
  const own = new Set([...homework.latest.keys(), ...newQuestions]);
  if (form.questions.some(({ id }) => !own.has(id))) return 'question-unknown';
  const questions = identifyQuestions(form.questions, homework, replacedOptions);
  if (regrading === undefined && isRegradingNeeded(before, questions, new Set(answered))) return 'regrading-needed';
  const content = toContent(form, questions, homework.latest);
  // The choice is kept even if nobody has answered, because answers to the old questions may be in flight.
  const isChosen = regrading !== undefined && hasGradingChanges(before, questions);
  const data = { ...content, ...(isChosen && { regrading }) };
  return [
    ...(isUnchanged(homework.content, content) ? [] : [{ type: 'HomeworkRevised', data } as const]),
    ...assignStudents(homework, students),
  ];
};

type LifecycleCommand = Exclude<HomeworkCommand, { type: 'HandOverHomework' }>;

const decideForCurrent = (homework: HomeworkState, command: LifecycleCommand): Decision => {
  switch (command.type) {
    case 'CreateHomework':
    case 'RestoreHomework':
      return [];
    case 'ReviseHomework':
      return reviseHomework(homework, command);
    case 'AssignHomework':
      return assignStudents(homework, command.students);
    case 'AddStudent':
      return addStudent(homework, command.student);
    case 'DeleteHomework':
      return [{ type: 'HomeworkDeleted', data: {} }];
  }
};

const addStudent = ({ students }: HomeworkState, student: string): Decision => {
  if (students.has(student)) return [];
  if (students.size >= ASSIGNED_STUDENTS_MAX) return 'too-many-assigned';
  return [{ type: 'HomeworkAssigned', data: { students: [student] } }];
};

/** Hands over deleted homework too, because it may be restored later. */
const handOver = (
  { tutor }: HomeworkState,
  { from, to }: Extract<HomeworkCommand, { type: 'HandOverHomework' }>,
): Decision => (tutor === from && from !== to ? [{ type: 'HomeworkHandedOver', data: { to } }] : []);

/** A deleted homework can only be restored. Deleting it again writes nothing; every other command is refused. */
const decideForDeleted = ({ type }: LifecycleCommand): Decision => {
  if (type === 'DeleteHomework') return [];
  return type === 'RestoreHomework' ? [{ type: 'HomeworkRestored', data: {} }] : 'homework-unknown';
};

const decide = (homework: HomeworkState, command: HomeworkCommand): Decision => {
  if (command.type === 'HandOverHomework') return handOver(homework, command);
  if (homework.status === 'current') return decideForCurrent(homework, command);
  if (homework.status === 'deleted') return decideForDeleted(command);
  if (command.type !== 'CreateHomework') return 'homework-unknown';
  const { form, students } = command;
  const content = toContent(form, identifyQuestions(form.questions, initialState, []), initialState.latest);
  return [{ type: 'HomeworkCreated', data: { ...content, students: [...new Set(students)] } }];
};

const addOptionTexts = (
  { optionIdsByText }: HomeworkState,
  { id, options, optionIds }: Extract<HomeworkQuestion, { type: 'multiple-choice' }>,
): OptionIdsByText =>
  new Map([...(optionIdsByText.get(id) ?? []), ...options.map((text, at) => [text, optionIds[at] as string] as const)]);

const withContent = (state: HomeworkState, content: HomeworkContent, version: number): HomeworkState => ({
  ...state,
  content,
  latest: new Map([...state.latest, ...content.questions.map((question) => [question.id, question] as const)]),
  optionIdsByText: new Map([
    ...state.optionIdsByText,
    ...content.questions.flatMap((question) =>
      question.type === 'multiple-choice' ? [[question.id, addOptionTexts(state, question)] as const] : [],
    ),
  ]),
  optionIds: new Map([
    ...state.optionIds,
    ...content.questions.flatMap((question) =>
      question.type === 'multiple-choice' ? [[toQuestionVersionKey(question), question.optionIds] as const] : [],
    ),
  ]),
  contentVersion: version,
});

const toRegradingInstruction = (
  { content, latestRegrading }: HomeworkState,
  { data: { questions }, version, metadata }: RecordedEvent<Extract<HomeworkEvent, { type: 'HomeworkRevised' }>>,
  how: RegradingInstruction['how'],
): RegradingInstruction => {
  const touched = findQuestionIdsWithGradingChanges(content?.questions ?? [], questions);
  const credited = listCreditedQuestionIds(how, latestRegrading?.credited ?? [], touched);
  const { commandId, actor } = metadata;
  return { how, contentVersion: version, questions, credited, commandId, actor };
};

const removeStudents = (students: ReadonlySet<string>, dropped: readonly string[]): ReadonlySet<string> =>
  new Set([...students].filter((id) => !dropped.includes(id)));

const applyEvent = (state: HomeworkState, event: RecordedEvent<HomeworkEvent>): HomeworkState => {
  switch (event.type) {
    case 'HomeworkCreated': {
      const { students, ...content } = event.data;
      const created = withContent(state, content, event.version);
      const assigned = new Set(students);
      const { id: tutor } = event.metadata.actor;
      return { ...created, status: 'current', tutor, students: assigned, assignedEver: assigned };
    }
    case 'HomeworkRevised': {
      const { regrading = 'keep', ...content } = event.data;
      const next = withContent(state, content, event.version);
      return regrading === 'keep'
        ? next
        : { ...next, latestRegrading: toRegradingInstruction(state, event, regrading) };
    }
    case 'HomeworkAssigned':
      return {
        ...state,
        students: new Set([...state.students, ...event.data.students]),
        assignedEver: new Set([...state.assignedEver, ...event.data.students]),
      };
    case 'HomeworkUnassigned':
      return { ...state, students: removeStudents(state.students, event.data.students) };
    case 'HomeworkDeleted':
      return { ...state, status: 'deleted' };
    case 'HomeworkRestored':
      return { ...state, status: 'current' };
    case 'HomeworkHandedOver':
      return { ...state, tutor: event.data.to };
  }
};

export const homeworkDecider: Decider<HomeworkState, HomeworkCommand, HomeworkEvent, HomeworkRefusal> = {
  initial: initialState,
  decide,
  evolve: (state, event) => ({ ...applyEvent(state, event), version: event.version }),
};

const changes: Readonly<Record<HomeworkEvent['type'], string | undefined>> = {
  HomeworkCreated: 'created this homework',
  HomeworkRevised: 'changed this homework',
  HomeworkAssigned: 'assigned this homework to students',
  HomeworkUnassigned: 'unassigned students from this homework',
  HomeworkDeleted: undefined,
  HomeworkRestored: 'restored this homework',
  HomeworkHandedOver: 'handed this homework over to another tutor',
};

export const homeworkAggregate = defineAggregate(homeworkDecider, {
  toStream: toHomeworkStream,
  toPerson: () => undefined,
  usesRules: false,
  staleVersion: {
    describeChange: (type) => changes[type],
    gone: { refusal: 'homework-unknown' },
    none: 'homework-unknown',
    unknownActor: 'Another tutor',
  },
});
