import type { RecordedEvent } from '#events/decider/recorded-event.ts';
import type { HomeworkContent } from '#events/homework/events.ts';
import { parseHomeworkStream } from '#events/homework/homework.ts';
import type { GradingType } from '#events/values/shapes.ts';
import type { KeyedTable } from '../engine/projection.ts';
import { asHomeworkEvent } from '../typed-events/homework-event.ts';

export type HomeworkTableRow = {
  id: string;
  title: string;
  grading_type: GradingType;
  due_date: string | null;
  keys_shown: boolean;
  question_count: number;
  /** JSON: ids of students. */
  assigned: string;
  content_version: number;
  regraded_to: number;
  created_by: string;
  created_at: string;
  updated_by: string;
  updated_at: string;
  deleted_at: string | null;
  version: number;
};

/** Each homework as it stands now. */
export const table: KeyedTable<HomeworkTableRow> = {
  kind: 'keyed',
  table: 'homework',
  key: 'id',
  columns: {
    id: 'uuid',
    title: 'text',
    grading_type: 'text',
    due_date: 'date',
    keys_shown: 'boolean',
    question_count: 'integer',
    assigned: 'jsonb',
    content_version: 'integer',
    regraded_to: 'integer',
    created_by: 'uuid',
    created_at: 'timestamptz',
    updated_by: 'uuid',
    updated_at: 'timestamptz',
    deleted_at: 'timestamptz',
    version: 'integer',
  },

  keyOf: ({ stream }) => parseHomeworkStream(stream),

  evolve(row, recorded) {
    const event = asHomeworkEvent(recorded);
    // an event seen before, where somebody set a checkpoint back
    if (row && event.version <= row.version) return undefined;
    if (event.type === 'HomeworkCreated') return created(event);
    if (!row) throw new Error(`${event.type} of a homework that was never made`);
    return { ...row, ...changed(row, event), ...touched(event) };
  },
};

type Of<Type extends string> = Extract<ReturnType<typeof asHomeworkEvent>, { type: Type }>;

const created = (event: Of<'HomeworkCreated'>): HomeworkTableRow => ({
  id: parseHomeworkStream(event.stream) as string,
  ...contentOf(event.data, event.version),
  assigned: JSON.stringify(event.data.students),
  regraded_to: 0,
  created_by: event.metadata.actor.id,
  created_at: event.recordedAt,
  deleted_at: null,
  ...touched(event),
});

const changed = (row: HomeworkTableRow, event: ReturnType<typeof asHomeworkEvent>): Partial<HomeworkTableRow> => {
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
    default:
      return {};
  }
};

const contentOf = ({ title, gradingType, dueDate, keysShown, questions }: HomeworkContent, version: number) => ({
  ...{ title, grading_type: gradingType, due_date: dueDate ?? null, keys_shown: keysShown },
  ...{ question_count: questions.length, content_version: version },
});

const assignedTo = ({ assigned }: HomeworkTableRow): string[] => JSON.parse(assigned);

const touched = (event: RecordedEvent) => ({
  updated_by: event.metadata.actor.id,
  updated_at: event.recordedAt,
  version: event.version,
});
