/** The rules of one homework: all of it is made, edited and assigned at once or not at all. */
import type { Decider } from '../decider/decider.ts';
import type { Actor, RecordedEvent } from '../decider/recorded-event.ts';
import type { HomeworkCommand, HomeworkForm, HomeworkRefusal, ReviseHomework } from './commands.ts';
import type { HomeworkContent, HomeworkEvent, Question } from './events.ts';
import {
  assignQuestionVersions,
  findChangedQuestions,
  hasGradeChanges,
  hasKeyChanges,
  listCreditedQuestions,
} from './questions.ts';

export interface HomeworkState {
  readonly status: 'none' | 'current' | 'deleted';
  readonly createdBy: string;
  readonly content: HomeworkContent | undefined;
  /** The newest version of every question that ever stood in it. */
  readonly latest: ReadonlyMap<string, Question>;
  readonly students: ReadonlySet<string>;
  /** Everybody whom it was ever assigned to: nobody else can have submitted it. */
  readonly assignedEver: ReadonlySet<string>;
  /** Version of the stream at the last change of the content: what a student has in front of them. */
  readonly contentVersion: number;
  /** The last edit by which submissions are graded anew; undefined while there was none. */
  readonly regrading: HomeworkRegrading | undefined;
  readonly version: number;
}

/** What a submission that was graded before `contentVersion` is graded by. */
export interface HomeworkRegrading {
  readonly how: 'regrade' | 'credit';
  readonly contentVersion: number;
  readonly questions: readonly Question[];
  /** Questions that everybody gets credit for. */
  readonly credited: readonly string[];
  /** The command that asked for it. */
  readonly commandId: string;
  readonly actor: Actor;
}

const none: HomeworkState = {
  status: 'none',
  createdBy: '',
  content: undefined,
  latest: new Map(),
  students: new Set(),
  assignedEver: new Set(),
  contentVersion: 0,
  regrading: undefined,
  version: 0,
};

type Decision = HomeworkEvent[] | HomeworkRefusal;

const contentOf = (form: HomeworkForm, latest: HomeworkState['latest']): HomeworkContent => {
  const { title, gradingType, dueDate, keysShown, questions } = form;
  return {
    title,
    gradingType,
    ...(dueDate && { dueDate }),
    keysShown,
    questions: assignQuestionVersions(questions, latest),
  };
};

const unchanged = (before: HomeworkContent | undefined, after: HomeworkContent): boolean =>
  JSON.stringify(ordered(before)) === JSON.stringify(ordered(after));

/** In one order of fields, whatever order a form or an old event had them in. */
const ordered = (content: HomeworkContent | undefined) =>
  content && [
    [content.title, content.gradingType, content.dueDate ?? null, content.keysShown],
    content.questions.map(({ id, version }) => [id, version]),
  ];

const assigned = ({ students }: HomeworkState, wanted: readonly string[]): HomeworkEvent[] => {
  const keep = new Set(wanted);
  const added = [...keep].filter((id) => !students.has(id));
  const dropped = [...students].filter((id) => !keep.has(id));
  return [
    ...(added.length > 0 ? [{ type: 'HomeworkAssigned', data: { students: added } } as const] : []),
    ...(dropped.length > 0 ? [{ type: 'HomeworkUnassigned', data: { students: dropped } } as const] : []),
  ];
};

const revised = (homework: HomeworkState, command: ReviseHomework): Decision => {
  const { form, newQuestions, students, answered, regrading } = command;
  const before = homework.content?.questions ?? [];
  // whoever keeps their own edit brings back what somebody else took out meanwhile
  const own = new Set([...homework.latest.keys(), ...newQuestions]);
  if (form.questions.some(({ id }) => !own.has(id))) return 'question-unknown';
  if (regrading === undefined && hasGradeChanges(before, form.questions, new Set(answered))) return 'regrading-needed';
  const content = contentOf(form, homework.latest);
  // also where nobody has answered: answers to the old questions may be on their way
  const isChosen = regrading !== undefined && hasKeyChanges(before, form.questions);
  const data = { ...content, ...(isChosen && { regrading }) };
  return [
    ...(unchanged(homework.content, content) ? [] : [{ type: 'HomeworkRevised', data } as const]),
    ...assigned(homework, students),
  ];
};

