import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { dateOrders, type ImportField, importFields } from '#events/values/enum-values.ts';
import { CLASSES_MAX_LIMIT, SCHOOL_GRADE_MAX } from '#events/values/limits.ts';
import { civilDate, practiceSubject, questionSubject, sameDayRule } from '#events/values/shapes.ts';
import { CannotStartError } from '#services/platform/config/cannot-start-error.ts';
import { ENVIRONMENT_VARIABLE_NAMES, eventStoreUrl } from '#services/platform/config/config.ts';
import type { MailedSeal } from '#services/record/verify/check-seals.ts';
import type { VerifyPart } from '#services/record/verify/verify-part.ts';
import type { ChosenColumn } from './import-students.ts';

const SAMPLE_QUESTIONS_MAX = 500;

const parseWholeNumber = (text: string, least: number, most: number): number => {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least && number <= most) return number;
  throw new InvalidArgumentError(`Use a whole number from ${least} to ${most}.`);
};
const parseGrade = (text: string): number => parseWholeNumber(text, 1, SCHOOL_GRADE_MAX);
const parseCap = (text: string): number => parseWholeNumber(text, 1, CLASSES_MAX_LIMIT);
const parseCount = (text: string): number => parseWholeNumber(text, 1, SAMPLE_QUESTIONS_MAX);

const parseBackupCount = (text: string): number => parseWholeNumber(text, 1, 9_999);

const parseSeal = (text: string, before: readonly MailedSeal[] = []): MailedSeal[] => {
  const [, events, root] = /^(\d{1,15}):([0-9a-f]{64})$/i.exec(text.trim()) ?? [];
  if (events === undefined || root === undefined) {
    throw new InvalidArgumentError('Copy it from the mail: a number, a colon and 64 hexadecimal digits.');
  }
  return [...before, { events: Number(events), root: root.toLowerCase() }];
};

const parsePart = (text: string): VerifyPart => {
  const [, number = 0, of = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text.trim()) ?? []).map(Number);
  if (number >= 1 && number <= of) return { number, of };
  throw new InvalidArgumentError('Use a number of a part and the number of parts, such as 3/14.');
};

const parseDay = (text: string): string => {
  if (civilDate.safeParse(text).success) return text;
  throw new InvalidArgumentError('Use a date such as 2026-10-31.');
};

/** The fields of a file of students, by the words of the command. */
const columnFields: Readonly<Record<string, ImportField>> = Object.fromEntries(
  importFields.map((field) => [field === 'left' ? 'classes_left' : field, field]),
);

const parseColumn = (text: string, before: readonly ChosenColumn[] = []): ChosenColumn[] => {
  const at = text.lastIndexOf('=');
  const [title, word] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  if (at < 0 || title === '') throw new InvalidArgumentError('Write the title of a column, “=” and a field.');
  const field = Object.hasOwn(columnFields, word) ? columnFields[word] : undefined;
  if (!field)
    throw new InvalidArgumentError(`There is no field “${word}”. Use one of: ${Object.keys(columnFields).join(', ')}.`);
  if (before.some((each) => each.field === field)) throw new InvalidArgumentError(`“${word}” was given twice.`);
  return [...before, { title, field }];
};

const parsePosition = (text: string): bigint => {
  if (/^\d{1,18}$/.test(text)) return BigInt(text);
  throw new InvalidArgumentError('Use a position of the log, such as “status” prints.');
};

const parseLogPlace = (text: string): string => {
  if (text === 'database' || eventStoreUrl(text) !== undefined) return text;
  throw new InvalidArgumentError('Use “database”, or an address such as esdb://host:2113?tls=false.');
};

const program = new Command('rollbook')
  .description('Looks after a Rollbook centre: its people, its read models and the proof that its record is whole.')
  .usage('<command> [options]')
  .addHelpText(
    'after',
    `
With npm, arguments come after two hyphens: npm run rollbook -- status

The commands work on the centre that “npm run serve” would serve with the same environment. Without DATABASE_URL that is
the one in DATA_DIR (.rollbook): its database is started for the command, or used while the server runs.
Settings: ${ENVIRONMENT_VARIABLE_NAMES.join(', ')}.`,
  );

program
  .command('create-tutor')
  .description('make a tutor, or an owner, who can sign in at once')
  .requiredOption('--name <name>', 'as students see it')
  .requiredOption('--email <address>', 'to sign in with')
  .option('--owner', 'may see and do everything', false)
  .addHelpText('after', '\nAsks for the password on a terminal; otherwise makes one and prints it.')
  .action(async (options) => (await import('./create-tutor.ts')).createTutor(options));

program
  .command('reset-password')
  .description('print a code with which somebody who forgot the password chooses a new one')
  .argument('<email>', 'with which they sign in')
  .action(async (email) => (await import('./reset-password.ts')).resetPassword(email));

