/**
 * The file of a packet: what people read, what proves it, and a digest of each field that the centre signed. Nothing in
 * this folder imports Node or the program, so that the same code checks a packet in a browser, offline.
 */
import type { PacketContent } from '#contracts/packets.ts';

/** One event of the student with everything that its hash covers. The hash is computed from it. */
export interface PacketEvent {
  /** The number of the entry; in format 5, the version in the student's stream. */
  readonly version: number;
  readonly id: string;
  readonly type: string;
  readonly schemaVersion: number;
  readonly recordedAt: string;
  /** The texts as the log holds them, without what is hidden; personal texts are sealed. */
  readonly metadata: string;
  readonly data: string;
  /** The hash of what is hidden, with a salt, so that nothing tells what it is. Missing if the hash of the event is of version 1. */
  readonly hidden?: string;
  /** The place of the event in the log, from 0; null if the seal does not cover it. */
  readonly index: number | null;
  /** The hashes that lead from the event to the root of the seal, one after another in hexadecimal. */
  readonly proof: string;
  /** By field: the key with which the sealed text can be compared with the text that the packet shows. */
  readonly keys: Readonly<Record<string, string>>;
}

export interface UnsignedPacket extends PacketContent {
  /**
   * All entries of the student up to the last one that the packet knows, also those before the period. Events of other things, such
   * as private notes and family accounts, are none. In format 5, all events.
   */
  readonly events: readonly PacketEvent[];
}

export interface PacketFile extends UnsignedPacket {
  /** By path of a field: half of the SHA-256 of path and value. */
  readonly digests: Readonly<Record<string, string>>;
  readonly signature: { readonly publicKey: string; readonly value: string };
  /** The verification code: a short hash of what is signed. */
  readonly code: string;
}
