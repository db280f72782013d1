import { expect, test } from 'vitest';
import type { RecordedEvent } from '../../kernel/recorded-event.ts';
import { type AccountCommand, accountAggregate } from './account-decider.ts';

const { initial, decide, evolve } = accountAggregate.decider;
/** The state after these commands. */
const after = (...commands: AccountCommand[]) =>
  commands
    .flatMap((command) => decide(initial, command, undefined))
    .reduce((state, event) => evolve(state, event as RecordedEvent<typeof event>), initial);

test('account: only another email makes it an account with a new email', () => {
  const others = [{ type: 'ChangePassword' }, { type: 'ResetPassword' }, { type: 'EndSessions', sessions: 2 }] as const;
  expect(after(...others)).toEqual({ hasNewEmail: false });
  expect(after({ type: 'ChangeEmail', email: 'mia@example.com' }, ...others)).toEqual({ hasNewEmail: true });
});
