/** Records what changed in an account. The account itself, which the log does not hold, decides whether it may. */
import { defineAggregate } from '../../kernel/aggregate.ts';
import type { Decider } from '../../kernel/decider.ts';
import { toAccountStream } from './account-stream.ts';
import type { AccountEvent } from './events.ts';

export interface AccountState {
  /** Whether the person has signed in with another address before. */
  readonly hasNewEmail: boolean;
}
export type AccountCommand =
  | { type: 'ChangePassword' }
  | { type: 'ResetPassword' }
  | { type: 'ChangeEmail'; email: string }
  | { type: 'EndSessions'; sessions: number }
  | { type: 'TurnOnSecondFactor' | 'TurnOffSecondFactor' | 'ReplaceRecoveryCodes' }
  | { type: 'RequireSecondFactor'; required: boolean };

const accountDecider: Decider<AccountState, AccountCommand, AccountEvent, never> = {
  initial: { hasNewEmail: false },
  decide(_, command) {
    switch (command.type) {
      case 'ChangePassword':
        return [{ type: 'AccountPasswordChanged', data: {} }];
      case 'ResetPassword':
        return [{ type: 'AccountPasswordReset', data: {} }];
      case 'ChangeEmail':
        return [{ type: 'AccountEmailChanged', data: { email: command.email } }];
      case 'EndSessions':
        return [{ type: 'AccountSessionsEnded', data: { sessions: command.sessions } }];
      case 'TurnOnSecondFactor':
        return [{ type: 'AccountSecondFactorTurnedOn', data: {} }];
      case 'TurnOffSecondFactor':
        return [{ type: 'AccountSecondFactorTurnedOff', data: {} }];
      case 'ReplaceRecoveryCodes':
        return [{ type: 'AccountRecoveryCodesReplaced', data: {} }];
      case 'RequireSecondFactor':
        return [{ type: 'TutorsSecondFactorRequired', data: { required: command.required } }];
    }
  },
  evolve: (state, { type }) => (type === 'AccountEmailChanged' ? { hasNewEmail: true } : state),
};

export const accountAggregate = defineAggregate(accountDecider, {
  toStream: toAccountStream,
  toPerson: (id) => id,
  usesRules: false,
});
