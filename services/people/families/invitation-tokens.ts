/** Tokens in the links of invitations. Nothing stores them: whether one is valid is recorded in the student's stream. */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { parse, stringify } from 'uuid';
import type { Context } from '#services/core/use-case/context.ts';

const ID_BYTES = 16;
/** Bytes of the signature. The token is in a QR code, so it is short. */
const SIGNATURE_BYTES = 16;

interface Invitation {
  readonly studentId: string;
  /** The id of the event `FamilyInvited`. */
  readonly invitationId: string;
}

export const createInvitationTokens = (sessionSecret: string) => {
  const key = Buffer.from(hkdfSync('sha256', sessionSecret, '', 'rollbook family invitation', 32));
  const sign = (ids: Uint8Array) => createHmac('sha256', key).update(ids).digest().subarray(0, SIGNATURE_BYTES);
  return {
    issue({ studentId, invitationId }: Invitation): string {
      const ids = Buffer.concat([parse(studentId), parse(invitationId)]);
      return Buffer.concat([ids, sign(ids)]).toString('base64url');
    },
    /** Undefined for a token that is not ours. */
    read(token: string): Invitation | undefined {
      const bytes = Buffer.from(token, 'base64url');
      const ids = bytes.subarray(0, 2 * ID_BYTES);
      const [signature, expected] = [bytes.subarray(2 * ID_BYTES), sign(ids)];
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined;
      return { studentId: stringify(ids), invitationId: stringify(ids, ID_BYTES) };
    },
  };
};

/** The address of an invitation's page. */
export const toInvitationLink = ({ config }: Context<'config'>, invitation: Invitation): string =>
  `${config.publicUrl}/login?invitation=${createInvitationTokens(config.sessionSecret).issue(invitation)}`;
