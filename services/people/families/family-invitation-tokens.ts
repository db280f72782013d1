/** Tokens in the links of invitations. Nothing stores them: whether one is valid is recorded in the student's stream. */
import { parse, stringify } from 'uuid';
import type { Context } from '#services/core/use-case/context.ts';
import { createSignedTokens } from '#services/platform/signed-tokens.ts';

const ID_BYTES = 16;

interface Invitation {
  readonly studentId: string;
  /** The id of the event `FamilyInvited`. */
  readonly invitationId: string;
}

export const createFamilyInvitationTokens = (sessionSecret: string) => {
  const tokens = createSignedTokens(sessionSecret, 'rollbook family invitation', 2 * ID_BYTES);
  return {
    issue: ({ studentId, invitationId }: Invitation): string =>
      tokens.issue(Buffer.concat([parse(studentId), parse(invitationId)])),
    /** Undefined for a token that is not ours. */
    read(token: string): Invitation | undefined {
      const ids = tokens.read(token);
      return ids && { studentId: stringify(ids), invitationId: stringify(ids, ID_BYTES) };
    },
  };
};

/** The address of an invitation's page. */
export const toFamilyInvitationLink = ({ config }: Context<'config'>, invitation: Invitation): string =>
  `${config.publicUrl}/login?family-invitation=${createFamilyInvitationTokens(config.sessionSecret).issue(invitation)}`;