const ofCurrent = (homework: HomeworkState, command: HomeworkCommand): Decision => {
  switch (command.type) {
    case 'CreateHomework':
    case 'RestoreHomework':
      return [];
    case 'ReviseHomework':
      return revised(homework, command);
    case 'AssignHomework':
      return assigned(homework, command.students);
    case 'DeleteHomework':
      return [{ type: 'HomeworkDeleted', data: {} }];
  }
};

/** A deleted homework can be restored; deleting it once more finds it done; for all else it does not exist. */
const ofDeleted = ({ type }: HomeworkCommand): Decision => {
  if (type === 'DeleteHomework') return [];
  return type === 'RestoreHomework' ? [{ type: 'HomeworkRestored', data: {} }] : 'homework-unknown';
};

const decide = (homework: HomeworkState, command: HomeworkCommand): Decision => {
  if (homework.status === 'current') return ofCurrent(homework, command);
  if (homework.status === 'deleted') return ofDeleted(command);
  if (command.type !== 'CreateHomework') return 'homework-unknown';
  const data = { ...contentOf(command.form, none.latest), students: [...new Set(command.students)] };
  return [{ type: 'HomeworkCreated', data }];
};

const withContent = (state: HomeworkState, content: HomeworkContent, version: number): HomeworkState => ({
  ...state,
  content,
  latest: new Map([...state.latest, ...content.questions.map((question) => [question.id, question] as const)]),
  contentVersion: version,
});

const regraded = (
  { content, regrading }: HomeworkState,
  { data: { questions }, version, metadata }: RecordedEvent<Extract<HomeworkEvent, { type: 'HomeworkRevised' }>>,
  how: HomeworkRegrading['how'],
): HomeworkRegrading => {
  const touched = findChangedQuestions(content?.questions ?? [], questions);
  const credited = listCreditedQuestions(how, regrading?.credited ?? [], touched);
  const { commandId, actor } = metadata;
  return { how, contentVersion: version, questions, credited, commandId, actor };
};

const without = (students: ReadonlySet<string>, dropped: readonly string[]): ReadonlySet<string> =>
  new Set([...students].filter((id) => !dropped.includes(id)));

const step = (state: HomeworkState, event: RecordedEvent<HomeworkEvent>): HomeworkState => {
  switch (event.type) {
    case 'HomeworkCreated': {
      const { students, ...content } = event.data;
      const created = withContent(state, content, event.version);
      const assigned = new Set(students);
      const { id: createdBy } = event.metadata.actor;
      return { ...created, status: 'current', createdBy, students: assigned, assignedEver: assigned };
    }
    case 'HomeworkRevised': {
      const { regrading = 'keep', ...content } = event.data;
      const next = withContent(state, content, event.version);
      return regrading === 'keep' ? next : { ...next, regrading: regraded(state, event, regrading) };
    }
    case 'HomeworkAssigned':
      return {
        ...state,
        students: new Set([...state.students, ...event.data.students]),
        assignedEver: new Set([...state.assignedEver, ...event.data.students]),
      };
    case 'HomeworkUnassigned':
      return { ...state, students: without(state.students, event.data.students) };
    case 'HomeworkDeleted':
      return { ...state, status: 'deleted' };
    case 'HomeworkRestored':
      return { ...state, status: 'current' };
  }
};

export const homeworkDecider: Decider<HomeworkState, HomeworkCommand, HomeworkEvent, HomeworkRefusal> = {
  initial: none,
  decide,
  evolve: (state, event) => ({ ...step(state, event), version: event.version }),
};