program
  .command('reset-second-factor')
  .description('turn off two-step sign-in for somebody who lost their phone and recovery codes')
  .argument('<email>', 'with which they sign in')
  .action(async (email) => (await import('./reset-second-factor.ts')).resetSecondFactor(email));

program
  .command('change-email')
  .description('give somebody another e-mail address to sign in with')
  .argument('<email>', 'with which they sign in now')
  .argument('<new>', 'the new address')
  .action(async (from, to) => (await import('./change-email.ts')).changeEmail(from, to));

program
  .command('erase')
  .description('erase a student, tutor or family account for good; prints what goes and what stays')
  .argument('<person>', 'the id, or the address with which they sign in or signed in last')
  .option('--dry-run', 'only print it', false)
  .option('--yes', 'erase them; without it, nothing is erased', false)
  .action(async (person, options) => (await import('./erase.ts')).runErase(person, options));

program
  .command('status')
  .description('where the record ends, how far the read models are, and how many of their rows are parked')
  .action(async () => (await import('./status.ts')).printStatus());

program
  .command('events')
  .description('the events of a request, by the id in its answer or in a line of the log, or one event by its own id')
  .argument('<id>', 'of a request, a command or an event')
  .action(async (id) => (await import('./find-events.ts')).printEvents(id));

program
  .command('parked')
  .description(
    'rows of the read models that stopped at an event that could not be folded; exits with 1 if there are any',
  )
  .action(async () => (await import('./parked.ts')).printParkedRows());

program
  .command('rebuild')
  .description('build the read models anew from the record, then put them in place of the old ones')
  .action(async () => (await import('./rebuild.ts')).runRebuild());

program
  .command('verify')
  .description(
    'check every hash and seal, and that every row and balance follows from the events; exits with 1 at a fault',
  )
  .option('--seal <N:ROOT>', 'a mailed seal that the log must match; may be given several times', parseSeal)
  .option(
    '--part <N/OF>',
    'unseal and validate only this part of the events, and compare this part of the read models, such as 3/14; every hash, seal and balance is checked',
    parsePart,
  )
  .action(async (options) => (await import('./verify.ts')).runVerify(options));

program
  .command('replay')
  .description('build the centre as it was into a sandbox beside the read models, and compare it with today')
  .option('--until <day>', 'the last day, by the time at which events were recorded', parseDay)
  .option('--position <position>', 'the last position of the log', parsePosition)
  .option('--name <name>', 'of the sandbox; made from the day or position without it')
  .addOption(new Option('--list', 'print the sandboxes').conflicts(['until', 'position', 'name']))
  .addOption(
    new Option('--compare <name>', 'compare a sandbox with today again').conflicts([
      'until',
      'position',
      'name',
      'list',
    ]),
  )
  .addOption(
    new Option('--drop <name>', 'remove a sandbox').conflicts(['until', 'position', 'name', 'list', 'compare']),
  )
  .action(async (options) => (await import('./replay.ts')).runReplay(options));

program
  .command('what-if')
  .description('decide the recorded requests again as if another rule had always been in force; writes nothing')
  .option('--cap <classes>', 'the most classes that a student can have remaining', parseCap)
  .addOption(new Option('--streak <rule>', 'for a second practice session of a day').choices(sameDayRule.options))
  .action(async (options) => (await import('./what-if.ts')).printWhatIf(options));

program
  .command('seal')
  .description('sign the root of the log as it is now, so that nobody can change an event of it unseen')
  .action(async () => (await import('./seal.ts')).runSeal());

program
  .command('rotate-seal-key')
  .description(
    'make a new key that signs seals and packets; the former key signs it, and stays valid for what it signed',
  )
  .option(
    '--lost <public key>',
    'the key of the last seal is lost, so nothing signs the new one; everybody can see that',
  )
  .action(async (options) => (await import('./rotate-seal-key.ts')).runRotateSealKey(options));

program
  .command('export')
  .description('write the whole log into a new folder, with a manifest that describes it; see “import”')
  .argument('<folder>', 'a folder that does not exist yet')
  .option('--with-keys', 'also the personal keys, which only PERSONAL_DATA_KEY opens', false)
  .action(async (folder, options) => (await import('./export.ts')).runExport(folder, options));

program
  .command('import')
  .description('write an exported log into an empty centre, after every line of it was checked')
  .argument('<folder>', 'that “export” has written')
  .action(async (folder) => (await import('./import.ts')).runImport(folder));

program
  .command('backup')
  .description('write a backup of the running centre into a folder, beside the earlier ones; see “restore”')
  .argument('<folder>', 'of the backups; each one writes only the newer events of the log')
  .option('--with-keys <folder>', 'another folder, for the keys, without which nobody can read names and notes')
  .option('--recipients <file>', 'encrypt for the public keys of age in this file; “backup-key” makes one')
  .option('--keep <number>', 'afterwards delete all but the newest backups and keys', parseBackupCount)
  .action(async (folder, options) => (await import('./backup.ts')).runBackup(folder, options));

