/** Faults that tests must find: replacements in the sources of the program. */
export interface PlantedFault {
  /** Says what the program does wrong. */
  readonly name: string;
  /** Test files that should find the fault. Files `.db.test.ts` run with a database. */
  readonly tests: readonly string[];
  readonly file: string;
  /** What is replaced, wherever it stands in the file, and by what. */
  readonly changes: readonly (readonly [find: string, put: string])[];
}

const RECORD_TEST = ['events/record/record.test.ts'];
const ENTRIES_TEST = ['events/record/list-entries.sampled.test.ts'];
const UPCAST_TESTS = ['events/record/upcast.test.ts', ...RECORD_TEST];
const HIDDEN_NAMES_TEST = ['services/learning/leaderboard/hidden-names.db.test.ts'];
const HANDLER_TEST = ['services/core/command/command-handler.test.ts'];
const CONTRACT = ['events/store/contract.db.test.ts'];
const QUEUE_TEST = ['events/store/postgres/append-queue.db.test.ts'];
const STORE_TEST = ['events/store/postgres/open-postgres-store.db.test.ts'];
const NOTIFICATIONS_TEST = ['events/store/postgres/append-notifications.db.test.ts'];
const REFUSE_TEST = ['events/store/postgres/refuse-change.db.test.ts'];
const EVENT_STORE_DB_TEST = ['events/store/eventstoredb/event-store-db.test.ts'];
const STUDENT_TEST = ['events/classes/student/student-decider.test.ts'];
const ATTENDANCE_TESTS = [
  'events/classes/student/attendance.test.ts',
  'events/classes/student/correct-attendance.test.ts',
];
const LATE_CANCELLATION_TEST = ['events/classes/student/late-cancellation.test.ts'];
/** Its sums need no fold, so that they find a fault that the fold of the comparison has too. */
const SUMS_TEST = ['services/record/verify/ledger.db.test.ts'];
const TRANSACTIONS_TESTS = ['projections/classes/class-transactions/projection.test.ts', ...SUMS_TEST];
const RUNNER_TEST = ['projections/engine/projection-runner.db.test.ts'];
const CHECKPOINT_TEST = ['projections/engine/checkpoint.db.test.ts'];
const PARKED_TEST = ['projections/engine/parked.db.test.ts'];
const FAMILY_MAIL_TEST = ['services/people/family-mail/family-mail.db.test.ts'];
const CALENDAR_TEST = ['services/classes/attendance/get-attendance-calendar.db.test.ts'];
const BALANCES_TEST = ['projections/classes/balances/projection.test.ts'];
const ACCOUNT_TEST = ['services/people/account/account.db.test.ts'];
const SECOND_FACTOR_TEST = ['services/people/account/second-factor.db.test.ts'];
const BACKUP_TEST = ['services/record/backup/backup.db.test.ts'];
const LOG_TEST = ['services/platform/log.test.ts'];
const SECURITY_HEADERS_TEST = ['services/server/http/security-headers.db.test.ts'];
const REQUEST_ID_TEST = ['services/server/http/request-id.db.test.ts'];
const NIGHTLY_BACKUP_TEST = ['services/record/backup/back-up-nightly.db.test.ts'];
const LOG_MOVE_TEST = ['services/record/log-move/move-log.db.test.ts'];
const PAPERS_TEST = ['events/classes/papers/papers-decider.test.ts'];
const PAPERS_DB_TEST = ['services/classes/papers/papers.db.test.ts'];
const PRACTICE_TEST = ['events/learning/practice/practice-decider.test.ts'];

const TUTORS_TEST = ['services/people/tutors/tutors.db.test.ts'];
const TUTOR_TEST = ['events/people/tutor/tutor-decider.test.ts'];

const GUESSING_TEST = ['services/people/session/password-guessing.db.test.ts'];

const RETENTION_TEST = ['services/people/retention/retention.db.test.ts'];
const PERSONAL_DATA_TEST = ['services/server/personal-data/get-personal-data.db.test.ts'];
const DELETE_OVERDUE = 'services/people/retention/delete-overdue-data.ts';
const PICTURE_STORE = 'services/learning/pictures/picture-store.ts';
const OWNER_DECISIONS_TEST = ['services/people/dashboard/get-owner-decisions.db.test.ts'];
const OWNER_DECISIONS = 'services/people/dashboard/get-owner-decisions.ts';
const CENTRE_FIGURES_TEST = ['services/classes/reports/get-centre-figures.db.test.ts'];
const CENTRE_FIGURES = 'services/classes/reports/get-centre-figures.ts';
const LOAD_BALANCES = 'services/classes/reports/load-balances.ts';
const CLASS_MONTHS_QUERY = 'projections/classes/class-months/class-months-query.ts';
const CLASS_REPORTS = 'projections/classes/class-transactions/class-reports.ts';
const STUDENTS_QUERY = 'projections/people/profiles/students-query.ts';
const MONEY_QUERY = 'projections/classes/money/money-query.ts';
const WEEKS_LEFT_TEST = ['events/values/to-weeks-left.test.ts'];
const WEEKS_LEFT = 'events/values/to-weeks-left.ts';

const ERASURE_TEST = ['services/people/erasure/erase-person.db.test.ts'];
const IMPORT_TEST = ['services/people/student-import/student-import.db.test.ts'];
const IMPORT_FILE_TEST = ['services/people/student-import/read-student-file.test.ts'];

const LOG = 'events/store/postgres/migrations/0001_first-release.sql';
const STATEMENTS = 'events/store/postgres/statements.ts';
const FINGERPRINT = 'services/core/command/fingerprint.ts';
const BALANCE = 'events/classes/student/balance.ts';
const ATTENDANCE = 'events/classes/student/attendance.ts';
const CLASS_LEDGER_TEST = ['events/classes/student/class-ledger.test.ts'];
const CLASS_LEDGER = 'events/classes/student/class-ledger.ts';
const ROW_FIGURES = 'projections/classes/class-transactions/row-figures.ts';
const ALL_PAGES_TEST = ['services/classes/history/figures-of-all-pages.db.test.ts'];
const PARKED = 'projections/engine/parked.ts';
const CALENDAR = 'projections/classes/attendance/attendance-calendar.ts';
const BALANCES = 'projections/classes/balances/projection.ts';
const PRACTICE = 'events/learning/practice/practice-decider.ts';
const DECIDE_MONEY_TEST = ['events/classes/student/decide-money.test.ts'];
const MONEY_USE_CASES_TEST = ['services/classes/money/money.db.test.ts'];
const REFUND_SOURCES_TEST = ['web/src/features/classes/money/refund-sources.test.ts'];
const REFUND_SOURCES = 'web/src/features/classes/money/refund-sources.ts';
const DECIDE_MONEY = 'events/classes/student/decide-money.ts';
const MONEY = 'events/classes/student/money.ts';
const CLOSING = 'services/classes/closing/compute-closing.ts';
const CLOSING_TEST = ['services/classes/closing/compute-closing.test.ts'];
const FOLD_CLOSING_TEST = ['services/classes/closing/fold-closing.test.ts'];
const CLOSING_DB_TEST = ['services/classes/closing/closing.db.test.ts'];
const PACKET_MONEY = 'services/record/packet-check/read-money.ts';
const PACKET_MONEY_TEST = ['services/record/packet-check/read-money.test.ts'];
const CHECK_MONEY = 'services/record/packet-check/check-money.ts';
const PERIOD_MONEY_TEST = ['services/classes/history/period-money.sampled.test.ts'];
const SIGN_PACKET_TEST = ['services/classes/packets/sign-packet.test.ts'];
const KEPT_SEALS = 'services/record/packet-check/check-kept-seals.ts';
const KEPT_SEALS_TEST = ['services/record/packet-check/check-kept-seals.test.ts'];
const PACKETS_TEST = ['services/classes/packets/packets.db.test.ts'];
const PACKET_TEXT_TEST = ['services/classes/packets/packet-text.test.ts'];
const MONEY_REPORTS = 'projections/classes/money/money-reports.ts';

const PURCHASE_FORM = 'web/src/shared/students/parse-purchase.ts';
const PURCHASE_FORM_TEST = ['web/src/shared/students/parse-purchase.test.ts'];
const PAYMENT_FORM = 'web/src/shared/money/parse-payment.ts';
const PAYMENT_FORM_TEST = ['web/src/shared/money/parse-payment.test.ts'];

type Row = readonly [name: string, tests: readonly string[], file: string, ...changes: (readonly [string, string])[]];

const TIMETABLE_TEST = ['services/core/timetable/list-classes.test.ts'];
const TIMETABLE = 'services/core/timetable/list-classes.ts';

const CASE_TEST = ['events/classes/cases/case-decider.test.ts'];
const CASE = 'events/classes/cases/case-decider.ts';
const CASES_TEST = ['services/classes/cases/cases.db.test.ts'];
const CASES_QUERY = 'projections/classes/cases/cases-query.ts';

const FAMILY_TEST = ['events/classes/student/family-access.test.ts'];
const FAMILY = 'events/classes/student/family-access.ts';
const FAMILIES_TEST = ['services/people/families/families.db.test.ts'];
const ACCESS_TEST = ['services/server/http/access.db.test.ts'];

