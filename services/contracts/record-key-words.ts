/** What is said of a key that signs the record. It is apart from the schemas, whose library no page of the portal loads. */
import { formatPacketInstant } from './packet-words.ts';
import type { RecordKeyPeriod } from './record-keys.ts';

const takeoverTexts = {
  first: '',
  signed: ' The key before it signed that it took over.',
  lost: ' The key before it was lost, so it did not sign that this one took over: only the center can say that this key is its own.',
};

/** How a key took over, after another sentence. */
export const toTakeoverText = ({ takeover }: Pick<RecordKeyPeriod, 'takeover'>): string =>
  takeoverTexts[takeover ?? 'first'];

/** When a key signed, in the centre's time zone, and how it took over. */
export const toKeyPeriodText = ({ from, until, takeover }: RecordKeyPeriod, timeZone: string): string => {
  if (from === null) return 'In use. It has signed no seal yet.';
  const first = formatPacketInstant(from, timeZone);
  const when =
    until === null
      ? `In use since ${first}.`
      : `A former key: it signed seals from ${first} until ${formatPacketInstant(until, timeZone)}.`;
  return when + toTakeoverText({ takeover });
};
