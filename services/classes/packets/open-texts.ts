import type { PersonalKey } from '#events/record/key-ring.ts';
import { parseSealedEnvelope, toSealedTextProof, unsealText } from '#events/record/seal-text.ts';
import { findSealedText, type TextName } from '#services/record/packet-check/compare-record.ts';
import type { PacketEvent } from '#services/record/packet-check/packet-file.ts';

/** The texts of an event that a packet shows, and the keys that prove them. */
export interface OpenTexts {
  readonly texts: Readonly<Partial<Record<TextName, string>>>;
  readonly keys: Readonly<Record<string, string>>;
}

/** Opens the named texts of an event as far as it has them. Private notes stay sealed. Throws RecordFault. */
export const openTexts = (
  { data }: Pick<PacketEvent, 'data'>,
  fields: readonly TextName[],
  key: PersonalKey,
): OpenTexts => {
  const parsed = JSON.parse(data);
  const opened = fields.flatMap((field) => {
    const text = findSealedText(parsed, field);
    if (text === undefined) return [];
    const envelope = parseSealedEnvelope(text);
    return { field, text: unsealText(envelope, key), proof: toSealedTextProof(envelope, key) };
  });
  return {
    texts: Object.fromEntries(opened.map(({ field, text }) => [field, text])),
    keys: Object.fromEntries(opened.map(({ field, proof }) => [field, proof])),
  };
};
