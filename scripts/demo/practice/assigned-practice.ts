/** The topics that the demo centre's tutors assigned as practice. */
import { Temporal } from 'temporal-polyfill';
import type { DecisionContext } from '#events/core/centre/decision-context.ts';
import { assignedPracticeAggregate } from '#events/learning/assigned-practice/assigned-practice-decider.ts';
import type { PracticeSubject } from '#events/values/shapes.ts';
import type { createCommandHandler } from '#services/core/command/command-handler.ts';
import { toCommandId, toDemoStudentId, toTutorActor } from '../centre/demo-ids.ts';
import type { DemoTutor } from '../centre/people.ts';

interface AssignedPracticeStep {
  /** Days before the last day of the demo centre. */
  readonly daysLeft: number;
  readonly at: string;
  readonly by: DemoTutor['key'];
  readonly students: readonly string[];
  readonly subject: PracticeSubject;
  readonly grade: number;
  readonly topic: string;
  /** Days from the assignment until it is due. */
  readonly dueIn?: number;
}

/** Noah practices decimals on one of the days after it. The others are open when somebody opens the demo. */
const steps: readonly AssignedPracticeStep[] = [
  {
    ...{ daysLeft: 7, at: '16:40', by: 'lee', students: ['Maya Okafor', 'Noah Patel'] },
    ...{ subject: 'math', grade: 5, topic: 'decimals', dueIn: 10 },
  },
  {
    ...{ daysLeft: 1, at: '20:10', by: 'diaz', students: ['Maya Okafor'] },
    ...{ subject: 'history', grade: 5, topic: 'colonial-times' },
  },
];

/** The steps of the day that is `daysLeft` days before the last. */
export const createAssignedPracticeSteps = (daysLeft: number): readonly AssignedPracticeStep[] =>
  steps.filter((step) => step.daysLeft === daysLeft);

interface Parts {
  readonly handle: ReturnType<typeof createCommandHandler>;
  readonly decisionContext: () => DecisionContext;
}

/** Returns a function that sends the commands of a step. It throws when a command is refused. */
export const createAssignedPracticeCommands =
  ({ handle, decisionContext }: Parts) =>
  async ({ by, students, subject, grade, topic, dueIn }: AssignedPracticeStep): Promise<void> => {
    const context = decisionContext();
    const dueOn =
      dueIn === undefined ? undefined : Temporal.PlainDate.from(context.today).add({ days: dueIn }).toString();
    for (const student of students) {
      const command = { type: 'AssignPractice', subject, grade, topic, dueOn } as const;
      const answer = await handle({
        ...{ aggregate: assignedPracticeAggregate, id: toDemoStudentId(student), command, context },
        ...{ actor: toTutorActor(by), commandId: toCommandId('assign practice', student, topic), body: { topic } },
      });
      if (answer.status !== 'done') throw new Error(`The demo could not assign ${topic}: ${answer.status}.`);
    }
  };
