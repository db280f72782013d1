/** The person who sends a command, and what the headers of the request say about it. */

import type { Sql } from 'postgres';
import type { Profile } from '#contracts/session.ts';
import type { Actor } from '#events/kernel/recorded-event.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';

export interface CommandContext {
  readonly profile: Profile;
  readonly commandId: string;
  readonly ifMatch: number | undefined;
  /** See `CommandRequest`. */
  readonly batch?: object;
}

/** The actor of the commands that this person sends; an owner is recorded as one. */
export const toActor = ({ id, role, owner }: Profile): Actor => ({ id, role: owner ? 'owner' : role });

/** The parts of a command request that do not depend on its stream. */
export const toCommandMetadata = ({ profile, commandId, ifMatch, batch }: CommandContext) => ({
  commandId,
  actor: toActor(profile),
  ...(ifMatch !== undefined && { ifMatch }),
  ...(batch !== undefined && { batch }),
});

/** The name of the actor of an event; undefined when no profile has it. */
export async function findActorName(
  { readModels }: { readonly readModels: { readonly sql: Sql } },
  { metadata }: { readonly metadata: { readonly actor: Actor } },
): Promise<string | undefined> {
  const { id } = metadata.actor;
  return (await fetchNamesById(readModels.sql, [id])).get(id);
}