/** By what they break: the record, its store, subscriptions, classes, read models, practice and what a student may reach. */
const rows: readonly Row[] = [
  [
    'cases: the days of a case end before they begin',
    CASE_TEST,
    'events/values/shapes.ts',
    [
      "  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'This day is before the first day.' })",
      '  .refine(({ to }) => to !== undefined)',
    ],
  ],
  ['cases: a student asks about a price', CASE_TEST, CASE, ['!kinds.includes(kind)', 'false']],
  ['cases: somebody asked tomorrow', CASE_TEST, CASE, ['askedBy && askedBy.on > context.today', 'false']],
  ['cases: what a tutor opens is limited', CASE_TEST, CASE, ['!askedBy && isTooOften(', 'isTooOften(']],
  [
    'cases: what a tutor opens counts for the student',
    CASE_TEST,
    CASE,
    ['askedAt: askedBy ? state.askedAt : askedAt', 'askedAt'],
  ],
  ['cases: the same days have two open cases', CASE_TEST, CASE, ['isSamePeriod(each.period, period) &&', 'false &&']],
  ['cases: other days are kept from being asked about', CASE_TEST, CASE, [' && one?.to === other?.to', '']],
  ['cases: the row that looks wrong corrects itself', CASE_TEST, CASE, ['id === found.row || ', '']],
  ['cases: a change from before the question resolves it', CASE_TEST, CASE, ['recorded.at >= found.openedAt', 'true']],
  [
    'cases: a change from before the day on which a tutor was asked',
    CASE_TEST,
    CASE,
    ['recorded.on >= found.askedOn', 'true'],
  ],
  [
    'cases: a tutor plans a case that another one has changed',
    CASE_TEST,
    CASE,
    [' || found.changedAt !== command.seenVersion', ''],
  ],
  [
    'cases: a private note keeps others from planning',
    CASE_TEST,
    CASE,
    ['{ notes: notes + 1, changedAt }', '{ notes: notes + 1 }'],
  ],
  ['cases: a former tutor is made responsible', CASE_TEST, CASE, ['assignee && !assignee.isCurrentTutor', 'false']],
  ['cases: a due date is moved to a day that is over', CASE_TEST, CASE, ['dueOn < today || ', '']],
  ['cases: a due date is years away', CASE_TEST, CASE, [' || dueOn > addDays(today, CASE_DUE_DAYS_MAX)', '']],
  [
    'cases: a case has too many private notes',
    CASE_TEST,
    CASE,
    ['found.notes >= CASE_NOTES_MAX', 'found.notes > CASE_NOTES_MAX'],
  ],
  [
    'cases: a case that was reopened is overdue at once',
    CASE_TEST,
    CASE,
    ['text: command.text, ...toDueIn(context.today)', 'text: command.text'],
  ],
  [
    'cases: a case is overdue on its last day',
    CASES_TEST,
    CASES_QUERY,
    ["'c.due_on', '<', today", "'c.due_on', '<=', today"],
  ],
  [
    'cases: the dashboard counts a case as overdue on its last day',
    CASES_TEST,
    CASES_QUERY,
    ['sql`c.due_on <', 'sql`c.due_on <='],
  ],
  [
    'cases: a tutor who has left is responsible',
    CASES_TEST,
    CASES_QUERY,
    [".on('assignee.archived_at', 'is', null)", ''],
  ],
  [
    'cases: a family sees who is responsible',
    CASES_TEST,
    CASES_QUERY,
    ["cases.where('c.student_id'", "listedCases.where('c.student_id'"],
  ],
  [
    'cases: an answer comes with the packet of another student',
    CASES_TEST,
    'services/classes/cases/answer-case.ts',
    ['packet?.studentId === studentId', 'packet'],
  ],
  [
    'cases: the refund of another student ends a case',
    CASES_TEST,
    'services/classes/cases/resolve-case.ts',
    ['entry?.student_id === student_id', 'entry !== undefined'],
  ],
  [
    'cases: money that was not returned ends a case',
    CASES_TEST,
    'services/classes/cases/resolve-case.ts',
    [" && entry.kind === 'refund'", ''],
  ],
  [
    'cases: a refund that was taken back ends a case',
    CASES_TEST,
    'services/classes/cases/resolve-case.ts',
    [' && entry.reversed_by === null', ''],
  ],
  [
    'cases: somebody who is no tutor is made responsible',
    CASES_TEST,
    'services/classes/cases/plan-case.ts',
    [".state.status === 'current'", ".state.status !== 'archived'"],
  ],
  [
    'families: one family sees the child of another',
    ACCESS_TEST,
    'services/core/use-case/use-case.ts',
    ['({ id }) => id === studentId', '() => studentId !== undefined'],
  ],
  [
    'families: a command of a family is recorded as the child’s',
    FAMILIES_TEST,
    'services/core/command/dispatch.ts',
    ['toActor(family ?? profile)', 'toActor(profile)'],
  ],
  [
    'families: a family is notified of every student',
    ACCESS_TEST,
    'services/core/feed/change-tags.ts',
    ["to.role === 'tutor'", "to.role !== 'student'"],
  ],
  [
    'families: an invitation can be used twice',
    FAMILY_TEST,
    FAMILY,
    ['found !== undefined && found.account === undefined', 'found !== undefined'],
  ],
  ['families: an invitation never expires', FAMILY_TEST, FAMILY, [' || until < today', '']],
  [
    'families: an access survives its end',
    FAMILIES_TEST,
    'projections/people/family-access/projection.ts',
    ['row.account_id === event.data.account', 'false'],
  ],
  [
    'families: an access survives the archiving of the student',
    FAMILIES_TEST,
    'projections/people/family-access/projection.ts',
    ['end(() => true)', '[]'],
  ],
  [
    'families: an archived tutor lets a family in',
    FAMILIES_TEST,
    'services/people/families/withdraw-invitations-of-former-tutors.ts',
    ['handover === undefined', 'true'],
  ],
  [
    'families: a file goes on when an access ends',
    ['services/server/http/send-stream.test.ts'],
    'services/server/http/send-stream.ts',
    ['findChild(now?.family, id)', 'id !== undefined'],
  ],
  [
    'families: a session survives the last access',
    FAMILIES_TEST,
    'services/core/accounts/end-sessions-of-families.ts',
    ['children.length === 0', 'false'],
  ],
  [
    'families: a socket keeps notifying of a child whose access ended',
    FAMILIES_TEST,
    'services/core/feed/family-change.ts',
    ['!ends || child !== student', 'true'],
  ],
  [
    'families: a calendar address survives the access',
    ['services/people/calendar/calendar.db.test.ts'],
    'services/people/calendar/calendar-address.ts',
    ['return start !== undefined && new Date(start) <= createdAt;', 'return true;'],
  ],
  [
    'families: a calendar address comes back with a later access',
    ['services/people/calendar/calendar.db.test.ts'],
    'services/people/calendar/calendar-address.ts',
    [' && new Date(start) <= createdAt', ''],
  ],
  [
    'families: a family reads the answers of another child',
    ['services/learning/homework/homework-access.db.test.ts'],
    'services/server/http/register-use-case.ts',
    ['return !findChild(person.family, about)', 'return false'],
  ],
  [
    'families: a family sees answer keys that the tutor does not show',
    [
      'services/learning/homework/homework-answer-keys.db.test.ts',
      'services/learning/homework/homework-access.db.test.ts',
    ],
    'services/learning/homework/get-submission.ts',
    ["record.is_graded ? 'with keys' : 'without keys'", "record.is_graded ? 'with keys' : 'with keys'"],
  ],
  [
    'families: a family loads a picture of homework that its child has not submitted',
    ['services/learning/pictures/picture-store.db.test.ts'],
    'services/server/http/picture-routes.ts',
    ['access?.submitted === true', 'access !== undefined'],
  ],
  [
    'families: a token of another signature opens an invitation',
    FAMILIES_TEST,
    'services/platform/signed-tokens.ts',
    [' && timingSafeEqual(signature, expected)', ''],
  ],
  [
    'pictures: whoever may read homework sees the pictures of any homework',
    ['services/server/http/access-matrix.sampled.db.test.ts'],
    'services/server/http/picture-routes.ts',
    ['if (!(await canSee(', 'if (false && !(await canSee('],
  ],
  [
    'chain: the hash leaves the metadata out',
    RECORD_TEST,
    'events/record/hash-chain.ts',
    ['toHashedText(before.entryHash, fields)', "toHashedText(before.entryHash, { ...fields, metadata: '' })"],
  ],
  [
    'chain: the hash leaves the event before out',
    RECORD_TEST,
    'events/record/hash-chain.ts',
    ['[previous, version, ofMetadata.hidden', "['', version, ofMetadata.hidden"],
  ],
  [
    'chain: the hash leaves out which entry was the last one',
    ENTRIES_TEST,
    'events/record/hash-chain.ts',
    ['toHashedText(before.entryHash, fields)', "toHashedText('', fields)"],
  ],
  [
    'chain: the hash leaves hidden data out',
    ['services/record/verify/check-seals.sampled.test.ts'],
    'events/record/hash-chain.ts',
    ['ofMetadata.hidden, ofData.hidden]', 'ofMetadata.hidden]'],
  ],
  [
    'private acts: a family is notified of a private note',
    ['services/core/feed/change-tags.test.ts'],
    'services/core/feed/change-tags.ts',
    ['staffEvents.has(type) ?', 'false ?'],
  ],
  [
    'private acts: a family sees the version of the student’s stream',
    ['services/server/http/hidden-acts.db.test.ts'],
    'services/core/use-case/hide-student-version.ts',
    ["role === 'tutor' ? student", 'role ? student'],
  ],
  [
    'packet check: one of format 5 may hide parts of its events',
    SIGN_PACKET_TEST,
    'services/record/packet-check/check-history.ts',
    ["format === 'rollbook-packet-5' &&", 'false &&'],
  ],
  [
    'kept seals: a seal is read whatever was signed with it',
    KEPT_SEALS_TEST,
    KEPT_SEALS,
    ['HASH.test(root) && isInstant(sealedAt)', 'true'],
  ],
  [
    'chain: an event with a hash of version 2 can become one of version 1',
    ['events/record/record.test.ts'],
    'events/record/hash-chain.ts',
    ['before.hidesParts && !after.hidesParts', 'false'],
  ],
  [
    'packet: an event that packets leave out is an entry',
    ENTRIES_TEST,
    'events/record/list-entries.ts',
    ['if (!isEntry(head)) return [];', ''],
  ],
  [
    'packet: a hidden field can take the place of a shown one',
    ENTRIES_TEST,
    'events/record/unseal-events.ts',
    ['disclosure.has(field) !== Object.hasOwn(hiddenFields, field)', 'true'],
  ],
  [
    'packet: the salt of what is hidden can be known',
    ENTRIES_TEST,
    'events/record/seal-text.ts',
    ["createHmac('sha256', derivePurposeKeys(key).salt)", "createHmac('sha256', '')"],
  ],
  [
    'packet: a private note is shown',
    [...ENTRIES_TEST, ...PACKETS_TEST],
    'events/classes/student/events.ts',
    ["'charge', 'note', 'reverses']", "'charge', 'note', 'privateNote', 'reverses']"],
  ],
  [
    'packet: an event that was left out may have changed a balance',
    SIGN_PACKET_TEST,
    'services/record/packet-check/check-rows.ts',
    ['return isNext ? []', 'return true || isNext ? []'],
  ],
  [
    'chain: a gap in the versions of a stream is not reported',
    RECORD_TEST,
    'events/record/hash-chain.ts',
    [' || event.version !== head.version + 1', ''],
  ],
  [
    'seal: a sealed text is bound to no event and no field',
    RECORD_TEST,
    'events/record/seal-text.ts',
    ['JSON.stringify([eventId, path])', "''"],
  ],
  [
    'seal: a text is sealed under the key of another person',
    RECORD_TEST,
    'events/record/to-events-to-append.ts',
    ['key.personId !== toPersonIdOfStream(stream)', 'false'],
  ],
  [
    'seal: a text is read that is sealed under the key of another person',
    RECORD_TEST,
    'events/record/unseal-values-in-place.ts',
    ['key.personId !== person.id', 'false'],
  ],
  [
    'seal: a text is read that was sealed for another field',
    RECORD_TEST,
    'events/record/unseal-values-in-place.ts',
    ['inPlace && envelope.path !== path', 'false'],
  ],
  [
    'upcast: events of an older version are read as they are',
    UPCAST_TESTS,
    'events/record/upcast.ts',
    ['schemaVersion > upcasters.length', 'true'],
  ],
  [
    'upcast: events of a newer release are read',
    UPCAST_TESTS,
    'events/record/upcast.ts',
    ['event.schemaVersion > definition.version', 'false'],
  ],
  [
    'command: an event is recorded before the one it follows when the clock goes back',
    HANDLER_TEST,
    'services/core/command/write-events.ts',
    ['before === undefined ? 0 : Date.parse(before)', '0'],
  ],
  [
    'command: the id of a command is not looked for in its stream',
    HANDLER_TEST,
    'services/core/command/judge-command.ts',
    ['snapshot.commands.get(commandId)', 'undefined'],
  ],
  [
    'command: If-Match is ignored',
    HANDLER_TEST,
    'services/core/command/judge-command.ts',
    ['ifMatch !== version', 'false'],
  ],
  [
    'command: a repeated command with another body passes for the same',
    HANDLER_TEST,
    FINGERPRINT,
    ['[body ?? null, ', '['],
  ],
  [
    'command: a repeated command of another actor passes for the same',
    HANDLER_TEST,
    FINGERPRINT,
    [', actor.id, actor.role]', ']'],
  ],
  [
    'command: a person with events whose key is missing gets a new key',
    ['services/classes/class-changes/missing-key.db.test.ts'],
    'events/record/require-personal-key.ts',
    [
      "throw new RecordFault('key-missing', 'there is no key for this person', personId)",
      'return keys.create(personId)',
    ],
  ],
  [
    'append: the version of a stream is not checked',
    CONTRACT,
    LOG,
    ['\n      = expected\n', '\n      >= 0\n'],
    ['a.expected = a.current and', 'a.current >= 0 and'],
  ],
  [
    'append: the hash of the event before is not compared',
    CONTRACT,
    LOG,
    ['when e.hash <> append_one.previous', 'when false'],
    ['coalesce(l.hash = g.previous, true)', 'true'],
  ],
  [
    'append: an event id that is stored already is not looked for',
    CONTRACT,
    LOG,
    ['where e.id = append_one.id', 'where false'],
    ['where e.id = i.id limit 1', 'where false limit 1'],
  ],
  [
    'append: other content under a stored event id passes for a repetition',
    CONTRACT,
    LOG,
    [' and s.data::text = i.data and s.hash = i.hash', ''],
  ],
  [
    'append: no lock is taken',
    ['events/store/postgres/appending-processes.db.test.ts', ...STORE_TEST],
    LOG,
    ['locked := pg_advisory_xact_lock(', 'locked := concat('],
    ['perform pg_advisory_xact_lock(', 'perform concat('],
  ],
  [
    'append: a transaction that decides by an old snapshot is accepted',
    STORE_TEST,
    LOG,
    ["<> 'read committed'", "= 'never'"],
  ],
  [
    'append: two appends of one group to one stream are both written',
    QUEUE_TEST,
    LOG,
    ['a.append = min(a.append)', 'a.append >= min(a.append)'],
  ],
  [
    'append: the notification is part of the transaction',
    NOTIFICATIONS_TEST,
    LOG,
    ["status := 'appended';\n", "status := 'appended';\n    perform pg_notify('log_appended', '');\n"],
  ],
  [
    'append queue: refused data rejects the other appends of its group',
    QUEUE_TEST,
    'events/store/postgres/append-queue.ts',
    ['isDataError(error)', 'false'],
  ],
  ['log: the table can be truncated', REFUSE_TEST, LOG, ['delete or truncate on log.events', 'delete on log.events']],
  [
    'log: a session that replicates can change events',
    REFUSE_TEST,
    LOG,
    ['enable always trigger refuse_change', 'enable trigger refuse_change'],
  ],
  [
    'log: every role can insert events without the append function',
    REFUSE_TEST,
    LOG,
    ['revoke all on log.events from public', 'grant insert on log.events to public'],
  ],
  ['subscription: a gap in the positions is skipped', STORE_TEST, STATEMENTS, ['position !== next', 'false']],
  [
    'subscription: the event at the start position is delivered again',
    CONTRACT,
    STATEMENTS,
    ['row), { after, limit, lastId })', 'row), { after: after > 0n ? after - 1n : after, limit })'],
  ],
  [
    'subscription: events wait for the oldest open transaction of the server',
    ['events/store/postgres/open-transactions.db.test.ts'],
    STATEMENTS,
    [
      "READ_LOG = readStatement('read-log')",
      `READ_LOG = readStatement('read-log').replace(
        'where', 'where xmin::text::bigint < pg_snapshot_xmin(pg_current_snapshot())::text::bigint and')`,
    ],
  ],
  [
    'subscription: appends of other processes do not wake it',
    NOTIFICATIONS_TEST,
    'events/store/postgres/append-notifications.ts',
    ['if (sender !== own) onAppend();', ''],
    ['then(onAppend, retry)', 'then(() => {}, retry)'],
  ],
  [
    'subscription: events are delivered from memory although the log has lost them',
    ['events/store/postgres/restored-log.db.test.ts'],
    'events/store/postgres/recent-event-cache.ts',
    ['clear(): void {\n      kept = [];', 'clear(): void {'],
  ],
  [
    'EventStoreDB: events of a log with a longer prefix are delivered',
    EVENT_STORE_DB_TEST,
    'events/store/eventstoredb/event-store-db-event.ts',
    ['envelope.log === prefix', 'true'],
  ],
  [
    'EventStoreDB: a gap in a stream is not reported',
    EVENT_STORE_DB_TEST,
    'events/store/eventstoredb/gap-check.ts',
    ['version !== last + 1', 'false'],
  ],
  [
    'classes: the limit is one too high',
    STUDENT_TEST,
    BALANCE,
    ['Math.max(0, classesMax - classes)', 'Math.max(0, classesMax + 1 - classes)'],
  ],
  [
    'classes: total and remaining are capped together',
    STUDENT_TEST,
    BALANCE,
    ['roomFor(before.total, before)', 'roomFor(before.remaining, before)'],
  ],
  [
    'classes: a removal goes below zero',
    STUDENT_TEST,
    BALANCE,
    ['0 - Math.min(classes, before.remaining), 0 - Math.min(classes, before.total)', '-classes, -classes'],
  ],
  [
    'classes: what a removal could not take waits',
    [...STUDENT_TEST, 'events/classes/student/student.sampled.test.ts'],
    'events/classes/student/student-state.ts',
    [
      'state.waiting + toWaitingClassesChange(event)',
      `state.waiting + (event.type === 'ClassesAdjusted' && event.data.direction === 'remove'
        ? event.data.change.requested - event.data.change.appliedRemaining
        : toWaitingClassesChange(event))`,
    ],
  ],
  [
    'attendance: a class is charged although none is left',
    ATTENDANCE_TESTS,
    BALANCE,
    ['before.remaining > 0 ? -1 : 0, 0)', '-1, 0)'],
  ],
  [
    'attendance: a mark lowers the total too',
    ATTENDANCE_TESTS,
    BALANCE,
    ['before.remaining > 0 ? -1 : 0, 0)', 'before.remaining > 0 ? -1 : 0, -1)'],
  ],
  [
    'attendance: an uncovered mark gives a class back',
    ATTENDANCE_TESTS,
    ATTENDANCE,
    ['mark.chargedBy === undefined ?', "mark.chargedBy === undefined && mark.charge !== 'uncovered' ?"],
  ],
  [
    'attendance: a mark that only changes its date gives a class back',
    ATTENDANCE_TESTS,
    ATTENDANCE,
    ['isKept ? request : mark), charge }', 'isKept ? request : mark), charge, change: giveBackClass(student) }'],
  ],
  [
    'attendance: a repeated mark takes a class again',
    ATTENDANCE_TESTS,
    ATTENDANCE,
    ['if (mark !== undefined) {', 'if (mark !== undefined && mark.status !== command.status) {'],
  ],
  [
    'attendance: a stale seen_version is accepted',
    ATTENDANCE_TESTS,
    ATTENDANCE,
    ['seenVersion !== (mark?.version ?? 0)', 'false'],
  ],
  [
    'attendance: an uncovered class is settled although none is left',
    ATTENDANCE_TESTS,
    ATTENDANCE,
    ["if (student.remaining === 0) return 'no-classes-left';", ''],
  ],
  [
    'late cancellations: one is recorded on a day without the rule',
    LATE_CANCELLATION_TEST,
    ATTENDANCE,
    ["lateCancellationHours === 0 ? 'late-cancellation-off' :", ''],
  ],
  [
    'late cancellations: the rule of another day than that of the class applies',
    LATE_CANCELLATION_TEST,
    ATTENDANCE,
    ['findRulesOn(date).lateCancellationHours', "findRulesOn('2026-11-20').lateCancellationHours"],
  ],
  [
    'late cancellations: one that stays on its day gets another rule',
    LATE_CANCELLATION_TEST,
    ATTENDANCE,
    ['mark?.date === date ? mark.lateCancellationHours : undefined', 'undefined as number | undefined'],
  ],
  [
    'late cancellations: no class is taken',
    LATE_CANCELLATION_TEST,
    ATTENDANCE,
    ["status === 'present' || lateCancellationHours !== undefined", "status === 'present'"],
  ],
  [
    'late cancellations: a mark that becomes present takes a second class',
    LATE_CANCELLATION_TEST,
    ATTENDANCE,
    ['takesClass(mark) ? { charge: mark.charge } : chargeFor(before)', 'chargeFor(before)'],
  ],
  [
    'late cancellations: a recorded absence becomes one without a reason',
    LATE_CANCELLATION_TEST,
    ATTENDANCE,
    ["mark.status === 'absent' && takesClass(request)", "mark.status === 'absent' && request.status === 'present'"],
  ],
  [
    'late cancellations: they count as classes attended',
    LATE_CANCELLATION_TEST,
    'events/classes/student/mark-counts.ts',
    ["Number(status === 'present')", "Number(charge === 'covered')"],
  ],
  [
    'late cancellations: the row of a class does not follow its mark to another status',
    LATE_CANCELLATION_TEST,
    CLASS_LEDGER,
    ['late_cancellation_hours: kept.lateCancellationHours }', 'effective_on: kept.to }'],
  ],
  [
    'late cancellations: the row of an earlier charge follows the mark',
    LATE_CANCELLATION_TEST,
    CLASS_LEDGER,
    ['version >= charged &&', 'charged >= 0 &&'],
  ],
  [
    'late cancellations: the sums count them as taken for attendance',
    ['services/classes/attendance/late-cancellation.db.test.ts'],
    'projections/classes/class-transactions/row-figures.ts',
    ["t('late_cancellation_hours')} is not null`", "t('late_cancellation_hours')} < 0`"],
  ],
  [
    'late cancellations: the undo of a roll forgets one',
    ['services/classes/attendance/late-cancellation.db.test.ts'],
    'services/classes/attendance/undo-roll.ts',
    ['lateCancellation: before.late_cancellation', 'lateCancellation: false'],
  ],
  [
    'retention: a period begins at midnight of UTC',
    ['services/people/retention/to-retention-cutoff.test.ts'],
    'services/people/retention/to-retention-cutoff.ts',
    ['day.toZonedDateTime(timeZone)', "day.toZonedDateTime('UTC')"],
  ],
  [
    'retention: a day of 25 hours counts as 24 hours',
    ['services/people/retention/to-retention-cutoff.test.ts'],
    'services/people/retention/to-retention-cutoff.ts',
    [
      'return new Date(day.toZonedDateTime(timeZone).epochMilliseconds);',
      'return new Date(Temporal.PlainDate.from(night).toZonedDateTime(timeZone).epochMilliseconds - 86_400_000 * count);',
    ],
  ],
  [
    'retention: deletes what is exactly at its period',
    RETENTION_TEST,
    DELETE_OVERDUE,
    ['as kept where since <', 'as kept where since <='],
  ],
  [
    'retention: the dry run counts what is exactly at its period',
    RETENTION_TEST,
    DELETE_OVERDUE,
    ['filter (where since < ', 'filter (where since <= '],
  ],
  [
    'retention: a report forgets what a killed run had deleted',
    RETENTION_TEST,
    DELETE_OVERDUE,
    ['set deleted = deleted + (select', 'set deleted = (select'],
  ],
  [
    'retention: a kind that failed counts as done',
    RETENTION_TEST,
    'services/people/retention/retention-store.ts',
    [' and finished_at is not null`', '`'],
  ],
  [
    'retention: deletes by read models that lack events',
    RETENTION_TEST,
    DELETE_OVERDUE,
    ['if (kind.readsModels) await', 'if (kind.extraDays) await'],
  ],
  [
    'retention: deletes approved accounts',
    RETENTION_TEST,
    'services/people/retention/retained-kinds.ts',
    ['where awaiting_approval and pending is null', 'where pending is null'],
  ],
  [
    'retention: deletes a picture that another homework shows',
    RETENTION_TEST,
    PICTURE_STORE,
    ['having bool_and(h.deleted_at is not null)', 'having bool_or(h.deleted_at is not null)'],
  ],
  [
    'retention: deletes the picture of a homework that the read models do not have yet',
    RETENTION_TEST,
    PICTURE_STORE,
    ['greatest(max(h.deleted_at), p.shown_at, p.created_at)', 'max(h.deleted_at)'],
  ],
  [
    'retention: deletes pictures although a homework could not be folded',
    RETENTION_TEST,
    PICTURE_STORE,
    [".parked where projection = 'homework'", ".parked where projection = 'none'"],
  ],
  [
    'retention: a former student who was erased is due for erasure',
    RETENTION_TEST,
    'services/people/retention/former-people-due.ts',
    ['and k.erased_at is not null', 'and false'],
  ],
  [
    'retention: a family that still sees a child is due for erasure',
    RETENTION_TEST,
    'services/people/retention/former-people-due.ts',
    ['bool_and(f.ended_at is not null)', 'bool_or(f.ended_at is not null)'],
  ],
  [
    'retention: a period has no upper bound',
    ['services/core/centre/centre-rules.db.test.ts'],
    'services/contracts/centre-rules.ts',
    ['.max(most,', '.max(most + 1,'],
  ],
  [
    'retention: a period has no lower bound',
    ['services/core/centre/centre-rules.db.test.ts'],
    'services/contracts/centre-rules.ts',
    ['.min(least,', '.min(least - 1,'],
  ],
  [
    'personal data: a file is read as the person who asked, with what only the staff sees',
    PERSONAL_DATA_TEST,
    'services/server/personal-data/personal-data-sections.ts',
    ['profile, family: null };', 'profile: input.profile, family: null };'],
  ],
  [
    'personal data: every tutor can add the private notes of the staff',
    PERSONAL_DATA_TEST,
    'services/server/personal-data/get-personal-data.ts',
    ["profile.role === 'tutor' && profile.owner", "profile.role === 'tutor'"],
  ],
  [
    'personal data: an account can make any number of files in a day',
    PERSONAL_DATA_TEST,
    'services/server/personal-data/get-personal-data.ts',
    ['if (!allowed)', 'if (!allowed && !session)'],
  ],
  [
    'personal data: a file names another family',
    PERSONAL_DATA_TEST,
    'services/server/personal-data/hide-other-families.ts',
    ['message.by_family && !reader', '!message.by_family && !reader'],
  ],
  [
    'personal data: an erased student has a file',
    PERSONAL_DATA_TEST,
    'services/server/personal-data/get-personal-data.ts',
    ['if (isErased(student))', 'if (isErased(student) && !session)'],
  ],
  [
    'personal data: a page shows the option before the right one',
    ['services/server/personal-data/format-personal-data.test.ts'],
    'services/server/personal-data/learning-entries.ts',
    ['options[result.correct_answer]', 'options[result.correct_answer - 1]'],
  ],
  [
    'personal data: a page holds markup that somebody typed',
    ['services/server/personal-data/format-personal-data.test.ts'],
    'services/server/personal-data/format-personal-data.ts',
    ['escapeHtml(text)}</p>', 'text}</p>'],
  ],
  [
    'late cancellations: a report exactly at the hours of the rule is late',
    ['services/classes/attendance/absence-notice.test.ts'],
    'services/classes/attendance/absence-notice.ts',
    ['noticeMs >= hours', 'noticeMs > hours'],
  ],
  [
    'late cancellations: the rule has no upper bound',
    ['services/core/centre/centre-rules.db.test.ts'],
    'services/contracts/centre-rules.ts',
    ['.max(LATE_CANCELLATION_HOURS_MAX,', '.max(LATE_CANCELLATION_HOURS_MAX + 1,'],
  ],
  [
    'late cancellations: the pricing page promises them without the rule',
    ['services/server/http/web-build.test.ts'],
    'services/server/http/fill-placeholders.ts',
    ['hours === 0 ? text :', 'hours < 0 ? text :'],
  ],
  [
    'class ledger: a change that moved no balance has no row',
    TRANSACTIONS_TESTS,
    CLASS_LEDGER,
    ['!changesClasses(cause.change)', 'cause.change.appliedRemaining === 0'],
  ],
  [
    'class ledger: the row of a reversed purchase has no reason code',
    CLASS_LEDGER_TEST,
    CLASS_LEDGER,
    ["source: 'purchase-reversal', ...event.data,", "source: 'purchase-reversal', ...event.data, code: undefined,"],
  ],
  [
    'class ledger: a class given back does not name the row that it reverses',
    TRANSACTIONS_TESTS,
    CLASS_LEDGER,
    ['reversed: cause.reversed ?? null', 'reversed: null'],
  ],
  [
    'class ledger: an event has two rows',
    SUMS_TEST,
    CLASS_LEDGER,
    ['const { change } = cause;\n  return [', 'const { change } = cause;\n  return twice(['],
    [
      '},\n  ];\n};\n',
      "},\n  ]);\n};\nconst twice = ([row]) => [row, { ...row, id: row.id.replace(/./, 'f'), applied_remaining: 0 }];\n",
    ],
  ],
  [
    'class ledger: a row applies to the total what was requested',
    SUMS_TEST,
    CLASS_LEDGER,
    ['applied_total: change.appliedTotal', 'applied_total: change.requested'],
  ],
  [
    'class ledger: a row states the balance before it',
    SUMS_TEST,
    CLASS_LEDGER,
    ['remaining_after: change.remainingAfter', 'remaining_after: change.remainingAfter - change.appliedRemaining'],
  ],
  [
    'class history: by day of class, the balance beside a row is the one before it',
    ALL_PAGES_TEST,
    'projections/classes/class-transactions/class-transactions-query.ts',
    ['between unbounded preceding and 1 preceding', 'between unbounded preceding and current row'],
  ],
  [
    'figures: the class history counts a class that was given back as taken',
    ALL_PAGES_TEST,
    ROW_FIGURES,
    ["= 'reversal' then -", "= 'reversal' then 0 * "],
  ],
  [
    'figures: the class history counts a reversed purchase as added',
    ALL_PAGES_TEST,
    ROW_FIGURES,
    ["'import', 'purchase-reversal')", "'import')"],
  ],
  [
    'figures: the class history leaves the classes of an enrolment out of the added ones',
    ALL_PAGES_TEST,
    ROW_FIGURES,
    ["('opening', 'import',", "('import',"],
  ],
  [
    'figures: the class history leaves withdrawn classes out of the removed ones',
    ALL_PAGES_TEST,
    ROW_FIGURES,
    ["= 'waiting' and", "= 'none' and"],
  ],
  [
    'figures: as-of and statement count an uncovered class as taken',
    ['events/classes/student/class-figures.test.ts'],
    CLASS_LEDGER,
    ['return { [taken]: 0 - applied_remaining };', 'return { [taken]: 0 - classes_changed };'],
  ],
  [
    'figures: a class that moves with its mark stays taken on the day that it left',
    ALL_PAGES_TEST,
    CLASS_LEDGER,
    ['remaining: 1, [left]: -1', 'remaining: 1'],
  ],
  [
    'figures: a statement leaves out the classes of its last day',
    ALL_PAGES_TEST,
    CLASS_LEDGER,
    ['sumWhere((day) => day <= to)', 'sumWhere((day) => day < to)'],
  ],
  [
    'figures: a statement says how many classes were attended since the first day',
    ALL_PAGES_TEST,
    'services/classes/history/load-class-statement.ts',
    ['attended: folded.classes.change.attended', 'attended: folded.classes.closing.attended'],
  ],
  [
    'figures: the page as of a day leaves out the rows of that day',
    ALL_PAGES_TEST,
    'services/classes/history/compute-as-of.ts',
    ['entry.effectiveOn <= effectiveOn', 'entry.effectiveOn < effectiveOn'],
  ],
  [
    'figures: replay shows the attended classes before its last event',
    ALL_PAGES_TEST,
    'events/classes/student/fold-figures.ts',
    [
      'return { state, figures: { ...figures,',
      'return { state, figures: { ...figures, attended: before.figures.attended,',
    ],
  ],
  [
    'figures: the explanation names purchases that were reversed',
    ALL_PAGES_TEST,
    'services/classes/history/explain-balance.ts',
    ['!undone.has(id)', 'undone.size >= 0'],
  ],
  [
    'figures: a packet counts a class that was taken as removed',
    ALL_PAGES_TEST,
    'services/record/packet-check/read-totals.ts',
    ["else if (source === 'attendance' || source", 'else if (source'],
  ],
  [
    'figures: a corrected late cancellation stays one as of a day',
    ALL_PAGES_TEST,
    CLASS_LEDGER,
    ['toTakenName(kept.lateCancellationHours)]', 'toTakenName(kept.lateCancellationHoursBefore)]'],
  ],
  [
    'figures: a statement ends with what was owed at its start',
    ALL_PAGES_TEST,
    'services/classes/history/load-class-statement.ts',
    ['const closing = opening + toOwedCents(change);', 'const closing = opening;'],
  ],
  [
    'figures: dashboards count a class as attended that was corrected to absent',
    ALL_PAGES_TEST,
    BALANCES,
    ['sum + attended, row.classes_attended', 'sum + Math.max(0, attended), row.classes_attended'],
  ],
  [
    'figures: the sum of a page names as added what came back from waiting',
    ALL_PAGES_TEST,
    'services/contracts/class-sum.ts',
    ["less(left_waiting, 'Left waiting'", "more(left_waiting, 'Left waiting'"],
  ],
  [
    'calendar: a mark that was voided still counts as one',
    CALENDAR_TEST,
    CALENDAR,
    ["('voided_at')} is null", "('id')} is not null"],
  ],
  [
    'calendar: a day shows the oldest row about it',
    CALENDAR_TEST,
    CALENDAR,
    ['array_agg(id order by version desc)', 'array_agg(id order by version)'],
  ],
  [
    'calendar: a mark that moved and gave its class back is missing on its new day',
    CALENDAR_TEST,
    CALENDAR,
    ["('moved_to')} = marks.date", "('moved_to')} <> marks.date"],
  ],
  [
    'calendar: a class that was given back and taken again counts as given back',
    CALENDAR_TEST,
    'services/classes/attendance/get-attendance-calendar.ts',
    ["given_back: given_back && (mark.charge ?? 'none') === 'none'", 'given_back'],
  ],
  [
    'a paper is numbered after a number that is not the last one, so that an entry gets two',
    PAPERS_TEST,
    'events/classes/papers/papers-decider.ts',
    ["if (after !== last) return 'numbers-taken';", ''],
  ],
  [
    'a purchase without a price gets an invoice',
    PAPERS_TEST,
    'events/classes/papers/find-numbered-entry.ts',
    ['return cents > 0 ?', 'return cents >= 0 ?'],
  ],
  [
    'a payment for several students gets a receipt for each of them',
    PAPERS_TEST,
    'events/classes/papers/find-numbered-entry.ts',
    ['entry: joint.id', 'entry: event.id'],
  ],
  [
    'an entry that is numbered twice gets the later number',
    ['projections/classes/papers/projection.test.ts'],
    'projections/classes/papers/projection.ts',
    ['if (row.number !== null) throw', 'if (false) throw'],
  ],
  [
    'an invoice states the tax as if it came on top of the price',
    PAPERS_DB_TEST,
    'services/classes/papers/issue-papers.ts',
    ['(100 + tax.percent)', '100'],
  ],
  [
    'the sum of an invoice counts a price that is no longer due',
    ['services/contracts/paper-lines.test.ts'],
    'services/contracts/paper-lines.ts',
    ['price_cents - noLongerDue - sum', 'price_cents - sum'],
  ],
  [
    'a family reads the name of another family of the student on a paper',
    PAPERS_DB_TEST,
    'services/core/papers/load-paper.ts',
    ['family ? [family.name] :', ''],
  ],
  [
    'the receipt of a payment for several students shows a family students who are not theirs',
    PAPERS_DB_TEST,
    'services/classes/papers/get-receipt.ts',
    ['mayReadAbout(reader, studentId)', 'true'],
  ],
  [
    'a family gets mails about the papers of old purchases',
    FAMILY_MAIL_TEST,
    'services/people/family-mail/paper-letter.ts',
    ['own.recorded_on < addDays(today, -MAILED_DAYS)', 'own.recorded_on < addDays(today, -9_999)'],
  ],
  [
    'family mail: what is corrected to and fro is told each time',
    FAMILY_MAIL_TEST,
    'services/people/family-mail/send-family-mail.ts',
    ['content.once ?? about', 'about'],
  ],
  [
    'family mail: a repeated invitation is sent again',
    FAMILY_MAIL_TEST,
    'services/people/families/invite-family.ts',
    ['{ id: invited.id }', '{}'],
  ],
  [
    'families: whoever opens a used link believes to have an account',
    FAMILIES_TEST,
    'services/people/families/accept-family-invitation.ts',
    [
      '(await accounts.emailOf(id)) === email && (await accounts.isCurrentPassword(id, password))',
      'true || email === password',
    ],
  ],
  [
    'calendar: the address of before opens the calendar of a restored student',
    ['services/people/calendar/calendar.db.test.ts'],
    'services/core/accounts/sessions.ts',
    ['delete from desk.calendar_addresses where', 'select from desk.calendar_addresses where'],
  ],
  [
    'family mail: every copy of a due mail is sent',
    FAMILY_MAIL_TEST,
    'services/people/family-mail/send-family-mail.ts',
    ['if (sent.count === 0) return;', ''],
  ],
  [
    'family mail: a kind that is switched off is sent',
    FAMILY_MAIL_TEST,
    'services/people/family-mail/send-family-mail.ts',
    ['and kind = ', 'and kind <> '],
  ],
  [
    'family mail: an absence that was corrected is sent',
    FAMILY_MAIL_TEST,
    'services/people/family-mail/send-family-mail.ts',
    ["if (rows[0]?.status !== 'absent') return undefined;", ''],
  ],
  [
    'family mail: a grade that changed before its mail was due is mailed twice',
    FAMILY_MAIL_TEST,
    'services/people/family-mail/send-family-mail.ts',
    ['if (newest?.version !== subject.version) return undefined;', ''],
  ],
  [
    'family mail: the family of another child gets it',
    FAMILY_MAIL_TEST,
    'projections/people/family-access/family-access-query.ts',
    ["families.where('f.student_id', '=', studentId)", "families.where('f.student_id', 'is not', null)"],
  ],
  [
    'unsubscribe: a token that is not ours switches mails off',
    FAMILY_MAIL_TEST,
    'services/platform/signed-tokens.ts',
    [' && timingSafeEqual(signature, expected)', ''],
  ],
  [
    'roll: who left on a past day is missing on it',
    ['services/classes/attendance/get-attendance-roll.db.test.ts'],
    'projections/classes/attendance/attendance-roll.ts',
    ['sql.lit(date < today)', 'sql.lit(false)'],
  ],
  [
    'projection: the checkpoint is moved outside the transaction',
    [...PARKED_TEST, ...RUNNER_TEST],
    'projections/engine/write-slice.ts',
    [
      'const { events, position, parked, parkedRows } = slice;',
      `const { events, position, parked, parkedRows } = slice;
      const moved = { ...progress, position };
      await folder.sql.begin((transaction) => moveCheckpoint(transaction, progress, moved));
      progress = moved;`,
    ],
  ],
  [
    'projection: a batch of a fenced runner counts as written',
    RUNNER_TEST,
    'projections/engine/write-in-one-statement.ts',
    ['answer?.moved !== 1', 'false'],
  ],
  ['parking: a parked row is not stored', PARKED_TEST, PARKED, ['if (rows.length === 0) return;', 'return;']],
  [
    'parking: later events of a parked row are folded',
    PARKED_TEST,
    PARKED,
    ['parkedKeys !== undefined &&', 'false &&'],
  ],
  [
    'parking: the next runner does not know the parked rows',
    PARKED_TEST,
    PARKED,
    ['addParkedKeys(new Map(), await listParkedRows(sql, schema))', 'new Map()'],
  ],
  [
    'projection: a batch that is split loses an event',
    ['projections/engine/split-slice.test.ts', ...PARKED_TEST],
    'projections/engine/split-slice.ts',
    ['events.slice(end)', 'events.slice(end + 1)'],
  ],
  [
    'projection: a checkpoint that the log does not hold is believed',
    CHECKPOINT_TEST,
    'projections/engine/checkpoint.ts',
    ['found?.id !== id', 'false'],
    ["(await countLogLag(store, position, 1, signal)).kind !== 'ahead'", 'true'],
  ],
  [
    'balances: an event that was folded before counts again',
    [...BALANCES_TEST, ...CHECKPOINT_TEST],
    BALANCES,
    ['event.version <= before.version', 'false'],
  ],
  [
    'balances: an uncovered mark is not counted',
    BALANCES_TEST,
    BALANCES,
    ['sum + uncovered, row.classes_uncovered)', 'sum + Math.min(0, uncovered), row.classes_uncovered)'],
  ],
  [
    'practice: a second answer replaces the first',
    PRACTICE_TEST,
    PRACTICE,
    ['if (state.answers.has(question)) return [];', ''],
  ],
  [
    'practice: a session counts each time it is completed',
    PRACTICE_TEST,
    PRACTICE,
    ['state.answers.has(question)) return []', 'state.answers.has(question) && !state.completed) return []'],
  ],
  [
    'practice: the last answer does not complete the session',
    PRACTICE_TEST,
    PRACTICE,
    ['hasAllAnswers(answered)', 'false'],
  ],
  [
    'practice: a session is completed before every question is answered',
    PRACTICE_TEST,
    PRACTICE,
    ['answers.size === QUESTIONS_PER_PRACTICE', 'answers.size === 1'],
  ],
  [
    'practice: the key stays at its index while the options are shuffled',
    ['services/learning/practice/draw-questions.test.ts'],
    'services/learning/practice/draw-questions.ts',
    ['correctAnswer: order.indexOf(correctAnswer)', 'correctAnswer'],
  ],
  [
    'practice: the key is sent before the question is answered',
    ['services/learning/practice/practice-answer-keys.db.test.ts'],
    'services/learning/practice/to-practice-session.ts',
    ['if (!answer || !asked) return null;', 'if (!asked) return null;'],
    ['...answer,', '...(answer ?? { choice: 0, correct: false }),'],
  ],
  [
    'streaks: a kept streak lasts over days without practice',
    ['projections/learning/practice-stats/streak.test.ts'],
    'projections/learning/practice-stats/streak.ts',
    ["days === 0 && sameDay === 'keep'", "sameDay === 'keep'"],
  ],
  [
    'points: an event that was folded before adds its points again',
    [
      'projections/learning/practice-stats/projection.test.ts',
      'projections/learning/practice-stats/event-order.test.ts',
    ],
    'projections/learning/practice-stats/points-earned.ts',
    ['position <= BigInt(row.position)', 'false'],
  ],
  [
    'leaderboard: equal points have different ranks',
    ['projections/learning/practice-stats/leaderboard.db.test.ts'],
    'projections/learning/practice-stats/leaderboard-query.ts',
    ['rank() over', 'row_number() over'],
  ],
  [
    'drafts: a student drafts answers to homework that is not theirs',
    ['services/learning/drafts/drafts.db.test.ts'],
    'services/learning/drafts/draft-access.ts',
    ['state.students.has(profile.id)', 'true'],
  ],
  [
    'accounts: another session survives a change of the password',
    ACCOUNT_TEST,
    'services/core/accounts/change-password.ts',
    ['ended.push(...(await deleteSessionsOfPerson(tx, request.id, { except: sessionId })));', ''],
  ],
  [
    'accounts: the link to a new email works twice',
    ['services/core/accounts/email-change.db.test.ts'],
    'services/core/accounts/link-tokens.ts',
    ['return used.count > 0;', 'return used.count >= 0;'],
  ],
  [
    'accounts: a stranger to whom a link was sent can use it',
    ['services/core/accounts/email-change.db.test.ts', ...ACCOUNT_TEST],
    'services/core/accounts/email-change.ts',
    ['found?.id === request.id ? found.newEmail : null', 'found ? found.newEmail : null'],
  ],
  [
    'accounts: an account whose former address was taken waits for ever',
    ['services/core/accounts/email-change.db.test.ts'],
    'services/core/accounts/complete-pending-command.ts',
    ['other where other.email', 'other where false and other.email'],
  ],
  [
    'accounts: a password that was reset by a link is not recorded',
    ['services/core/accounts/password-reset.db.test.ts'],
    'events/people/account/account-decider.ts',
    ["return [{ type: 'AccountPasswordReset', data: {} }];", 'return [];'],
  ],
  [
    'jobs: a retry begins a second job',
    ['services/record/sandboxes/replay-job.db.test.ts'],
    'services/core/command/start-job-once.ts',
    ['(await answerRetry()) ?? (await check?.())', 'await check?.()'],
  ],
  [
    'leaderboard: a student finds out names by trying them as nicknames',
    ['services/learning/leaderboard/leaderboard.db.test.ts'],
    'services/learning/leaderboard/choose-leaderboard-place.ts',
    ['of [triesOfDay, takenOfDay]', 'of [triesOfDay]'],
  ],
  [
    'leaderboard: a student whom nobody knows sees names',
    HIDDEN_NAMES_TEST,
    'services/learning/leaderboard/get-leaderboard.ts',
    ['(await canSeeNames(readModels.sql, profile))', '!isApplicant'],
  ],
  [
    'leaderboard: the feed sends names to a student whom nobody knows',
    HIDDEN_NAMES_TEST,
    'services/core/feed/hub.ts',
    ['canSeeNames === false ? change : text', 'text'],
  ],
  [
    'leaderboard: a student makes themself known',
    HIDDEN_NAMES_TEST,
    'projections/people/profiles/profiles-query.ts',
    ["not in ('student', 'family')", "not in ('family')"],
  ],
  [
    'accounts: a person ends the sessions of other people',
    ACCOUNT_TEST,
    'services/core/accounts/sessions.ts',
    ['and id is distinct from', 'or id is distinct from'],
  ],
  [
    'tutors: an invitation is used twice',
    TUTORS_TEST,
    'services/core/accounts/tutor-invitations.ts',
    ['if (!(await consumeToken(tx, USE, token))) return false;', ''],
  ],
  [
    'tutors: a new link leaves the one before valid',
    TUTORS_TEST,
    'services/core/accounts/tutor-invitations.ts',
    ['await deleteTokensOfPerson(tx, id, USE);', ''],
  ],
  [
    'tutors: an archived tutor keeps the account and its sessions',
    TUTORS_TEST,
    'services/core/accounts/complete-pending-command.ts',
    [
      "    case 'ArchiveStudent':\n    case 'ArchiveTutor':\n      return isDone;",
      "    case 'ArchiveStudent':\n      return isDone;\n    case 'ArchiveTutor':\n      return false;",
    ],
  ],
  [
    'tutors: a code outlives the account of its maker',
    TUTORS_TEST,
    'services/core/accounts/password-reset.ts',
    ['RESET_CODE_HOURS * 60, madeBy }', 'RESET_CODE_HOURS * 60 }'],
  ],
  [
    'tutors: an owner makes themself an owner again by an invitation',
    TUTORS_TEST,
    'services/core/accounts/complete-pending-command.ts',
    ["type === 'RemoveOwner' && isDone", 'false'],
  ],
  [
    'tutors: the last owner can be removed or archived',
    TUTOR_TEST,
    'events/people/tutor/tutor-decider.ts',
    ['owner && command.isLastOwner', 'false'],
  ],
  [
    'tutors: two owners can leave at the same moment',
    TUTORS_TEST,
    'services/core/accounts/find-other-tutors.ts',
    ['and id <> ', 'or id <> '],
  ],
  [
    'tutors: the homework of an archived tutor stays with them after a crash',
    TUTORS_TEST,
    'services/learning/homework/hand-over-homework.ts',
    ['await handOverHomework(parts, tutorId)', 'void tutorId'],
  ],
  [
    'second factor: a session begins before the code is right',
    SECOND_FACTOR_TEST,
    'services/core/accounts/sign-in.ts',
    ['return refusal === undefined;', 'return true;'],
  ],
  [
    'second factor: a code of the app works twice',
    SECOND_FACTOR_TEST,
    'services/core/accounts/second-factor-codes.ts',
    ['and last_step <', 'and 0 <'],
  ],
  [
    'second factor: a recovery code works twice',
    SECOND_FACTOR_TEST,
    'services/core/accounts/second-factor-codes.ts',
    ['delete from accounts.recovery_code', 'select 1 from accounts.recovery_code'],
  ],
  [
    'second factor: a tutor who needs it can do everything without it',
    ['services/people/account/require-second-factor.db.test.ts'],
    'services/server/http/visitor.ts',
    ['session.needsSecondFactor && profile !== null', 'false'],
  ],
  [
    'second factor: a socket of a tutor who needs it stays open',
    ['services/people/account/require-second-factor.db.test.ts'],
    'services/core/accounts/second-factor.ts',
    ['if (required) ended.push(', 'if (!required) ended.push('],
  ],
  [
    'second factor: an owner turns off their own without a code',
    SECOND_FACTOR_TEST,
    'services/people/account/reset-second-factor.ts',
    ['if (input.params.id === input.profile.id)', 'if (false)'],
  ],
  [
    'second factor: wrong codes are not counted',
    SECOND_FACTOR_TEST,
    'services/core/accounts/second-factor-codes.ts',
    ['points: 10, windowSeconds: 3_600', 'points: 100, windowSeconds: 3_600'],
  ],
  [
    'pictures: a host name with one public address reaches its inner addresses',
    ['services/platform/fetch/fetch-public-bytes.test.ts'],
    'services/platform/fetch/fetch-public-bytes.ts',
    ['ips.every(isAllowed) ? ips[0] : undefined', 'ips.find(isAllowed)'],
  ],
  [
    'one network can use up the password checks of the whole centre',
    GUESSING_TEST,
    'services/people/session/password-check-limits.ts',
    ["name: 'password-network-minute', points: 100", "name: 'password-network-minute', points: 1_000"],
  ],
  [
    'a new password does not make its device a known one',
    GUESSING_TEST,
    'services/people/session/choose-password-by-link.ts',
    ['[devices.remember(devices.find(headers), outcome.email)]', '[]'],
  ],
  ['a closed day is shown as a day of class', TIMETABLE_TEST, TIMETABLE, ['if (closedDays.has(date)) continue;', '']],
  [
    'a class ends by the clock of UTC',
    TIMETABLE_TEST,
    TIMETABLE,
    ['toZonedDateTime({ timeZone, plainTime', "toZonedDateTime({ timeZone: 'UTC', plainTime"],
  ],
  [
    'a reported absence counts as a mark',
    ['events/classes/student/absence-reports.test.ts'],
    'events/classes/student/student-state.ts',
    [
      'absences: new Map([...state.absences, [date, { isOpen, reports }]]) };',
      'absences: new Map([...state.absences, [date, { isOpen, reports }]]), remaining: state.remaining - 1 };',
    ],
  ],
  [
    'a reported absence is withdrawn after the roll',
    ['events/classes/student/absence-reports.test.ts'],
    'events/classes/student/absence-reports.ts',
    ["if (marks.get(date)) return 'absence-marked';", ''],
  ],
  [
    'somebody who has no class today counts as without a mark',
    ['services/classes/absences/report-absence.db.test.ts'],
    'services/people/dashboard/get-tutor-dashboard.ts',
    ['fetchDashboardTotals(sql, today, expected)', 'fetchDashboardTotals(sql, today)'],
  ],
  [
    'a revoked calendar address still answers',
    ['services/people/calendar/calendar.db.test.ts'],
    'services/people/calendar/calendar-address.ts',
    ['delete from desk.calendar_addresses where', 'delete from desk.calendar_addresses where false and'],
  ],
  [
    'a line of a calendar is longer than the format allows',
    ['services/people/calendar/format-calendar.test.ts'],
    'services/people/calendar/format-calendar.ts',
    ['const LINE_BYTES_MAX = 75', 'const LINE_BYTES_MAX = 76'],
  ],
  [
    'a new schedule changes the past',
    ['events/people/group/groups-decider.test.ts'],
    'events/people/group/groups-decider.ts',
    ["if (from < today) return 'schedule-in-past';", ''],
  ],
  [
    'import: a row is imported twice after an interruption',
    IMPORT_TEST,
    'services/people/student-import/run-import.ts',
    ['uuidv5(`line ', 'crypto.randomUUID() || uuidv5(`line '],
  ],
  [
    'import: the preview writes',
    IMPORT_TEST,
    'services/people/student-import/preview-student-import.ts',
    [
      'const plan =',
      "await context.sql`insert into desk.student_imports (id, actor_id, actor_role, file_name, status, started_at, total, left_out) values (gen_random_uuid(), gen_random_uuid(), 'tutor', '', 'done', now(), 0, 0)`; const plan =",
    ],
  ],
  [
    'import: a row with an error is imported',
    IMPORT_TEST,
    'services/people/student-import/begin-import.ts',
    ['chosen.has(row) && errors.length === 0', 'chosen.has(row)'],
  ],
  [
    'import: an undo deletes a student for whom something was recorded',
    IMPORT_TEST,
    'services/people/student-import/run-undo.ts',
    ['each.isTouched || working', 'working'],
  ],
  [
    'import: an undo deletes a student who has chosen a password',
    IMPORT_TEST,
    'services/people/student-import/run-undo.ts',
    ['ofAccount.length > 0 || ', ''],
  ],
  [
    'import: an import that stopped runs for ever once its lines are deleted',
    IMPORT_TEST,
    'services/people/student-import/import-store.ts',
    ["case status when 'stopped' then 'done' else status end", 'status'],
  ],
  [
    'import: the lines of an erased student are kept',
    IMPORT_TEST,
    'services/people/student-import/import-store.ts',
    ['k.erased_at > i.started_at', 'false'],
  ],
  [
    'import: 1,000 is read as one class',
    IMPORT_FILE_TEST,
    'services/people/student-import/read-student-file.ts',
    ['\\d{1,2})?$', '\\d+)?$'],
  ],
  [
    'import: an address in other capitals is another student',
    IMPORT_FILE_TEST,
    'services/people/student-import/read-student-file.ts',
    ['email: email.toLowerCase()', 'email'],
  ],
  [
    'import: a row of totals becomes a student',
    IMPORT_FILE_TEST,
    'services/people/student-import/read-student-file.ts',
    ['if (isTotalsRow(name, email))', 'if (isTotalsRow(email, email))'],
  ],
  [
    'import: dates with the day first are read with the month first',
    IMPORT_FILE_TEST,
    'services/people/student-import/read-dates.ts',
    ["dayFirst > monthFirst ? 'day-first' : 'month-first'", "'month-first'"],
  ],
  [
    'import: a date in doubt has no warning in a file of both orders',
    IMPORT_FILE_TEST,
    'services/people/student-import/read-dates.ts',
    ['mixed: monthFirst > 0 && dayFirst > 0', 'mixed: false'],
  ],
  [
    'import: an undo leaves the groups that the import created',
    IMPORT_TEST,
    'services/people/student-import/run-undo.ts',
    ['groups.find(({ isUsed }) => !isUsed)', 'groups.find(() => false)'],
  ],
  [
    'import: an undo removes a group in which others are',
    IMPORT_TEST,
    'services/people/student-import/run-undo.ts',
    ['const isUsed = isChanged || ', 'const isUsed = '],
  ],
  [
    'import: an undo removes the group of a student whom it keeps',
    IMPORT_TEST,
    'services/people/student-import/run-undo.ts',
    ['isChanged || found.students.some((student) => keptStudents.has(student))', 'isChanged'],
  ],
  [
    'import: mailed invitations do not count against the limit of the day',
    IMPORT_TEST,
    'services/people/student-import/run-import.ts',
    ['await limits.consume(invitationsOfTutor, actor.id)', 'await limits.peek(invitationsOfTutor, actor.id)'],
  ],
  [
    'import: nothing says that a student is not in the group, which was full',
    IMPORT_TEST,
    'services/people/student-import/run-import.ts',
    ['missing.set(row, remark)', 'missing.delete(row)'],
  ],
  [
    'import: a group that others change at the same time gets none of its students',
    IMPORT_TEST,
    'services/people/student-import/run-import.ts',
    ['const GROUP_ATTEMPTS = 5;', 'const GROUP_ATTEMPTS = 1;'],
  ],
  [
    'closing: a month is the state at the end of the day before',
    CLOSING_TEST,
    CLOSING,
    ['each.day <= day', 'each.day < day'],
  ],
  [
    'closing: a class that was taken early is an unused one less than none',
    CLOSING_TEST,
    CLOSING,
    ['Math.max(0, 0 - classes)', '0'],
  ],
  [
    'closing: a purchase that was reversed later has no classes before',
    CLOSING_TEST,
    CLOSING,
    ['!(reversal && isUntil(reversal))', '!reversal'],
  ],
  [
    'closing: money of a reversed purchase is credit before it is reversed',
    CLOSING_TEST,
    CLOSING,
    ["? 'to_return_cents' : 'credit_cents'", "? 'credit_cents' : 'credit_cents'"],
  ],
  [
    'closing: a payment that bounced still came in',
    CLOSING_TEST,
    CLOSING,
    ["if (event.type === 'PaymentReversed') return", 'if (false) return'],
  ],
  [
    'closing: removed classes are the oldest ones',
    CLOSING_TEST,
    CLOSING,
    ['suggestRefund(lots.toReversed(), unused, classes)', 'suggestRefund(lots, unused, classes)'],
  ],
  [
    'closing: a student who was archived later is a former one before',
    CLOSING_TEST,
    CLOSING,
    ['archivals.filter((instant) => instant <= at)', 'archivals'],
  ],
  [
    'closing: entries that were recorded later count on the day of knowledge',
    FOLD_CLOSING_TEST,
    'services/classes/closing/fold-closing.ts',
    ['recordedAt <= knownAt)', "recordedAt <= '9999')"],
  ],
  ['closing: later entries of later months are listed', FOLD_CLOSING_TEST, CLOSING, ['if (day > to) continue;', '']],
  [
    'closing: the oldest of many later entries are listed',
    FOLD_CLOSING_TEST,
    'services/classes/closing/fold-closing.ts',
    [
      'compareTexts(other.event.recordedAt, one.event.recordedAt)',
      'compareTexts(one.event.recordedAt, other.event.recordedAt)',
    ],
  ],
  [
    'books: a payment that was reversed is not taken off',
    CLOSING_DB_TEST,
    MONEY_REPORTS,
    ["e('reversed_cents')} else", "e('paid_cents')} else"],
  ],
  [
    'books: a purchase that was reversed is not taken off',
    CLOSING_DB_TEST,
    MONEY_REPORTS,
    ["reversed('due_cents')} end`", "reversed('reversed_cents')} end`"],
  ],
  [
    'figures: a payment of an earlier day than its purchase lessens what other purchases have open',
    ['services/classes/reports/get-centre-figures.db.test.ts'],
    MONEY_REPORTS,
    ['greatest(0, sum(part.cents::bigint))', 'sum(part.cents::bigint)'],
  ],
  [
    'money: a payment pays more than is open on a purchase',
    DECIDE_MONEY_TEST,
    DECIDE_MONEY,
    ["cents > toOpenCents(purchase) ? 'allocation-too-high'", "false ? 'allocation-too-high'"],
  ],
  [
    'money: the parts of a payment are more than the payment',
    DECIDE_MONEY_TEST,
    DECIDE_MONEY,
    ['0) > amountCents) return', '0) < 0) return'],
  ],
  [
    'money: one payment pays a purchase twice',
    DECIDE_MONEY_TEST,
    DECIDE_MONEY,
    ['.size < allocations.length', '.size < 0'],
  ],
  [
    'money: a payment of tomorrow is recorded',
    DECIDE_MONEY_TEST,
    DECIDE_MONEY,
    ['command.receivedOn > today', 'false'],
  ],
  [
    'money: the same amount is recorded twice without a question',
    DECIDE_MONEY_TEST,
    DECIDE_MONEY,
    ['.some(({ id }) => !seenEqual.includes(id))', '.some(() => false)'],
  ],
  [
    'money: the payment of a purchase repeats an equal one without a question',
    DECIDE_MONEY_TEST,
    DECIDE_MONEY,
    ['paidCents === undefined ? []', 'true ? []'],
  ],
  [
    'money: a purchase is reversed whose classes a refund took',
    DECIDE_MONEY_TEST,
    'events/classes/student/student-decider.ts',
    ['isReturned ? undefined : reverseAddition', 'false ? undefined : reverseAddition'],
  ],
  [
    'money: a purchase is reversed whose waiting classes were withdrawn with a refund',
    DECIDE_MONEY_TEST,
    'events/classes/student/student-state.ts',
    ['state.withdrawnBy === metadata.commandId || ', ''],
  ],
  [
    'money: an event names more payments whose credit is used than it can',
    DECIDE_MONEY_TEST,
    DECIDE_MONEY,
    ['parts.slice(first, first + MONEY_PARTS_MAX)', 'parts.slice(first)'],
  ],
  [
    'money: an equal amount of eight days before is asked about',
    DECIDE_MONEY_TEST,
    DECIDE_MONEY,
    ['addDays(on, DUPLICATE_DAYS) >= today', 'addDays(on, DUPLICATE_DAYS + 1) >= today'],
  ],
  [
    'money: a payment is reversed although some of it was returned',
    DECIDE_MONEY_TEST,
    DECIDE_MONEY,
    ['payment.refunded > 0 || isReturned', 'payment.refunded > 0'],
  ],
  [
    'money: a payment is reversed although its credit was returned',
    DECIDE_MONEY_TEST,
    DECIDE_MONEY,
    ['payment.refunded > 0 || isReturned', 'isReturned'],
  ],
  [
    'money: a payment is reversed twice',
    DECIDE_MONEY_TEST,
    DECIDE_MONEY,
    ["if (payment.reversed) return 'payment-reversed'", "if (false) return 'payment-reversed'"],
  ],
  [
    'money: a refund returns more than was paid',
    DECIDE_MONEY_TEST,
    DECIDE_MONEY,
    ["if (cents > limit) return 'refund-too-high'", "if (false) return 'refund-too-high'"],
  ],
  [
    'money: a refund takes another number of classes than its form said',
    DECIDE_MONEY_TEST,
    DECIDE_MONEY,
    ['command.seenTaken !== undefined && command.seenTaken !== taken', 'false'],
  ],
  [
    'money: a refund is reversed twice',
    DECIDE_MONEY_TEST,
    DECIDE_MONEY,
    ["if (refund.reversed) return 'refund-reversed'", "if (false) return 'refund-reversed'"],
  ],
  [
    'money: a purchase that was paid is reversed without a choice for its money',
    DECIDE_MONEY_TEST,
    DECIDE_MONEY,
    ["if (money === undefined) return 'money-choice-needed'", 'if (money === undefined) return { refunds: [] }'],
  ],
  [
    'money: more credit is used than there is',
    DECIDE_MONEY_TEST,
    DECIDE_MONEY,
    ["if (left > 0) return 'credit-changed'", "if (false) return 'credit-changed'"],
  ],
  [
    'money: more credit is used than is open',
    DECIDE_MONEY_TEST,
    DECIDE_MONEY,
    ["if (cents > toOpenCents(purchase)) return 'credit-changed'", "if (false) return 'credit-changed'"],
  ],
  [
    'money: the sums of a student grow beyond an integer of PostgreSQL',
    DECIDE_MONEY_TEST,
    DECIDE_MONEY,
    ['sum + cents > MONEY_SUM_CENTS_MAX', 'false'],
  ],
  [
    'money: a price that is not the list price has no reason',
    DECIDE_MONEY_TEST,
    'events/classes/student/student-decider.ts',
    ['priceCents !== listPriceCents && !priceReason', 'false'],
  ],
  [
    'money: a refund leaves the price due that it returned',
    DECIDE_MONEY_TEST,
    DECIDE_MONEY,
    ['?.reversed === undefined ? cents : 0', '?.reversed === undefined ? 0 : 0'],
  ],
  [
    'money: a bounced payment still pays for its purchases',
    DECIDE_MONEY_TEST,
    MONEY,
    ['(now, data.payment, { purchase, cents: -cents })', '(now, data.payment, { purchase, cents: 0 })'],
  ],
  [
    'money: the price of a reversed purchase stays due',
    DECIDE_MONEY_TEST,
    MONEY,
    ['reversed: reversed.reversed + price - canceled', 'reversed: reversed.reversed'],
  ],
  [
    'money: a purchase of an early log counts as unpaid',
    DECIDE_MONEY_TEST,
    MONEY,
    ['priceCents !== undefined || !amountCents', 'true'],
  ],
  [
    'packet money: a reversed purchase takes back a price that a refund has canceled',
    PACKET_MONEY_TEST,
    PACKET_MONEY,
    ['cancel(prices, prices.purchaseOf.get(id), canceledCents);', ''],
  ],
  [
    'packet money: a price that is due again after a reversed refund stays canceled',
    PACKET_MONEY_TEST,
    PACKET_MONEY,
    ['cancel(prices, prices.purchaseOf.get(refund), -restoredCents);', ''],
  ],
  [
    'packet money: a purchase of an early log counts as unpaid',
    PERIOD_MONEY_TEST,
    PACKET_MONEY,
    ['paid: bought?.priceCents === undefined ? price : 0', 'paid: 0'],
  ],
  [
    'packet money: a period has the entries of the day after it',
    PERIOD_MONEY_TEST,
    PACKET_MONEY,
    ['day >= from && day < to', 'day >= from && day <= to'],
  ],
  [
    'packet money: nothing is owed at the start of a period',
    PERIOD_MONEY_TEST,
    PACKET_MONEY,
    ['.filter((row) => !within.includes(row))', '.filter(() => false)'],
  ],
  [
    'packet money: what is owed after an entry leaves the entries before the period out',
    SIGN_PACKET_TEST,
    PACKET_MONEY,
    [
      'readAllRows(events).filter((row) => isIn(period, row))',
      'readAllRows(events.filter((event) => (event.data.receivedOn ?? period.from) >= period.from))',
    ],
  ],
  [
    'packet check: a sum of money that the events do not lead to is accepted',
    SIGN_PACKET_TEST,
    CHECK_MONEY,
    ["compare('money', money, sums, last.version)", 'void money'],
  ],
  [
    'packet check: a packet without its money is accepted',
    SIGN_PACKET_TEST,
    CHECK_MONEY,
    ['else if (money !== sums)', 'else if (sums === undefined)'],
  ],
  [
    'packet check: a missing payment is accepted',
    SIGN_PACKET_TEST,
    'services/record/packet-check/compare-record.ts',
    ["if (!isChanged('period')) for (const item", 'if (missing.size === 0) for (const item'],
  ],
  [
    'packet check: a text of an entry of money is not compared with the record',
    SIGN_PACKET_TEST,
    CHECK_MONEY,
    ['texts: moneyTexts', 'texts: []'],
  ],
  [
    'packet: is made although its money does not follow from the events',
    PACKETS_TEST,
    'services/classes/packets/make-packet.ts',
    ['money?.adds_up === false || ', ''],
  ],
  [
    'packet: more of a student are made in a day than the limit allows',
    PACKETS_TEST,
    'services/classes/packets/make-packet.ts',
    ['toDayLimitKey(context, studentId)', 'toDayLimitKey(context, crypto.randomUUID())'],
  ],
  [
    'packet check: one of a newer version is called no packet',
    PACKETS_TEST,
    'services/record/packet-check/check-packet.ts',
    ['if (otherFormat !== undefined) throw', 'if (otherFormat === null) throw'],
  ],
  [
    'kept seals: a seal without a genuine signature is compared',
    KEPT_SEALS_TEST,
    KEPT_SEALS,
    ['!(await isGenuine(seal)) || ', ''],
  ],
  [
    'kept seals: a rewritten history passes',
    KEPT_SEALS_TEST,
    KEPT_SEALS,
    ["? 'extends' : 'not-extended'", "? 'extends' : 'extends'"],
  ],
  [
    'kept seals: a newer seal over fewer events passes',
    KEPT_SEALS_TEST,
    KEPT_SEALS,
    ['older.seal.sealedAt > newer.seal.sealedAt', 'false'],
  ],
  [
    'kept seals: two records that begin alike prove each other',
    KEPT_SEALS_TEST,
    KEPT_SEALS,
    ['found.has(older) && older.seal.events === newer.seal.events', 'found.has(older)'],
  ],
  [
    'seal keys: a key is published that signed nothing',
    ['services/record/seals/rotate-seal-key.db.test.ts'],
    'services/record/seals/seal-key-timeline.ts',
    ['!(await isSealSigned(seal).catch(() => false))', 'false'],
  ],
  [
    'seal keys: a key of a stranger takes over from one that is not lost',
    ['services/record/seals/rotate-seal-key.db.test.ts'],
    'services/record/seals/rotate-seal-key.ts',
    ['if (hasUnsignedTakeover(periods, key))', 'if (false as boolean)'],
  ],
  [
    'seal keys: a key is replaced although another one is stored by now',
    ['services/record/seals/rotate-seal-key.db.test.ts'],
    'services/core/seal-key.ts',
    ['stored?.publicKey !== expected', '(false as boolean)'],
  ],
  [
    'seal keys: a key takes over that the former key did not sign',
    ['services/record/verify/check-seals.sampled.test.ts'],
    'services/record/seals/seal-key-timeline.ts',
    ['formerKey?.publicKey !== current.publicKey', 'formerKey === undefined'],
  ],
  [
    'seal keys: a former key signs after another one took over',
    ['services/record/verify/check-seals.sampled.test.ts'],
    'services/record/seals/seal-key-timeline.ts',
    ['current?.publicKey === publicKey', 'periods.some((period) => period.publicKey === publicKey)'],
  ],
  [
    'seal keys: the seals may end with another key than that of the center',
    ['services/record/verify/check-seals.sampled.test.ts'],
    'services/record/verify/check-seals.ts',
    ['last.publicKey !== publicKey', 'last.publicKey === undefined'],
  ],
  [
    'kept seals: a key outside of its time proves something',
    KEPT_SEALS_TEST,
    'services/record/packet-check/published-key.ts',
    ['begins && (until === null ||', '(true ||'],
  ],
  [
    'packet: opens texts of money that its maker left out',
    PACKETS_TEST,
    'services/classes/packets/freeze-packet.ts',
    ['contents.texts ? listTexts(event.version) : []', 'listTexts(event.version)'],
  ],
  [
    'packet: a payment that was recorded since does not count',
    PACKETS_TEST,
    'projections/classes/class-transactions/class-history.ts',
    ['[transactions, marks, money].map', '[transactions, marks].map'],
  ],
  [
    'packet: the plain text leaves out the newest entries of money',
    PACKET_TEXT_TEST,
    'services/classes/packets/packet-text.ts',
    [
      'other.day.localeCompare(one.day) || other.version - one.version',
      'one.day.localeCompare(other.day) || one.version - other.version',
    ],
  ],
  [
    'money: a tutor returns money that is tied to no purchase',
    MONEY_USE_CASES_TEST,
    'services/classes/money/give-refund.ts',
    ['!isTied && !input.profile.owner', 'false'],
  ],
  [
    'money: a payment for two students is recorded for one, although it was refused for the other',
    MONEY_USE_CASES_TEST,
    'services/classes/money/receive-family-payment.ts',
    ['isStarted ? [] : joint.parts', 'joint.parts.slice(0, 0)'],
  ],
  [
    'money: a retry of a payment for two students is refused for what has changed since its first part',
    MONEY_USE_CASES_TEST,
    'services/classes/money/receive-family-payment.ts',
    ['completesJoint: isStarted || index > 0', 'completesJoint: false'],
  ],
  [
    'money: a key of a payment for several students is used again for others',
    MONEY_USE_CASES_TEST,
    'services/classes/money/receive-family-payment.ts',
    ['if (!(await keepKey(context, input)))', 'if (false)'],
  ],
  [
    'money: nothing completes a payment for two students after a crash',
    MONEY_USE_CASES_TEST,
    'services/classes/money/complete-joint-payments.ts',
    ['part.student === student', 'true'],
  ],
  [
    'money: nothing completes the reversal of a payment for two students after a crash',
    MONEY_USE_CASES_TEST,
    'services/classes/money/complete-joint-payments.ts',
    ["if (recorded.type === 'PaymentReversed') await completeReversal(recorded, student);", ''],
  ],
  [
    'money: anybody can have received a payment',
    MONEY_USE_CASES_TEST,
    'services/classes/money/payment.ts',
    ["isTutor ? undefined : refuse('receiver-unknown')", 'isTutor ? undefined : undefined'],
  ],
  [
    'money: an entry that an owner has cleared is a possible duplicate again',
    MONEY_USE_CASES_TEST,
    'projections/classes/money/money-query.ts',
    [".where('e.duplicate_cleared', '=', sql.lit(false))", ''],
  ],
  [
    'money dialogs: another price needs no reason',
    PURCHASE_FORM_TEST,
    PURCHASE_FORM,
    ['cents !== listCents;', 'cents > listCents;'],
  ],
  [
    'money dialogs: a payment is sent although “Paid now” is off',
    PURCHASE_FORM_TEST,
    PURCHASE_FORM,
    ['...(isPaidNow && payment && { payment })', '...(payment && { payment })'],
  ],
  [
    'money dialogs: a purchase that is paid now is sent without its payment while that is not filled in',
    PURCHASE_FORM_TEST,
    PURCHASE_FORM,
    ['&& (!isPaidNow || payment !== undefined)', ''],
  ],
  [
    'money dialogs: a plan is sold without a price',
    PURCHASE_FORM_TEST,
    PURCHASE_FORM,
    ['(plan !== undefined || isPaidNow)', 'isPaidNow'],
  ],
  [
    'money dialogs: a payment of 0 is sent',
    PAYMENT_FORM_TEST,
    PAYMENT_FORM,
    ['parseCents(amount) || undefined', 'parseCents(amount) ?? undefined'],
  ],
  [
    'money dialogs: money is received or returned tomorrow',
    PAYMENT_FORM_TEST,
    PAYMENT_FORM,
    ['today !== undefined && day > today', 'today === undefined'],
  ],
  [
    'money dialogs: a price per class that is rounded does not say so',
    ['services/contracts/money-words.test.ts'],
    'services/contracts/money-words.ts',
    ["cents % classes === 0 ? '' : 'about '", "''"],
  ],
  [
    'money: the whole of a payment is reversed for some of its students',
    MONEY_USE_CASES_TEST,
    'services/classes/money/reverse-payment.ts',
    ["if (typeof decided === 'string' && !isSettledPart(decided)) return refuse(decided);", ''],
  ],
  [
    'money: a family reads the name of another child of a payment',
    MONEY_USE_CASES_TEST,
    'services/classes/money/get-money.ts',
    ['mayReadAbout(reader, studentId)', 'true'],
  ],
  [
    'money: a student reads the name of another student of a payment',
    MONEY_USE_CASES_TEST,
    'services/core/use-case/use-case.ts',
    ["profile.role === 'tutor' || profile.id === studentId", 'true'],
  ],
  [
    'owner decisions: a record that was not checked for 36 hours is named an hour later',
    OWNER_DECISIONS_TEST,
    OWNER_DECISIONS,
    ['UNCHECKED_HOURS_MAX = 36', 'UNCHECKED_HOURS_MAX = 37'],
  ],
  [
    'owner decisions: a record is named as unchecked after exactly 36 hours',
    OWNER_DECISIONS_TEST,
    OWNER_DECISIONS,
    ['hours > UNCHECKED_HOURS_MAX', 'hours >= UNCHECKED_HOURS_MAX'],
  ],
  [
    'owner decisions: a balance is overdue a day early',
    OWNER_DECISIONS_TEST,
    OWNER_DECISIONS,
    ['addDays(today, -OVERDUE_DAYS)', 'addDays(today, 1 - OVERDUE_DAYS)'],
  ],
  [
    'owner decisions: a balance is overdue a day late',
    OWNER_DECISIONS_TEST,
    OWNER_DECISIONS,
    ['addDays(today, -OVERDUE_DAYS)', 'addDays(today, -1 - OVERDUE_DAYS)'],
  ],
  [
    'owner decisions: waiting classes fit into a full balance',
    OWNER_DECISIONS_TEST,
    STUDENTS_QUERY,
    ["toFittingWaitingSql(classesMax)} > 0`).as('fitting')", "toFittingWaitingSql(classesMax)} >= 0`).as('fitting')"],
  ],
  [
    'owner decisions: every student has uncovered classes',
    OWNER_DECISIONS_TEST,
    STUDENTS_QUERY,
    [
      "eb('b.classes_uncovered', '>', eb.lit(0))).as('uncovered')",
      "eb('b.classes_uncovered', '>=', eb.lit(0))).as('uncovered')",
    ],
  ],
  [
    'owner decisions: a purchase is no duplicate of one that is older than the days that are shown',
    OWNER_DECISIONS_TEST,
    MONEY_QUERY,
    ['addDays(since, -DUPLICATE_DAYS)', 'since'],
  ],
  [
    'owner decisions: possible duplicates are shown a day longer',
    OWNER_DECISIONS_TEST,
    OWNER_DECISIONS,
    ['addDays(today, -DUPLICATES_SHOWN_DAYS)', 'addDays(today, -1 - DUPLICATES_SHOWN_DAYS)'],
  ],
  [
    'owner figures: the period before is a day shorter',
    CENTRE_FIGURES_TEST,
    CENTRE_FIGURES,
    ['first.until(last).days + 1', 'first.until(last).days'],
  ],
  [
    'owner figures: the period before ends with the first day of the period',
    CENTRE_FIGURES_TEST,
    CENTRE_FIGURES,
    ['addDays(period.from, -1) },', 'period.from },'],
  ],
  [
    'owner figures: the chart of a long period has all its months',
    CENTRE_FIGURES_TEST,
    CENTRE_FIGURES,
    ['wanted < earliest ? earliest : wanted', 'wanted'],
  ],
  [
    'owner figures: the chart begins a month later',
    CENTRE_FIGURES_TEST,
    CENTRE_FIGURES,
    ['.subtract({ months: months - 1 })', '.subtract({ months: months - 2 })'],
  ],
  [
    'owner figures: the chart ends with the last month before the period ends',
    CENTRE_FIGURES_TEST,
    CLASS_MONTHS_QUERY,
    ["interval '1 month - 1 day'", "interval '0 days'"],
  ],
  [
    'owner figures: a student is active without a present mark in the period before',
    CENTRE_FIGURES_TEST,
    CLASS_MONTHS_QUERY,
    ['(count(*) filter (where present_before > 0))', '(count(*) filter (where present_before >= 0))'],
  ],
  [
    'owner figures: a student who was only absent is active',
    CENTRE_FIGURES_TEST,
    CLASS_MONTHS_QUERY,
    ['sql.ref(`present', 'sql.ref(`absent'],
  ],
  [
    'owner figures: the average of weeks left counts students of whom it is not known',
    CENTRE_FIGURES_TEST,
    LOAD_BALANCES,
    ['students === 0 ? null : weeks / students', 'weeks / Math.max(1, students + 1)'],
  ],
  ['weeks left: three classes are a pace', WEEKS_LEFT_TEST, WEEKS_LEFT, ['MARKS_MIN = 4', 'MARKS_MIN = 3']],
  ['weeks left: the pace is of nine weeks', WEEKS_LEFT_TEST, WEEKS_LEFT, ['PACE_WEEKS = 8', 'PACE_WEEKS = 9']],
  [
    'owner figures: the classes before a period have its first day',
    CENTRE_FIGURES_TEST,
    CLASS_MONTHS_QUERY,
    ['where key::int >= extract', 'where key::int > extract'],
  ],
  [
    'owner figures: money of the first day of a period counts for the one before',
    CENTRE_FIGURES_TEST,
    MONEY_REPORTS,
    ["e('effective_on')} >= ", "e('effective_on')} > "],
  ],
  [
    'owner figures: a reversed purchase has a value',
    CENTRE_FIGURES_TEST,
    CLASS_REPORTS,
    ["r.source = 'purchase-reversal'", "r.source = 'reversal'"],
  ],
  [
    'owner figures: a balance of the most classes of a size is in the next one',
    CENTRE_FIGURES_TEST,
    CENTRE_FIGURES,
    ['classes <= max', 'classes < max'],
  ],
  [
    'cases: a tutor sees those of others among their own',
    ['services/classes/cases/cases.db.test.ts'],
    'projections/classes/cases/cases-query.ts',
    ["eb('assignee.id', '=', id)", "eb('assignee.id', 'is not', null)"],
  ],
  [
    'money: a refund does not count the waiting classes that it withdrew',
    ['projections/classes/money/projection.test.ts'],
    'projections/classes/money/projection.ts',
    ['withdrawnWaiting - (change', '0 - (change'],
  ],
  [
    'money: the form of a payment pays more of a purchase than is open',
    ['web/src/features/classes/money/allocate-payment.test.ts'],
    'web/src/features/classes/money/allocate-payment.ts',
    ['Math.min(restCents, open_cents)', 'restCents'],
  ],
  [
    'money: the form of a refund offers money that is tied to nothing to every tutor',
    REFUND_SOURCES_TEST,
    REFUND_SOURCES,
    ['...(isOwner ?', '...(true ?'],
  ],
  [
    'money: the form of a refund says that it takes more classes than are left',
    REFUND_SOURCES_TEST,
    REFUND_SOURCES,
    ['Math.min(asked, classes_waiting + classes_remaining)', 'asked'],
  ],
  [
    'money: the page offers to reverse a payment of which money was returned',
    REFUND_SOURCES_TEST,
    REFUND_SOURCES,
    ['cents > returnable_cents', 'false'],
  ],
  [
    'an owner is told of a missing backup an hour late',
    NIGHTLY_BACKUP_TEST,
    'services/record/backup/backup-store.ts',
    ['OVERDUE_HOURS = 26', 'OVERDUE_HOURS = 27'],
  ],
  [
    'a nightly backup is made at every hour',
    NIGHTLY_BACKUP_TEST,
    'services/record/backup/back-up-nightly.ts',
    ['lastNight === night', 'lastNight === undefined'],
  ],
  [
    'a changed byte of a backup is accepted',
    BACKUP_TEST,
    'services/record/backup/backup-file.ts',
    ["hash.digest('hex') !== sha256", "hash.digest('hex') === ''"],
  ],
  [
    'a backup holds events of after its moment',
    BACKUP_TEST,
    'services/record/backup/backup-log.ts',
    ['event.position <= until', 'event.position >= 0n'],
  ],
  [
    'a backup is restored over a centre',
    BACKUP_TEST,
    'services/record/backup/restore-backup.ts',
    ['if (row.used)', 'if (row.used && !row.used)'],
  ],
  [
    'the events of a kept backup are deleted with an older one',
    BACKUP_TEST,
    'services/record/backup/backup-folder.ts',
    ['kept.flatMap(({ log }) => log.segments', 'kept.flatMap(({ log }) => log.segments.slice(-1)'],
  ],
  [
    'EventStoreDB: a subscription yields events that the server delivers again',
    EVENT_STORE_DB_TEST,
    'events/store/eventstoredb/subscribe-to-event-store-db.ts',
    ['event.position.commit <= lastArrived', 'event.position.commit < 0n'],
  ],
  [
    'EventStoreDB: a stream that was cut is read as if it began there',
    EVENT_STORE_DB_TEST,
    'events/store/eventstoredb/refuse-cut-stream.ts',
    ['first.version === fromVersion', 'first.version > 0'],
  ],
  [
    'a move of the log keeps the positions of the old place in the checkpoints of reactors',
    LOG_MOVE_TEST,
    'services/record/log-move/switch-log-place.ts',
    ['toMoved(position)} where name', 'position} where name'],
  ],
  [
    'a move of the log does not wait until every copy of the program has stopped writing',
    LOG_MOVE_TEST,
    'services/record/log-move/move-log.ts',
    ['pg_advisory_xact_lock(', 'pg_try_advisory_xact_lock('],
  ],
  [
    'a move of the log does not compare the places after writes have stopped',
    LOG_MOVE_TEST,
    'services/record/log-move/move-log.ts',
    ['      refuseDifference(move);\n', ''],
  ],
  [
    'a move of the log compares the hashes that are stored with the events, but not their contents',
    LOG_MOVE_TEST,
    'services/record/log-move/log-cursor.ts',
    ['return contents === others', 'return contents !== undefined || others !== undefined'],
  ],
  [
    'a move of the log gives it another id, so that reactors begin anew',
    LOG_MOVE_TEST,
    'services/server/program/program-core.ts',
    ['(await findMovedLogId(sql, config, followed.place())) ?? found.logId', 'crypto.randomUUID()'],
  ],
  [
    'anybody chooses the id of a request',
    REQUEST_ID_TEST,
    'services/server/http/request-id.ts',
    ['remoteAddress !== undefined && isTrusted(remoteAddress, 0)', 'isTrusted !== undefined && remoteAddress'],
  ],
  [
    'what a request writes to the log does not name it',
    REQUEST_ID_TEST,
    'services/server/http/request-id.ts',
    ['runWithRequestId(request.id, done)', 'runWithRequestId(createRequestId(), done)'],
  ],
  [
    'the log holds every field of an error',
    LOG_TEST,
    'services/platform/log.ts',
    ['serializers: { err: toLoggableFault },', ''],
  ],
  [
    'the log holds the text that the message of an error quotes',
    LOG_TEST,
    'services/platform/problems/to-fault-refusal.ts',
    ['quotesText(error) ? ', 'error === undefined ? '],
  ],
  [
    'an answer before routing lacks the security headers',
    SECURITY_HEADERS_TEST,
    'services/server/http/app.ts',
    ['answerError(error, request, reply.headers(headers))', 'answerError(error, request, reply)'],
  ],
  [
    'an invalid WebSocket handshake is answered without the security headers',
    SECURITY_HEADERS_TEST,
    'services/server/http/feed-route.ts',
    ["app.websocketServer.on('wsClientError'", "app.websocketServer.on('none'"],
  ],
  [
    'browsers may store that a file does not exist',
    SECURITY_HEADERS_TEST,
    'services/server/http/send-refusal.ts',
    ["reply.header('cache-control', 'no-store');", ''],
  ],
  [
    'answers may be stored unless they say otherwise',
    SECURITY_HEADERS_TEST,
    'services/server/http/security-headers.ts',
    ["'cache-control': 'no-store',", ''],
  ],
  [
    'a copy of the program that is about to stop says that it is ready',
    ['services/server/http/draining.db.test.ts'],
    'services/server/http/health.ts',
    ['!isDraining() && ', 'isDraining && '],
  ],
  [
    'a builder that lost its lease replaces the sandbox of another',
    ['services/record/sandboxes/sandboxes.db.test.ts'],
    'services/record/sandboxes/sandbox-store.ts',
    ['(await findSandboxId(transaction, name)) === id', '(await findSandboxId(transaction, name)) !== -id'],
  ],
  [
    'two copies of the program make the backup of a night at once',
    NIGHTLY_BACKUP_TEST,
    'services/record/backup/back-up-nightly.ts',
    ['  if (!lease) return;\n', ''],
  ],
  [
    'erasure: the key of a person who was erased comes back with a restored database',
    ERASURE_TEST,
    'services/record/erasures/erasure-store.ts',
    ['k.wrapped is not null', 'false'],
    ['or exists (select from accounts."user" u where u.id = e.person_id)', ''],
  ],
  [
    'verify: each night checks the same part',
    ['services/record/verify/verify-part.test.ts'],
    'services/record/verify/verify-part.ts',
    ['(Math.floor(Date.parse(night) / DAY_MS) % NIGHTS_OF_WHOLE_CHECK) + 1', 'night.length - 9'],
  ],
  [
    'verify: the part of the next night hides a fault that was found',
    ['services/record/nightly-check/record-check.db.test.ts'],
    'services/record/nightly-check/seal-and-check-nightly.ts',
    ['isGood ? toPartOfNight(night) : undefined', 'isGood || last ? toPartOfNight(night) : undefined'],
  ],
  [
    'verify: the check of a part leaves out the rules of the ledger',
    ['services/record/verify/verify-record.db.test.ts'],
    'services/record/verify/compare-read-models.ts',
    [
      'findLedgerFaults(snapshot, schema, signal)',
      'options.part ? Promise.resolve([]) : findLedgerFaults(snapshot, schema, signal)',
    ],
  ],
  [
    'verify: the check of a part unseals nothing',
    ['services/record/verify/check-log.test.ts'],
    'services/record/verify/check-log.ts',
    ['chained.filter((_, index) => isEventInPart(part, counted.events + index))', 'chained.slice(chained.length)'],
  ],
  [
    'verify: a deleted key counts as erased, whatever the log says',
    ERASURE_TEST,
    'services/record/verify/erased-key-ring.ts',
    ['deleted.filter((keyId) => erasedByLog.has(keyId))', 'deleted'],
  ],
  [
    'erasure: the files of the database keep deleted rows',
    ERASURE_TEST,
    'services/people/erasure/rewrite-tables.ts',
    ['`vacuum (full, analyze) ${quoted', '`analyze ${quoted'],
  ],
  [
    'erasure: somebody whose key the database has lost cannot be erased',
    ERASURE_TEST,
    'services/people/erasure/load-person-texts.ts',
    ["found.get(keyId) ?? 'erased'", 'found.get(keyId) as never'],
  ],
  [
    'erasure: the list beside the backups lacks whom a command without BACKUP_DIR has erased',
    ERASURE_TEST,
    'services/people/erasure/delete-everything-about.ts',
    ['config.backup.folder, erasures)', 'config.backup.folder, [])'],
  ],
  [
    'erasure: another copy of the program keeps the key of the person for a minute',
    ['services/people/erasure/erase-on-two-copies.db.test.ts'],
    'services/server/program/program.ts',
    ['onErased: core.forgetPerson', 'onErased: () => {}'],
  ],
  [
    'erasure: a copy of the program reads the key again before it is deleted',
    ['services/platform/personal-keys/personal-keys.db.test.ts'],
    'services/platform/personal-keys/personal-keys.ts',
    [' || forgotten.has(personId)', ''],
  ],
  [
    'erasure: letters of the outbox are left',
    ERASURE_TEST,
    'services/people/erasure/delete-everything-about.ts',
    ['  await deleteLettersAbout(config.dataDir, matcher, familyEmails);\n', ''],
  ],
];

export const plantedFaults: readonly PlantedFault[] = rows.map(([name, tests, file, ...changes]) => ({
  ...{ name, tests, file, changes },
}));

/** The fault that the environment variable PLANTED_FAULT names; undefined when it is not set. */
export const chosenFault = (): PlantedFault | undefined =>
  plantedFaults.find(({ name }) => name === process.env.PLANTED_FAULT);

/** The text of the fault's file with the fault. Throws unless the file has each text that is replaced. */
export const plantFault = ({ name, changes }: PlantedFault, text: string): string =>
  changes.reduce((before, [find, put]) => {
    if (!before.includes(find)) throw new Error(`“${name}” finds no “${find}”.`);
    return before.replaceAll(find, () => put);
  }, text);
