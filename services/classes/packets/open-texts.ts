import type { PersonalKey } from '#events/record/key-ring.ts';
import { parseSealedEnvelope, toSealedTextProof, unsealText } from '#events/record/seal-text.ts';
import type { PacketEvent } from '#services/record/packet-check/packet-file.ts';

/** The texts of an event that a packet shows, and the keys that prove them. */
export interface OpenTexts {
  readonly reason: string | null;
  readonly note: string | null;
  readonly receipt: string | null;
  readonly keys: Readonly<Record<string, string>>;
}

/** Opens the reason, the note and the number of the receipt of an event. Private notes stay sealed. Throws RecordFault. */
export const openTexts = ({ data }: Pick<PacketEvent, 'data'>, key: PersonalKey): OpenTexts => {
  const {
    reason: why,
    note: about,
    purchase,
  }: { reason?: string; note?: string; purchase?: { receipt?: string } } = JSON.parse(data);
  const envelopes = { reason: why, note: about, receipt: purchase?.receipt };
  const opened = (['reason', 'note', 'receipt'] as const).map((field) => {
    const envelope = envelopes[field];
    if (envelope === undefined) return { field, text: null, proof: undefined };
    const parsed = parseSealedEnvelope(envelope);
    return { field, text: unsealText(parsed, key), proof: toSealedTextProof(parsed, key) };
  });
  const [reason, note, receipt] = opened.map(({ text }) => text);
  const keys = opened.flatMap(({ field, proof }) => (proof === undefined ? [] : [[field, proof] as const]));
  return { reason: reason ?? null, note: note ?? null, receipt: receipt ?? null, keys: Object.fromEntries(keys) };
};