program
  .command('backup-key')
  .description('make a key that opens encrypted backups, and print its public key for --recipients')
  .argument('<file>', 'for the secret key, that does not exist yet; keep it away from the backups')
  .action(async (file) => (await import('./backup.ts')).makeBackupKey(file));

program
  .command('restore')
  .description('write a backup into an empty centre, build its read models and verify it')
  .argument('<folder>', 'of the backups')
  .option('--at <name>', 'of the backup, such as 20261031T020000Z; the newest without it')
  .addOption(new Option('--keys <folder>', 'with the keys of the backup').conflicts('withoutKeys'))
  .option('--without-keys', 'restore although nobody can read names and notes then', false)
  .option('--identity <file>', 'with the secret key that opens an encrypted backup')
  .action(async (folder, options) => (await import('./restore.ts')).runRestore(folder, options));

program
  .command('import-students')
  .description('print what would become of each row of a CSV file of students; writes nothing without --apply')
  .argument('<file>', 'with a header that names the columns')
  .option('--apply', 'import the rows that have no error', false)
  .option('--accept-warnings', 'import the rows with a warning too', false)
  .option(
    '--column <TITLE=FIELD>',
    'the field that a column holds, such as "Balance=classes_left"; may be given several times',
    parseColumn,
  )
  .addOption(
    new Option('--dates <order>', 'how the file writes 03/04/2026, in place of what its dates show').choices(
      dateOrders,
    ),
  )
  .addHelpText('after', `\nFields: ${Object.keys(columnFields).join(', ')}`)
  .action(async (file, options) => (await import('./import-students.ts')).importStudents(file, options));

program
  .command('retention')
  .description('delete what is over its period in the rules of the centre, as every night does')
  .option('--dry-run', 'print what the next night would delete, and delete nothing', false)
  .action(async (options) => (await import('./retention.ts')).runRetention(options));

program
  .command('accept-log')
  .description('go on with the log in the event store although it lacks events of this centre; says first what is lost')
  .option('--yes', 'accept it without being asked', false)
  .action(async (options) => (await import('./accept-log.ts')).runAcceptLog(options));

program
  .command('move')
  .description(
    'move the log to another event store while the centre is open; what was in charge stays so until the end',
  )
  .requiredOption(
    '--to <place>',
    'the address of an EventStoreDB or a PostgreSQL, as for EVENTSTORE_URL, or “database” for the one of the centre',
    parseLogPlace,
  )
  .addHelpText('after', '\nThe streams in an EventStoreDB get the prefix of EVENTSTORE_PREFIX.')
  .action(async (options) => (await import('./move.ts')).runMove(options));

program
  .command('streak-rule')
  .description(
    'set what a second practice session of a day does to a streak from now on; earlier sessions count as before',
  )
  .addArgument(new Argument('<rule>', 'the streak starts again at 1, or stays').choices(sameDayRule.options))
  .action(async (rule) => (await import('./streak-rule.ts')).changeStreakRule(rule));

const packet = program.command('packet').description('packets that settle a question about a student’s classes');

packet
  .command('verify')
  .description(
    'check a packet by its file alone, offline; exits with 1 if a field was changed, or the key is not published',
  )
  .argument('<file>', 'the JSON file of a packet')
  .option('--keys <file>', 'the keys that the center publishes for programs on its page /record-key')
  .action(async (file, options) => (await import('./packet.ts')).verifyPacket(file, options));

packet
  .command('list')
  .description('the newest packets: id, time, period, student and verification code')
  .action(async () => (await import('./packet.ts')).printPackets());

packet
  .command('export')
  .description('write the file of a packet, byte for byte as it was made')
  .argument('<id>', 'of the packet; see “packet list”')
  .argument('<file>', 'that does not exist yet')
  .action(async (id, file) => (await import('./packet.ts')).exportPacket(id, file));

const questions = program.command('questions').description('the practice questions of the program');
questions
  .command('report')
  .description('count the questions of each topic, and how soon they come back to a child')
  .addOption(new Option('--subject <subject>', 'of practice; all of them without it').choices(practiceSubject.options))
  .action(async (options) => (await import('./report-questions.ts')).reportQuestions(options));
questions
  .command('sample')
  .description('print questions with their answers, to read them')
  .addOption(
    new Option('--subject <subject>', 'of the questions').choices(questionSubject.options).makeOptionMandatory(),
  )
  .requiredOption('--grade <grade>', '1 to 12', parseGrade)
  .option('--topic <topic>', 'in your own words; all topics of the subject without it')
  .option('--count <count>', 'how many', parseCount, 20)
  .action(async (options) => (await import('./sample-questions.ts')).sampleQuestions(options));

// A program that reads the output may stop before its end, as “head” does. The command continues, because it may rebuild or import.
for (const output of [process.stdout, process.stderr]) {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_DESTROYED') throw error;
  });
}

try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof CannotStartError ? error.message : error);
  process.exitCode = 1;
}
