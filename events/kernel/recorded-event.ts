/** Who issued the command. `system` is the program itself (background work, demo data). */
export interface Actor {
  readonly id: string;
  readonly role: 'student' | 'tutor' | 'owner' | 'family' | 'system';
}

/** Metadata that is stored with each event. */
export interface EventMetadata {
  readonly commandId: string;
  /** HMAC, under the person's key, of the actor and of the command's body without secrets. It detects a reused command id. */
  readonly fingerprint: string;
  readonly actor: Actor;
  /** The id of the request that appended it, 32 hexadecimal digits; absent for background work. */
  readonly requestId?: string | undefined;
}

interface Recorded {
  readonly id: string;
  readonly stream: string;
  readonly version: number;
  readonly position: bigint;
  /** UTC instant, ISO 8601. */
  readonly recordedAt: string;
  readonly metadata: EventMetadata;
  /** SHA-256 over the previous event's hash and this event's stored texts, in hexadecimal. */
  readonly hash: string;
}

/** An event as deciders and projections fold it: parsed and upcast to the current schema version. Narrows by `type`. */
export type RecordedEvent<Event extends { type: string; data: unknown } = { type: string; data: unknown }> =
  Event extends { type: infer Type; data: infer Data }
    ? Recorded & { readonly type: Type; readonly data: Data }
    : never;
