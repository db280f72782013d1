/** Reads the events of a packet on their own terms: a check must not rely on the program that it checks. */
import type {
  AttendanceCharge,
  AttendanceStatus,
  PaymentMethod,
  QuietChangeType,
  ReasonCode,
} from '#events/values/shapes.ts';
import type { PacketEvent } from './packet-file.ts';

/** The price of added classes; in early events, what was paid for them. */
interface PurchaseData {
  readonly listPriceCents?: number;
  readonly priceCents?: number;
  readonly priceReason?: string;
  readonly amountCents?: number;
  readonly paidOn?: string;
  readonly receipt?: string;
}

/** The fields of the events of payments and refunds. */
interface MoneyData {
  readonly amountCents?: number;
  readonly method?: PaymentMethod;
  readonly reference?: string;
  readonly receivedOn?: string;
  readonly receivedBy?: string;
  readonly returnedOn?: string;
  /** Ids of the payment, of the refund, and of the entry that is no duplicate. */
  readonly payment?: string;
  readonly refund?: string;
  readonly entry?: string;
  /** The credit that pays for a purchase, by its payments. */
  readonly parts?: readonly { readonly cents: number }[];
  /** What a refund returns. */
  readonly cents?: number;
  /** How much less is due because of a refund, and how much of it is due again. */
  readonly canceledCents?: number;
  readonly restoredCents?: number;
  /** The waiting classes that the event before a refund withdrew for it. */
  readonly withdrawnWaiting?: number;
}

/** The fields that the events of classes, of marks and of money have in common. */
interface EventData extends MoneyData {
  readonly date?: string;
  readonly effectiveOn?: string;
  readonly from?: { readonly date?: string; readonly lateCancellationHours?: number };
  readonly status?: AttendanceStatus;
  readonly charge?: AttendanceCharge;
  readonly lateCancellationHours?: number;
  readonly mark?: string;
  readonly reverses?: string;
  /** The purchase that is reversed or paid for, or what was paid for added classes. */
  readonly purchase?: string | PurchaseData;
  readonly refundCents?: number;
  readonly code?: ReasonCode;
  readonly direction?: string;
  readonly note?: string;
  readonly reason?: string;
  readonly change?: {
    readonly requested: number;
    readonly appliedRemaining: number;
    readonly appliedTotal: number;
    readonly remainingAfter: number;
    readonly totalAfter: number;
  };
}

/** An attendance mark after an event. */
export interface MarkState {
  readonly date: string;
  readonly status: AttendanceStatus;
  readonly charge: AttendanceCharge;
  readonly lateCancellationHours: number | undefined;
  readonly isVoided: boolean;
  readonly first: ReadEvent;
  /** The last event that changed more than a private note, if it is not the first. */
  readonly changedBy: ReadEvent | undefined;
}

/** An event with its texts parsed and, for an event of a mark, the mark after it. */
export interface ReadEvent extends Omit<PacketEvent, 'data' | 'metadata'> {
  readonly data: EventData;
  readonly actor: string;
  readonly commandId: string;
  readonly markId: string | undefined;
  /** The mark at the end of the charge that the event gave it or kept, whose day and status the row of the event follows. */
  readonly charged: MarkState | undefined;
  readonly mark: MarkState | undefined;
  /** The id of the event whose class it gives back, or of the purchase that it reverses. */
  readonly reversed: string | undefined;
  /** The version of the event that it reverses or corrects, and of the first one that reverses or corrects it; null without one. */
  readonly corrects: number | null;
  readonly correctedBy: number | null;
}

const quietChanges: Readonly<Record<string, QuietChangeType>> = {
  AttendanceMarked: 'marked',
  AttendanceCorrected: 'corrected',
  AttendanceMoved: 'moved',
  AttendanceNoted: 'noted',
  AttendanceVoided: 'voided',
};
/** What an event did to a mark without changing a balance, or undefined. */
export const toQuietChange = (type: string): QuietChangeType | undefined => quietChanges[type];

/** The events in order, with the mark that each leads to. Throws for texts that no program of Rollbook wrote. */
const readInOrder = (events: readonly PacketEvent[]): ReadEvent[] => {
  const marks = new Map<string, MarkState>();
  const parsed = events.map(({ data: text, ...event }) => {
    const data: EventData = JSON.parse(text);
    return { ...event, data, reversed: findReversed(event.type, data) };
  });
  const versions = new Map(parsed.map(({ id, version }) => [id, version]));
  // The first of several is set last.
  const reversals = new Map(parsed.toReversed().map(({ reversed, version }) => [reversed, version]));
  const read = parsed.map(({ metadata, ...event }) => {
    const { data, reversed = '' } = event;
    const markId = event.type === 'AttendanceMarked' ? event.id : data.mark;
    const [corrects, correctedBy] = [versions.get(reversed) ?? null, reversals.get(event.id) ?? null];
    const { actor, commandId } = JSON.parse(metadata);
    const unfolded = {
      ...event,
      actor: String(actor.id),
      commandId: String(commandId),
      markId,
      corrects,
      correctedBy,
      charged: undefined,
    };
    const mark = markId === undefined ? undefined : evolveMark(marks.get(markId), unfolded);
    if (markId !== undefined && mark) marks.set(markId, mark);
    return { ...unfolded, mark };
  });
  return joinCorrections(read);
};

