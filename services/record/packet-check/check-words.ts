/** What a check found, in the words of the page and of the operator’s command. */
import { formatPacketCents } from '#contracts/packet-money-words.ts';
import {
  findLastDay,
  formatEventCount,
  formatPacketDay,
  formatPacketInstant,
  listPacketVersions,
  toPacketPeriodText,
} from '#contracts/packet-words.ts';
import { formatCents, formatReasonCode } from '#contracts/reason-words.ts';
import type { PacketCheck } from './check-packet.ts';
import { recordedWords } from './event-words.ts';
import { nameField, valueWords } from './field-words.ts';
import type { PacketFault } from './packet-fault.ts';
import type { PublishedKeyAnswer } from './published-key.ts';
import { listFields } from './signed-fields.ts';
import { nameFields } from './word-tree.ts';

/** Anybody can sign a packet with a key of their own, so that a packet without faults is only as good as its key. */
export const toVerdictText = (
  { faults }: Pick<PacketCheck, 'faults'>,
  { isPublished }: Pick<PublishedKeyAnswer, 'isPublished'>,
): string => {
  if (faults.length > 0)
    return 'The packet was changed after it was signed, or the center’s record now says something else. Do not rely on it.';
  return isPublished === false
    ? 'This packet was signed with a key that is not among the published ones of that time. Do not rely on it before you have asked the center.'
    : 'Nothing was changed since this packet was signed. Compare the key below to see that the center signed it.';
};

/** Of a text that somebody put into a field, in letters. */
const SHOWN_LENGTH_MAX = 200;
const civilDate = /^\d{4}-\d\d-\d\d$/;
const sealedText = /^sealed\.\d+\./;
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Of a value with fields, as many are named as a person reads. */
const SHOWN_FIELDS_MAX = 30;

/** Texts that hold fields of their own. */
const holdsFields = /^events\.\d+\.(?:data|metadata)$/;

/** `day of class: Nov 3, 2026; attendance: present` */
const toFieldsText = (path: string, value: object, centre: Centre): string => {
  const words = recordedWords[path.split('.').at(-1) ?? ''] ?? {};
  const texts = listFields(value).map(([inner, leaf]) => {
    const name = nameFields(inner.split('.'), words).join(', ');
    const text = toValueText(`${path}.${inner}`, leaf, centre);
    return name === '' ? text : `${name}: ${text}`;
  });
  const more = texts.length - SHOWN_FIELDS_MAX;
  return [...texts.slice(0, SHOWN_FIELDS_MAX), ...(more > 0 ? [`${more} more`] : [])].join('; ') || 'nothing';
};

/** A changed file may lack it. */
type Centre = PacketCheck['packet']['centre'] | undefined;

/** A value as people write it. */
const toValueText = (path: string, value: unknown, centre: Centre): string => {
  if (value === null || value === undefined || value === '' || isEmpty(value)) return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number' && /(?:_c|C)ents$/.test(path)) return formatCents(value, centre?.currency);
  if (typeof value === 'object') return toFieldsText(path, value, centre);
  if (holdsFields.test(path)) return toRecordedText(path, String(value), centre);
  const text = String(value).slice(0, SHOWN_LENGTH_MAX);
  const words = valueWords[path.split('.').at(-1) ?? ''] ?? {};
  if (Object.hasOwn(words, text)) return String(words[text]);
  if (sealedText.test(text)) return 'an encrypted text';
  if (/\.code$/.test(path)) return formatReasonCode(text);
  if (civilDate.test(text)) return formatPacketDay(text);
  // In quotation marks, a full stop or a word such as “nothing” is a part of the text.
  const quoted = typeof value === 'string' ? `“${text}”` : text;
  if (!instant.test(text)) return quoted;
  try {
    return formatPacketInstant(text, centre?.time_zone ?? '');
  } catch {
    // A changed file may hold a time or a time zone that does not exist.
    return quoted;
  }
};

const toRecordedText = (path: string, text: string, centre: Centre): string => {
  try {
    return toFieldsText(path, Object(JSON.parse(text)), centre);
  } catch {
    return 'a text that cannot be read';
  }
};

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/**
 * `Sealed: Nov 24, 2026. In this file: Nov 25, 2026.` The centre signed the digests of names and sealed texts, which nobody
 * can read back.
 */
const toValuesText = ({ path, values, digest }: PacketFault, centre: Centre): string => {
  const toShown = (value: unknown) => `In this file: ${toValueText(path, value, centre)}.`;
  if (values !== undefined)
    return ` ${values.isSealed ? 'Sealed' : 'In the record'}: ${toValueText(path, values.proven, centre)}. ${toShown(values.shown)}`;
  if (digest === undefined) return '';
  return ` ${toShown(digest.shown)}${digest.isSigned ? ' Only the center can show what it was.' : ''}`;
};

/** Of a file that was changed in many fields, as many are named as a person reads. */
const NAMED_FAULTS_MAX = 50;

/** Each fault with the name of its field, and what could not be compared. A field is named once. */
export const listFaultTexts = ({ faults, uncompared, packet }: PacketCheck): { name: string; what: string }[] => {
  const byField = Map.groupBy(faults, ({ path }) => path);
  const named = [...byField].slice(0, NAMED_FAULTS_MAX).map(([path, ofField]) => {
    const fault = ofField.find(({ values }) => values !== undefined) ?? ofField[0];
    const values = fault && toValuesText(fault, packet.centre);
    return { name: nameField(path, packet), what: `${ofField[0]?.what}${values ?? ''}` };
  });
  const others = byField.size - named.length;
  return [
    ...named,
    ...(others === 0 ? [] : [{ name: 'And more', what: `${others} other fields do not match either.` }]),
    ...uncompared.map((what) => ({ name: 'Not compared', what })),
  ];
};

/** What is proven, and by what, in sentences. Only for a packet without faults. */
export const listProofTexts = ({ packet, sealed }: PacketCheck): string[] => {
  const { rows, money, money_rows, seal, centre, events, period } = packet;
  const versions = listPacketVersions(packet);
  const outside = versions.filter((version) => !sealed.has(version));
  const inSeal = versions.length - outside.length;
  const recorded = new Map([...rows, ...money_rows].map(({ version, recorded_at }) => [version, recorded_at]));
  const older = outside.filter((version) => seal !== null && (recorded.get(version) ?? '') < seal.sealedAt).length;
  const sealName =
    seal && `the seal of ${formatPacketInstant(seal.sealedAt, centre.time_zone)} over ${formatEventCount(seal.events)}`;
  return [
    `The balances ${money === null ? 'add' : 'of classes and of money add'} up from all ${formatEventCount(events.length)} of the history, which has no gap.`,
    ...(money === null
      ? []
      : [
          `Owed at the end of ${formatPacketDay(findLastDay(period))}: ${formatPacketCents(money.closing_cents, packet)}.`,
        ]),
    `Every entry of ${toPacketPeriodText(period)} is listed.`,
    ...(sealName && inSeal > 0
      ? [`${inSeal} of ${versions.length} entries are proven to be in ${sealName}: nobody changed them since.`]
      : []),
    ...(outside.length > 0
      ? [
          `${outside.length} of ${versions.length} entries are not in the seal of this packet. Only the signature of the center proves them.`,
        ]
      : []),
    ...(older > 0
      ? [`${older} of them ${older === 1 ? 'was' : 'were'} recorded before the seal: ask the center why it lacks them.`]
      : []),
    'Names of people, the currency and the rules in force are signed by the center, but are not part of the seal.',
  ];
};
