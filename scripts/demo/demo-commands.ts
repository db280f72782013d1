/** Sends the commands about the demo centre's people and classes, with the times of its past. */

import { DEMO_PASSWORD } from '#contracts/primitives.ts';
import type { StudentCommand } from '#events/classes/student/commands.ts';
import { studentAggregate } from '#events/classes/student/student-decider.ts';
import type { StudentState } from '#events/classes/student/student-state.ts';
import { toStudentStream } from '#events/classes/student/student-stream.ts';
import { toDecisionRules } from '#events/core/centre/centre-rules.ts';
import type { Actor } from '#events/kernel/recorded-event.ts';
import { groupsAggregate } from '#events/people/group/groups-decider.ts';
import { toEventId } from '#events/record/to-events-to-append.ts';
import { archiveStudent } from '#services/core/accounts/archive-student.ts';
import { hashPassword } from '#services/core/accounts/password.ts';
import { registerAccount } from '#services/core/accounts/register-account.ts';
import { loadRuleHistory } from '#services/core/centre/centre-rules.ts';
import { createCommandHandler, toNewStreamId } from '#services/core/command/command-handler.ts';
import { createMemoryIdempotencyKeys } from '#services/core/command/memory-idempotency-keys.ts';
import { getCivilDate } from '#services/platform/clock.ts';
import type { Program } from '#services/server/program/program.ts';
import { createCaseCommands } from './cases/demo-cases.ts';
import { toDemoEmail } from './centre/demo-accounts.ts';
import { toCommandId, toDemoStudentId, toTutorActor, toTutorId } from './centre/demo-ids.ts';
import { type DemoStudent, type DemoTutor, packs, siblingsParent } from './centre/people.ts';
import type { DemoGroup } from './centre/timetable.ts';
import type { ClassStep } from './classes/class-steps.ts';
import { createHomeworkCommands } from './homework/homework-commands.ts';
import { findFamilyPayment } from './money/money-steps.ts';
import { createAssignedPracticeCommands } from './practice/assigned-practice.ts';
import { createRaceCommands } from './practice/class-race.ts';
import { createPracticeCommands } from './practice/practice-commands.ts';

/** A student of the demo centre, with the state after their last command. */
export interface EnrolledStudent {
  readonly id: string;
  state: StudentState;
}

