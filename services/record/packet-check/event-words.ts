/** The words of what a recorded event holds: who recorded it, and what. */
import type { StudentEvent } from '#events/classes/student/events.ts';
import type { EventMetadata } from '#events/kernel/recorded-event.ts';
import type { WordsOf, WordTree } from './word-tree.ts';

/** An event without fields has the type of an object with any names. */
type NamesOf<Union> = Union extends unknown ? (string extends keyof Union ? never : keyof Union) : never;
type FieldOf<Union, Name> = Union extends unknown ? (Name extends keyof Union ? Union[Name] : never) : never;
/** Every field that one of the types has. */
type AllFields<Union> = { [Name in NamesOf<Union>]: FieldOf<Union, Name> };

const metadataWords: WordsOf<EventMetadata & { hash: number }> = {
  hash: 'version of the hash',
  actor: ['who recorded it', { id: 'id', role: 'role' }],
  commandId: 'command',
  fingerprint: 'fingerprint of the request',
  requestId: 'id of the request',
};

const dataWords: WordsOf<AllFields<StudentEvent['data']>> = {
  mark: 'mark',
  date: 'day of class',
  effectiveOn: 'day of class',
  from: [
    'before',
    {
      date: 'day of class',
      status: 'attendance',
      lateCancellationHours: 'hours of a late cancellation',
      charge: 'class taken',
    },
  ],
  status: 'attendance',
  lateCancellationHours: 'hours of a late cancellation',
  charge: 'class taken',
  note: 'note',
  privateNote: 'private note',
  reason: 'reason',
  code: 'kind of reason',
  reverses: 'the entry that it gives back',
  direction: 'added or removed',
  purchase: [
    'purchase',
    {
      ...{ listPriceCents: 'list price', priceCents: 'price', priceReason: 'reason of the price' },
      ...{ amountCents: 'amount', paidOn: 'day of payment', receipt: 'receipt number' },
    },
  ],
  refundCents: 'amount returned',
  amountCents: 'amount received',
  method: 'way of payment',
  reference: 'number of the payment',
  receivedOn: 'day of payment',
  receivedBy: 'who received it',
  allocations: ['what it pays', { purchase: 'purchase', cents: 'amount' }],
  joint: [
    'payment for several students',
    {
      id: 'id',
      parts: [
        'part',
        {
          student: 'student',
          amountCents: 'amount',
          allocations: ['what it pays', { purchase: 'purchase', cents: 'amount' }],
        },
      ],
    },
  ],
  payment: 'payment',
  whole: 'reversed for all students',
  parts: ['credit', { payment: 'payment', cents: 'amount' }],
  cents: 'amount',
  canceledCents: 'no longer due',
  withdrawnWaiting: 'waiting classes withdrawn',
  returnedOn: 'day of return',
  refund: 'refund',
  restoredCents: 'due again',
  money: 'what becomes of the money',
  entry: 'entry',
  name: 'name',
  email: 'email',
  via: 'added by',
  until: 'last day of the invitation',
  invitation: 'invitation',
  account: 'account',
  import: 'import',
  file: 'file',
  line: 'line of the file',
  total: 'total in the file',
  change: [
    'change',
    {
      requested: 'classes asked for',
      appliedRemaining: 'change',
      appliedTotal: 'change of the total',
      remainingAfter: 'left',
      totalAfter: 'total',
      classesMax: 'limit',
    },
  ],
};

/** By the names of the fields of an event that hold a text of many fields. */
export const recordedWords: Readonly<Record<string, WordTree>> = { metadata: metadataWords, data: dataWords };

export const eventTypeWords: Readonly<Record<StudentEvent['type'], string>> = {
  StudentEnrolled: 'student enrolled',
  StudentImported: 'classes brought over from the former records',
  ClassesAdjusted: 'classes added or removed',
  WaitingClassesApplied: 'waiting classes applied',
  WaitingClassesWithdrawn: 'waiting classes withdrawn',
  PurchaseReversed: 'purchase reversed',
  StudentArchived: 'student archived',
  StudentRestored: 'student restored',
  StudentEmailChanged: 'email changed',
  AbsenceReported: 'absence reported ahead',
  AbsenceReportWithdrawn: 'reported absence withdrawn',
  PasswordCodeMade: 'code for a new password made',
  FamilyInvited: 'family invited',
  FamilyInvitationWithdrawn: 'invitation of a family withdrawn',
  FamilyAccessGiven: 'family account added',
  FamilyAccessEnded: 'family account ended',
  AttendanceMarked: 'attendance marked',
  AttendanceCorrected: 'attendance corrected',
  AttendanceMoved: 'attendance moved to another day',
  AttendanceNoted: 'note changed',
  AttendancePrivatelyNoted: 'private note changed',
  AttendanceVoided: 'attendance voided',
  UncoveredClassSettled: 'uncovered class settled',
  PaymentReceived: 'payment received',
  PaymentReversed: 'payment reversed',
  CreditUsed: 'credit used',
  RefundGiven: 'refund given',
  RefundReversed: 'refund reversed',
  DuplicateCleared: 'kept as no duplicate',
};
