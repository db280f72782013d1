import type { RecordedEvent } from '#events/kernel/recorded-event.ts';
import type { HomeworkContent } from '#events/learning/homework/events.ts';
import { parseHomeworkStream } from '#events/learning/homework/homework-stream.ts';
import { foldText } from '#events/values/fold-text.ts';
import { gradingType } from '#events/values/shapes.ts';
import type { StoredRow } from '../../engine/columns.ts';
import { boolean, date, instant, integer, jsonb, oneOf, text, uuid } from '../../engine/columns.ts';
import { defineKeyedTable, type LogEvent } from '../../engine/table.ts';

const columns = {
  id: uuid(),
  title: text(),
  /** The title, folded. */
  search_text: text(),
  grading_type: oneOf(...gradingType.options),
  due_date: date().nullable(),
  /** True if students see the answer keys after grading. */
  keys_shown: boolean(),
  question_count: integer(),
  /** Ids of the assigned students, including former ones. */
  assigned: jsonb<string[]>(),
  /** Version of the stream at the last change of the content: the row of homework_contents. */
  content_version: integer(),
  /** The newest content version that requires regrading; 0 if none does. */
  regraded_to: integer(),
  /** The tutor who is responsible for it: who created it, or to whom it was handed over. */
  created_by: uuid(),
  created_at: instant(),
  updated_by: uuid(),
  updated_at: instant(),
  deleted_at: instant().nullable(),
  version: integer(),
};
export type HomeworkRow = StoredRow<typeof columns>;

/** The current state of each homework. */
export const homeworkTable = defineKeyedTable({
  name: 'homework',
  key: 'id',
  columns,
  indexes: {
    // Serves fetchHomeworkPage and countHomeworkOfTutor for one tutor, newest first.
    homework_of_tutor: '(created_by, created_at desc, id desc)',
    // Serves fetchHomeworkPage for everybody, newest first.
    homework_newest: '(created_at desc, id desc)',
    // Serves fetchStudentHomeworkPage and fetchAssignment, which select the homework assigned to a student.
    homework_assigned: 'using gin (assigned jsonb_path_ops)',
    // Serves fetchHomeworkIdsToRegrade. The index is partial because few edits require regrading.
    homework_regraded: '(id) where regraded_to > 0',
  },

  keyOf: ({ stream }) => parseHomeworkStream(stream),
  createdBy: 'HomeworkCreated',

  evolve(row, event) {
    // An event that is redelivered after a checkpoint was set back is skipped.
    if (row && event.version <= row.version) return undefined;
    if (event.type === 'HomeworkCreated') return created(event);
    if (!row) throw new Error(`${event.type} of a homework that was never made`);
    return { ...row, ...changed(row, event), ...touched(event) };
  },
});

type Of<Type extends string> = Extract<LogEvent, { type: Type }>;

const created = (event: Of<'HomeworkCreated'>): HomeworkRow => ({
  id: parseHomeworkStream(event.stream) as string,
  ...contentOf(event.data, event.version),
  assigned: JSON.stringify(event.data.students),
  regraded_to: 0,
  created_by: event.metadata.actor.id,
  created_at: event.recordedAt,
  deleted_at: null,
  ...touched(event),
});

const changed = (row: HomeworkRow, event: LogEvent): Partial<HomeworkRow> => {
  switch (event.type) {
    case 'HomeworkRevised': {
      const { regrading = 'keep' } = event.data;
      return { ...contentOf(event.data, event.version), ...(regrading !== 'keep' && { regraded_to: event.version }) };
    }
    case 'HomeworkAssigned':
      return { assigned: JSON.stringify([...new Set([...assignedTo(row), ...event.data.students])]) };
    case 'HomeworkUnassigned': {
      const dropped = new Set(event.data.students);
      return { assigned: JSON.stringify(assignedTo(row).filter((id) => !dropped.has(id))) };
    }
    case 'HomeworkDeleted':
      return { deleted_at: event.recordedAt };
    case 'HomeworkRestored':
      return { deleted_at: null };
    case 'HomeworkHandedOver':
      return { created_by: event.data.to };
    default:
      return {};
  }
};

const contentOf = ({ title, gradingType, dueDate, keysShown, questions }: HomeworkContent, version: number) => ({
  ...{
    title,
    search_text: foldText(title),
    grading_type: gradingType,
    due_date: dueDate ?? null,
    keys_shown: keysShown,
  },
  ...{ question_count: questions.length, content_version: version },
});

const assignedTo = ({ assigned }: HomeworkRow): string[] => JSON.parse(assigned);

const touched = (event: RecordedEvent) => ({
  updated_by: event.metadata.actor.id,
  updated_at: event.recordedAt,
  version: event.version,
});