export const createDemoCommands = async ({ sql, store, keys, centre, accounts, loadAggregate }: Program) => {
  let now = new Date(0);
  const idempotencyKeys = createMemoryIdempotencyKeys();
  const handle = createCommandHandler({ store, keys, clock: () => now, idempotencyKeys });
  const today = () => getCivilDate(() => now, centre.timeZone);
  const { removeAccount } = accounts;
  const moveAccount = () => Promise.reject(new Error('Nobody is merged in the demo.'));
  const password = { hash: await hashPassword(DEMO_PASSWORD) };
  const account = (name: string) => ({ name, email: toDemoEmail(name), password, confirmed: true });

  // The past of the demo is lived under the rules with which its centre is opened.
  const history = await loadRuleHistory({ loadAggregate });
  const decisionContext = () => ({ now: now.toISOString(), today: today(), ...toDecisionRules(history, today()) });
  const parts = {
    ...{ sql, store, handle, idempotencyKeys, today, removeAccount, moveAccount },
    loadRuleHistory: async () => history,
  };

  return {
    setClock(instant: Date): void {
      now = instant;
    },

    async joinTutor({ key, name, owner }: DemoTutor): Promise<void> {
      const id = toTutorId(key);
      const commandId = toCommandId('join', key);
      const pending = { type: 'JoinTutor', commandId, actor: { id, role: 'system' }, owner } as const;
      await registerAccount(parts, { ...account(name), id, role: 'tutor', pending });
    },

    async enrolStudent({ name, pack }: DemoStudent): Promise<EnrolledStudent> {
      const commandId = toCommandId('enrol', name);
      const id = toDemoStudentId(name);
      const actor = toTutorActor('whitfield');
      const classes = packs[pack].classes;
      const pending = { type: 'EnrolStudent', commandId, actor, classes, via: 'tutor', today: today() } as const;
      const answer = await registerAccount(parts, { ...account(name), id, role: 'student', pending });
      if (answer.status !== 'done') throw new Error(`The demo could not enrol ${name}: ${answer.status}.`);
      // The state right after the enrolment, even when an interrupted seeding has recorded later events.
      return { id, state: answer.state };
    },

    /** Sends the command of a step. Throws when the command is refused. */
    async runClassStep(enrolled: EnrolledStudent, step: Omit<ClassStep, 'at'>, date: string): Promise<void> {
      const { id } = enrolled;
      const { by } = step;
      const commandId = toCommandId(id, date, step.command.type, 'status' in step.command ? step.command.status : by);
      const command = withPurchaseId(step.command, toEventId(toStudentStream(id), commandId, 0));
      const common = { commandId, actor: toTutorActor(by) };
      const answer =
        command.type === 'ArchiveStudent'
          ? await archiveStudent(parts, { id, ...common })
          : await handle({
              ...{ ...common, aggregate: studentAggregate, id, command, body: command },
              context: decisionContext(),
            });
      if (answer.status !== 'done') throw new Error(`The demo could not ${command.type} on ${date}: ${answer.status}.`);
      enrolled.state = answer.state as StudentState;
    },

    /** Gives the parent of the siblings one account that sees both, each by an invitation of the owner. */
    async joinParent(people: ReadonlyMap<DemoStudent, EnrolledStudent>): Promise<void> {
      const family = toCommandId('family', siblingsParent);
      const actor = { id: family, role: 'family' } as const;
      for (const [at, child] of listSiblings(people).entries()) {
        const toId = (act: string) => toCommandId(act, siblingsParent, child.id);
        const send = (command: StudentCommand, by: Actor) =>
          handle({
            ...{ commandId: toId(command.type), actor: by, command, body: command },
            ...{ aggregate: studentAggregate, id: child.id, context: decisionContext() },
          });
        const invited = await send(
          { type: 'InviteFamily', name: siblingsParent, email: '' },
          toTutorActor('whitfield'),
        );
        const invitation = toEventId(toStudentStream(child.id), toId('InviteFamily'), 0);
        const type = 'GiveFamilyAccess';
        const pending = { type, commandId: toId(type), actor, studentId: child.id, invitation } as const;
        const answer =
          at === 0
            ? await registerAccount(parts, { ...account(siblingsParent), id: family, role: 'family', pending })
            : await send({ type, invitation, account: family, name: siblingsParent }, actor);
        if (invited.status !== 'done' || answer.status !== 'done')
          throw new Error(`The demo could not give ${siblingsParent} access: ${invited.status}, ${answer.status}.`);
        child.state = answer.state;
      }
    },

    /** One parent pays for both children on one day, when both have something to pay. */
    async payForSiblings(people: ReadonlyMap<DemoStudent, EnrolledStudent>, date: string): Promise<void> {
      const children = listSiblings(people);
      const found = children.length > 1 && findFamilyPayment(children, 1, date);
      if (!found) return;
      const commandId = toCommandId('siblings', date);
      const joint = {
        id: commandId,
        parts: found.parts.map((part, at) => ({ student: children[at]?.id ?? '', ...part })),
      };
      for (const [at, { student, amountCents, allocations }] of joint.parts.entries()) {
        const child = children[at] as EnrolledStudent;
        const command = {
          type: 'ReceivePayment',
          ...{ ...found.payment, amountCents, allocations, joint },
          seenEqual: Object.keys(child.state.money.payments),
        } as const;
        const answer = await handle({
          ...{ aggregate: studentAggregate, id: student, command, body: command, context: decisionContext() },
          ...{ commandId: toCommandId('siblings', student, date), actor: toTutorActor('whitfield') },
        });
        if (answer.status !== 'done')
          throw new Error(`The demo could not record a payment on ${date}: ${answer.status}.`);
        child.state = answer.state as StudentState;
      }
    },

    /** Creates a group with its classes of every week. */
    async createGroup(demoGroup: DemoGroup, students: readonly string[]): Promise<void> {
      const { name, tutor, weekdays, begins, ends, room } = demoGroup;
      const commandId = toCommandId('group', name);
      const group = toNewStreamId(commandId);
      const meetings = weekdays.map((weekday) => ({ weekday, begins, ends, room }));
      const commands = [
        [commandId, { type: 'CreateGroup', group, name, students }],
        [toCommandId('schedule', name), { type: 'ScheduleGroup', group, from: today(), meetings, seenVersion: 0 }],
      ] as const;
      const actor = toTutorActor(tutor);
      for (const [commandId, command] of commands) {
        const answer = await handle({
          ...{ commandId, actor, command, body: command },
          ...{ aggregate: groupsAggregate, id: undefined, context: { today: today() } },
        });
        if (answer.status !== 'done') throw new Error(`The demo could not create the group ${name}: ${answer.status}.`);
      }
    },

    runHomeworkStep: createHomeworkCommands({ handle, decisionContext }),
    runAssignedPracticeStep: createAssignedPracticeCommands({ handle, decisionContext }),
    runCaseStep: createCaseCommands({ handle, store, decisionContext }),
    runPracticeStep: createPracticeCommands({ handle, decisionContext }),
    recordRace: createRaceCommands({ handle, decisionContext }),
  };
};

const listSiblings = (people: ReadonlyMap<DemoStudent, EnrolledStudent>): EnrolledStudent[] =>
  [...people].flatMap(([{ pays }, enrolled]) => (pays === 'siblings' ? enrolled : []));

/** Names the purchase that the payment of an addition pays: the event of the same command. */
const withPurchaseId = (command: StudentCommand, purchase: string): StudentCommand =>
  command.type === 'AdjustClasses' && command.payment
    ? { ...command, payment: { ...command.payment, purchase } }
    : command;