/** The events of each mark, in their order. */
const groupByMark = (events: readonly ReadEvent[]): ReadEvent[][] => {
  const byMark = Map.groupBy(events, ({ markId }) => markId);
  byMark.delete(undefined);
  return [...byMark.values()];
};

/** A note that is added without a reason corrects nothing. */
const isCorrection = ({ type, data }: ReadEvent): boolean =>
  ['AttendanceCorrected', 'AttendanceMoved', 'AttendanceVoided'].includes(type) ||
  (type === 'AttendanceNoted' && data.reason !== undefined);

/** What states the status or the day of a mark, which a correction replaces. */
const statesMark = ({ type }: ReadEvent): boolean =>
  ['AttendanceMarked', 'AttendanceCorrected', 'AttendanceMoved'].includes(type);

/** By version of an event: the version of the nearest one before it in this order that may be meant and is of another command. */
const findNearestOfOthers = (ordered: readonly ReadEvent[], isMeant: (event: ReadEvent) => boolean) => {
  const found = new Map<number, number>();
  let nearest: ReadEvent | undefined;
  let nearestOfOthers: ReadEvent | undefined;
  for (const event of ordered) {
    const before = nearest?.commandId === event.commandId ? nearestOfOthers : nearest;
    if (before) found.set(event.version, before.version);
    if (!isMeant(event)) continue;
    if (nearest?.commandId !== event.commandId) nearestOfOthers = nearest;
    nearest = event;
  }
  return found;
};

/**
 * The events with the corrections of their marks, also those that give no class back. Of two events of one command, the second
 * does not correct the first.
 */
const joinCorrections = (events: readonly ReadEvent[]): ReadEvent[] => {
  const marks = groupByMark(events);
  const corrections = new Map(marks.flatMap((of) => [...findNearestOfOthers(of.toReversed(), isCorrection)]));
  const stated = new Map(marks.flatMap((of) => [...findNearestOfOthers(of, statesMark)]));
  return events.map((event) => {
    const { version, corrects, correctedBy } = event;
    const first = Math.min(
      correctedBy ?? Number.POSITIVE_INFINITY,
      corrections.get(version) ?? Number.POSITIVE_INFINITY,
    );
    return {
      ...event,
      corrects: corrects ?? (isCorrection(event) ? (stated.get(version) ?? null) : null),
      correctedBy: Number.isFinite(first) ? first : null,
    };
  });
};

/** By version of an event of one mark: the mark at the end of the charge that it had after the event. */
const findCharged = (ofMark: readonly ReadEvent[]): Map<number, MarkState> => {
  const charges: { readonly versions: number[]; mark: MarkState }[] = [];
  let isCharged = false;
  for (const { version, type, data, mark } of ofMark) {
    const wasCharged = isCharged;
    isCharged = mark !== undefined && mark.charge !== 'none';
    if (mark === undefined || !isCharged) continue;
    const isTaken = data.change !== undefined && type !== 'UncoveredClassSettled';
    const last = charges.at(-1);
    if (isTaken || !wasCharged || last === undefined) charges.push({ versions: [version], mark });
    else {
      last.versions.push(version);
      last.mark = mark;
    }
  }
  return new Map(charges.flatMap(({ versions, mark }) => versions.map((version) => [version, mark] as const)));
};

/** The events with what the charges of their marks led to. */
export const readEvents = (events: readonly PacketEvent[]): ReadEvent[] => {
  const read = readInOrder(events);
  const charged = new Map(groupByMark(read).flatMap((ofMark) => [...findCharged(ofMark)]));
  return read.map((event) => ({ ...event, charged: charged.get(event.version) }));
};

const findReversed = (type: string, { purchase, reverses }: EventData): string | undefined =>
  type === 'PurchaseReversed' ? String(purchase) : reverses;

const evolveMark = (
  before: MarkState | undefined,
  read: Omit<ReadEvent, 'mark' | 'charged'>,
): MarkState | undefined => {
  const event: ReadEvent = { ...read, mark: undefined, charged: undefined };
  const { data, type } = event;
  if (before === undefined) {
    if (type !== 'AttendanceMarked') return undefined;
    const { date = '', status = 'absent', charge = 'none', lateCancellationHours } = data;
    return { date, status, charge, lateCancellationHours, isVoided: false, first: event, changedBy: undefined };
  }
  const changed = { ...before, changedBy: event, date: data.date ?? before.date };
  switch (type) {
    case 'AttendanceCorrected':
    case 'AttendanceMoved': {
      const { status = 'absent', charge = 'none', lateCancellationHours } = data;
      return { ...changed, status, charge, lateCancellationHours };
    }
    case 'AttendanceNoted':
      return changed;
    case 'AttendanceVoided':
      return { ...changed, status: 'absent', charge: 'none', lateCancellationHours: undefined, isVoided: true };
    case 'UncoveredClassSettled':
      return { ...changed, charge: 'covered' };
    default:
      return before;
  }
};
