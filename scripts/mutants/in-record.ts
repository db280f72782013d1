import type { Mutant } from './mutant.ts';

const CHAIN = 'events/record/chain.ts';
const SEAL = 'events/record/seal-text.ts';
const RECORD = ['events/record/record.test.ts'];
const UPCAST = 'events/record/upcast.ts';
const HANDLER = ['services/command/handle.test.ts'];

/** Faults in writing, sealing, chaining and reading events, and in the handler of commands. */
export const inRecord: readonly Mutant[] = [
  {
    name: 'the hash covers less than the stored form',
    edits: [{ file: CHAIN, search: 'recordedAt, metadata, data]));', replace: 'recordedAt, data]));' }],
    tests: RECORD,
  },
  {
    name: 'the hash covers what was parsed, not what was stored',
    edits: [{ file: CHAIN, search: 'metadata, data]));', replace: 'metadata, JSON.parse(data)]));' }],
    tests: RECORD,
  },
  {
    name: 'the hash leaves the event before out',
    edits: [{ file: CHAIN, search: 'JSON.stringify([previous, stream', replace: 'JSON.stringify([stream' }],
    tests: RECORD,
  },
  {
    name: 'a gap in a stream is not looked for',
    edits: [{ file: CHAIN, search: ' || event.version !== head.version + 1', replace: '' }],
    tests: RECORD,
  },
  {
    name: 'a sealed text is bound to nothing',
    edits: [
      { file: SEAL, search: '  cipher.setAAD(place);\n', replace: '' },
      { file: SEAL, search: '    decipher.setAAD(toAssociatedData(eventId, path));\n', replace: '' },
    ],
    tests: RECORD,
  },
  {
    name: 'two texts in one place are sealed under one iv',
    edits: [{ file: SEAL, search: ".update('\\0').update(text).digest()", replace: '.digest()' }],
    tests: RECORD,
  },
  {
    name: 'the key of another person is not noticed in writing',
    edits: [
      { file: 'events/record/to-events-to-append.ts', search: 'key.personId !== toPersonId(stream)', replace: 'false' },
    ],
    tests: RECORD,
  },
  {
    name: 'the key of another person is not noticed in reading',
    edits: [{ file: 'events/record/unseal-values.ts', search: ' && key.personId !== person.id', replace: ' && false' }],
    tests: RECORD,
  },
  {
    name: 'a sealed text of another field is not noticed',
    edits: [{ file: 'events/record/unseal-values.ts', search: ' || (inPlace && envelope.path !== path)', replace: '' }],
    tests: RECORD,
  },
  {
    name: 'a personal text in clear is not noticed',
    edits: [
      {
        file: 'events/record/read-events.ts',
        search: 'if (!moved.some((one) => one.path === path))',
        replace: 'if (false)',
      },
    ],
    tests: RECORD,
  },
  {
    name: 'old events are not brought to the current version',
    edits: [{ file: UPCAST, search: 'schemaVersion > upcasters.length\n', replace: 'schemaVersion > 0\n' }],
    tests: ['events/record/upcast.test.ts'],
  },
  {
    name: 'events of a newer release are read as if they were known',
    edits: [{ file: UPCAST, search: ' || event.schemaVersion > definition.version', replace: '' }],
    tests: ['events/record/upcast.test.ts', ...RECORD],
  },
  {
    name: 'the time of recording goes back with the clock',
    edits: [
      {
        file: 'services/command/write-events.ts',
        search: 'before === undefined ? 0 : Date.parse(before)',
        replace: '0',
      },
    ],
    tests: HANDLER,
  },
  {
    name: 'a command id is not looked for in its stream',
    edits: [
      {
        file: 'services/command/judge.ts',
        search: 'view.commands.get(commandId)',
        replace: 'view.commands.get(commandId.slice(1))',
      },
    ],
    tests: HANDLER,
  },
  {
    name: 'the body of a repeated command is not compared',
    edits: [
      {
        file: 'services/command/handle.ts',
        search: 'return fingerprint === (await fingerprintFor({ person, ...request }));',
        replace: 'return true;',
      },
    ],
    tests: HANDLER,
  },
  {
    name: 'the actor of a repeated command is not compared',
    edits: [
      {
        file: 'services/command/fingerprint.ts',
        search: '[body ?? null, actor.id, actor.role]',
        replace: '[body ?? null]',
      },
    ],
    tests: HANDLER,
  },
  {
    name: 'If-Match is not looked at',
    edits: [{ file: 'services/command/judge.ts', search: 'ifMatch !== version)', replace: 'ifMatch < 0)' }],
    tests: HANDLER,
  },
  {
    name: 'a missing key is made anew for a person who has events',
    edits: [
      {
        file: 'services/command/write-events.ts',
        search: "enrols ? await keys.forPerson(person) : 'known'",
        replace: 'await keys.forPerson(person)',
      },
    ],
    tests: ['services/use-cases/classes/missing-key.db.test.ts'],
  },
];
