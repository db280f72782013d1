/** The people of the demo centre. */

export interface DemoTutor {
  readonly key: 'whitfield' | 'lee' | 'diaz';
  readonly name: string;
  readonly owner: boolean;
}

export const demoTutors: readonly DemoTutor[] = [
  { key: 'whitfield', name: 'Sam Whitfield', owner: true },
  { key: 'lee', name: 'Ms Lee', owner: false },
  { key: 'diaz', name: 'Mr Diaz', owner: false },
];

/**
 * The packs that the families of the demo buy: those of the specification, section 9, whatever plans the facts of the centre
 * name. `code` is the id of the plan.
 */
export const packs = {
  Starter: { code: 'starter', classes: 6, priceCents: 35_000 },
  Growth: { code: 'growth', classes: 12, priceCents: 50_000 },
  Excellence: { code: 'excellence', classes: 18, priceCents: 65_000 },
} as const;
export type Pack = keyof typeof packs;

/** What happens to a student in addition to attending classes and buying the next pack in time. */
export type StudentStory =
  /** Buys a pack early, so that classes wait over the limit. Some marks are corrected too. */
  | 'buys-early'
  /** As in `buys-early`, and the waiting classes are applied as soon as some fit. */
  | 'applies-waiting'
  /** As in `buys-early`, and the family asks for a refund of the waiting classes. */
  | 'withdraws-waiting'
  /** Is marked present by mistake once, which is corrected the same evening. */
  | 'corrected'
  /** Attended a class with none remaining. The class is still uncovered. */
  | 'owes-a-class'
  /** Attended a class with none remaining. The class was settled with the next pack. */
  | 'settles-a-class'
  /** Had two classes refunded. */
  | 'refunded'
  /** Left the centre a month ago. */
  | 'left';

/** How a family pays for its packs; at once, if it has no story. */
export type PaymentStory =
  /** Pays each pack 9 days after it was bought. */
  | 'pays-later'
  /** Pays half at once and half three weeks later. */
  | 'pays-in-parts'
  /** Has paid only half of the last pack, more than a month ago. */
  | 'owes-money'
  /** Pays by check; one of them bounces, and is paid in cash later. */
  | 'check-bounces'
  /** A payment was recorded by two tutors, and one of the two was reversed the next morning. */
  | 'recorded-twice'
  /** A payment of the last days was recorded twice, and nobody has decided about it yet. */
  | 'maybe-twice'
  /** One parent pays for both children at once. */
  | 'siblings';

export interface DemoStudent {
  readonly name: string;
  readonly group: number;
  readonly pack: Pack;
  /** Weeks from the first day to the student's enrolment. */
  readonly joins: number;
  readonly story?: StudentStory;
  readonly pays?: PaymentStory;
}

export const demoStudents: readonly DemoStudent[] = [
  { name: 'Maya Okafor', group: 0, pack: 'Growth', joins: 0, story: 'buys-early' },
  { name: 'Noah Patel', group: 0, pack: 'Excellence', joins: 0, pays: 'pays-in-parts' },
  { name: 'Aisha Rahman', group: 0, pack: 'Growth', joins: 0, story: 'corrected' },
  { name: 'Leo Martin', group: 0, pack: 'Starter', joins: 0, story: 'owes-a-class' },
  { name: 'Sofia Novak', group: 0, pack: 'Growth', joins: 6, pays: 'pays-later' },
  { name: 'Ethan Brooks', group: 0, pack: 'Starter', joins: 15, pays: 'pays-later' },
  { name: 'Chloe Nguyen', group: 1, pack: 'Growth', joins: 0, pays: 'recorded-twice' },
  { name: 'Daniel Kowalski', group: 1, pack: 'Excellence', joins: 0, story: 'withdraws-waiting' },
  { name: 'Amara Johnson', group: 1, pack: 'Growth', joins: 3, story: 'corrected' },
  { name: 'Lucas Ferreira', group: 1, pack: 'Starter', joins: 0, pays: 'check-bounces' },
  { name: 'Hannah Schmidt', group: 1, pack: 'Growth', joins: 0, story: 'refunded' },
  { name: 'Omar Haddad', group: 1, pack: 'Growth', joins: 9, pays: 'owes-money' },
  { name: 'Ruby Callahan', group: 2, pack: 'Starter', joins: 0, story: 'settles-a-class' },
  { name: 'Jayden Carter', group: 2, pack: 'Growth', joins: 0 },
  { name: 'Mei Tanaka', group: 2, pack: 'Excellence', joins: 0, story: 'applies-waiting' },
  { name: 'Isaac Goldberg', group: 2, pack: 'Growth', joins: 0, pays: 'maybe-twice' },
  { name: 'Priya Menon', group: 2, pack: 'Growth', joins: 12, story: 'corrected' },
  { name: 'Oliver Bennett', group: 2, pack: 'Starter', joins: 0, story: 'left' },
  { name: 'Zoe Papadakis', group: 3, pack: 'Starter', joins: 0 },
  { name: 'Samuel Adeyemi', group: 3, pack: 'Growth', joins: 0 },
  { name: 'Emily Fitzgerald', group: 3, pack: 'Starter', joins: 0, pays: 'siblings' },
  { name: 'Mateus Oliveira', group: 3, pack: 'Growth', joins: 18 },
  { name: 'Grace Fitzgerald', group: 3, pack: 'Starter', joins: 3, pays: 'siblings' },
  { name: 'Ben Larsson', group: 3, pack: 'Starter', joins: 24 },
];

/** Has the only family account of the demo, which sees both siblings. */
export const siblingsParent = 'Claire Fitzgerald';
