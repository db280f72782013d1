import { vi } from 'vitest';
import type { StoredEvent } from '#events/store/port/event-store.ts';
import type { PlantedFault } from './planted-fault.ts';

const RECORD_TEST = ['events/record/record.test.ts'];
const UPCAST_TESTS = ['events/record/upcast.test.ts', ...RECORD_TEST];
const HANDLER_TEST = ['services/core/command/command-handler.test.ts'];

const NO_TEXT = '' as unknown as StoredEvent['metadata'];
const NO_EVENT = '00000000-0000-4000-8000-000000000000';

/** Faults in writing, sealing, chaining and reading events, and in the handler of commands. */
export const recordFaults: readonly PlantedFault[] = [
  {
    name: 'chain: the hash leaves the metadata out',
    tests: RECORD_TEST,
    plant: () =>
      vi.doMock(import('#events/record/hash-chain.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          computeChainHash: (previous, event) => original.computeChainHash(previous, { ...event, metadata: NO_TEXT }),
          checkHashChain: (stream, events, after) =>
            original.checkHashChain(
              stream,
              events.map((event) => ({ ...event, metadata: NO_TEXT })),
              after,
            ),
        };
      }),
  },
  {
    name: 'chain: the hash leaves the event before out',
    tests: RECORD_TEST,
    plant: () =>
      vi.doMock(import('#events/record/hash-chain.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          computeChainHash: (_, event) => original.computeChainHash('', event),
          checkHashChain: (stream, events, after = original.createEmptyChainHead(stream)) =>
            events.reduce(
              (head, event) => original.checkHashChain(stream, [event], { version: head.version, hash: '' }),
              after,
            ),
        };
      }),
  },
  {
    name: 'chain: a gap in the versions of a stream is not reported',
    tests: RECORD_TEST,
    plant: () =>
      vi.doMock(import('#events/record/hash-chain.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          checkHashChain: (stream, events, after = original.createEmptyChainHead(stream)) =>
            events.reduce(
              (head, event) =>
                original.checkHashChain(stream, [event], { version: event.version - 1, hash: head.hash }),
              after,
            ),
        };
      }),
  },
  {
    name: 'seal: a sealed text is bound to no event and no field',
    tests: RECORD_TEST,
    plant: () =>
      vi.doMock(import('#events/record/seal-text.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          sealText: (text, key, eventId, path) =>
            original.sealText(text, key, NO_EVENT, 'any').replace(`${NO_EVENT}.any`, `${eventId}.${path}`),
          unsealText: (envelope, key) => original.unsealText({ ...envelope, eventId: NO_EVENT, path: 'any' }, key),
        };
      }),
  },
  {
    name: 'seal: a text is sealed under the key of another person',
    tests: RECORD_TEST,
    plant: () =>
      vi.doMock(import('#events/record/to-events-to-append.ts'), async (importOriginal) => {
        const original = await importOriginal();
        const { toPersonIdOfStream } = await import('#events/catalogue/to-person-id-of-stream.ts');
        return {
          ...original,
          toEventsToAppend: ({ key, ...rest }, catalogue) => {
            const personId = toPersonIdOfStream(rest.stream);
            const accepted = key && personId !== undefined ? { ...key, personId } : key;
            return original.toEventsToAppend({ ...rest, key: accepted }, catalogue);
          },
        };
      }),
  },
  {
    name: 'seal: a text is read that is sealed under the key of another person',
    tests: RECORD_TEST,
    plant: () =>
      vi.doMock(import('#events/record/unseal-values-in-place.ts'), async (importOriginal) => {
        const original = await importOriginal();
        const { parseSealedEnvelope } = await import('#events/record/seal-text.ts');
        return {
          ...original,
          unsealEnvelope: (envelope, keys, place) => original.unsealEnvelope(envelope, keys, place),
          unsealValuesInPlace(event, sealed, keys) {
            for (const { text, holder, key, envelope } of sealed) {
              holder[key] = original.unsealEnvelope(envelope ?? parseSealedEnvelope(text), keys, event.id);
            }
          },
        };
      }),
  },
  {
    name: 'seal: a text is read that was sealed for another field',
    tests: RECORD_TEST,
    plant: () =>
      vi.doMock(import('#events/record/unseal-values-in-place.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          unsealValuesInPlace: (event, sealed, keys, opening) =>
            original.unsealValuesInPlace(event, sealed, keys, { ...opening, inPlace: false }),
        };
      }),
  },
  {
    name: 'upcast: events of an older version are read as they are',
    tests: UPCAST_TESTS,
    plant: () =>
      vi.doMock(import('#events/record/upcast.ts'), async (importOriginal) => ({
        ...(await importOriginal()),
        upcastData: (_, __, data) => data,
      })),
  },
  {
    name: 'upcast: events of a newer release are read',
    tests: UPCAST_TESTS,
    plant: () =>
      vi.doMock(import('#events/record/upcast.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          findEventDefinition: (catalogue, event) =>
            original.findEventDefinition(catalogue, { ...event, schemaVersion: 1 }),
        };
      }),
  },
  {
    name: 'command: an event is recorded before the one it follows when the clock goes back',
    tests: HANDLER_TEST,
    plant: () =>
      vi.doMock(import('#services/core/command/write-events.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          writeEvents: (writer, view, command, events) =>
            original.writeEvents(writer, { ...view, last: undefined }, command, events),
        };
      }),
  },
  {
    name: 'command: the id of a command is not looked for in its stream',
    tests: HANDLER_TEST,
    plant: () =>
      vi.doMock(import('#services/core/command/judge-command.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          judgeCommand: (view, request) => original.judgeCommand({ ...view, commands: new Map() }, request),
        };
      }),
  },
  {
    name: 'command: If-Match is ignored',
    tests: HANDLER_TEST,
    plant: () =>
      vi.doMock(import('#services/core/command/judge-command.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          judgeCommand: (view, { ifMatch: _, ...request }) => original.judgeCommand(view, request),
        };
      }),
  },
  {
    name: 'command: a repeated command with another body passes for the same',
    tests: HANDLER_TEST,
    plant: () =>
      vi.doMock(import('#services/core/command/fingerprint.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          fingerprintCommand: (_, actor, stream, key) => original.fingerprintCommand(null, actor, stream, key),
        };
      }),
  },
  {
    name: 'command: a repeated command of another actor passes for the same',
    tests: HANDLER_TEST,
    plant: () =>
      vi.doMock(import('#services/core/command/fingerprint.ts'), async (importOriginal) => {
        const original = await importOriginal();
        const anybody = { id: NO_EVENT, role: 'system' } as const;
        return {
          ...original,
          fingerprintCommand: (body, _, stream, key) => original.fingerprintCommand(body, anybody, stream, key),
        };
      }),
  },
  {
    name: 'command: a person with events whose key is missing gets a new key',
    tests: ['services/classes/credits/missing-key.db.test.ts'],
    plant: () =>
      vi.doMock(import('#events/record/require-personal-key.ts'), async (importOriginal) => {
        const original = await importOriginal();
        return {
          ...original,
          requirePersonalKey: async (keys, personId) => {
            if ((await keys.forPerson(personId)) === undefined) await keys.create(personId);
            return original.requirePersonalKey(keys, personId);
          },
        };
      }),
  },
];
