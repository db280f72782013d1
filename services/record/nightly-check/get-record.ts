import { recordResponse } from '#contracts/record.ts';
import type { RecordKeyPeriod } from '#contracts/record-keys.ts';
import { parseStudentStream } from '#events/classes/student/student-stream.ts';
import { fetchNamesById } from '#projections/people/profiles/profiles-query.ts';
import { formatLogLoss } from '#services/core/event-log/judge-log.ts';
import type { SealKeyPeriod } from '#services/core/seal-key.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { defineUseCase } from '#services/core/use-case/use-case.ts';
import { type BackupState, isBackupOverdue, loadBackupState } from '#services/record/backup/backup-store.ts';
import { loadRecordCheck, type RecordCheckState } from './record-check-store.ts';

export const getRecord = defineUseCase({
  operation: 'getRecord',
  summary: 'The last check of the whole record, the running one, the last backup, and the public key of the seals',
  method: 'GET',
  path: '/api/record',
  access: 'owner',
  answer: recordResponse,
  run: async (
    _,
    context: Context<
      'sql' | 'readModels' | 'loadSealKey' | 'loadSealKeyHistory' | 'logGuard' | 'config' | 'clock' | 'centre'
    >,
  ) => {
    const { sql, readModels, loadSealKey, loadSealKeyHistory, logGuard, config } = context;
    const [{ running, last }, backup, { publicKey }, keys, loss] = await Promise.all([
      loadRecordCheck(sql),
      loadBackupState(sql),
      loadSealKey(),
      loadSealKeyHistory().catch(() => []),
      // An event store that does not answer is another fault than one that holds another log.
      logGuard.findLoss().catch(() => undefined),
    ]);
    const key = keys.find((period) => period.publicKey === publicKey);
    const names = await fetchNamesById(readModels.sql, listStudentIds(last));
    return {
      body: {
        running: running ? { started_at: running.startedAt.toISOString(), share: running.share } : null,
        last: last ? toFinishedCheck(last, names) : null,
        public_key: publicKey,
        key_period: key ? toKeyPeriod(key) : null,
        lost_log: loss ? formatLogLoss(loss) : null,
        backup: {
          nightly: config.backup !== undefined,
          ...toBackupRow(backup),
          overdue: isBackupOverdue(backup, context),
        },
      },
    };
  },
});

const toKeyPeriod = ({ from, until, takeover }: SealKeyPeriod): RecordKeyPeriod => ({ from, until, takeover });

/** Without the folder, which is the operator's. */
const toBackupRow = ({ last, failure }: BackupState) => ({
  last: last ? { finished_at: last.finishedAt.toISOString(), events: last.events, bytes: last.bytes } : null,
  failed: failure ? { at: failure.at.toISOString(), text: failure.text } : null,
});

type FinishedCheck = NonNullable<RecordCheckState['last']>;

const listStudentIds = (last: FinishedCheck | undefined): string[] =>
  last?.result.status === 'checked' ? last.result.faults.flatMap(({ stream }) => parseStudentStream(stream) ?? []) : [];

function toFinishedCheck({ finishedAt, result }: FinishedCheck, names: ReadonlyMap<string, string>) {
  const finished_at = finishedAt.toISOString();
  if (result.status === 'failed') {
    const counts = { students: 0, events: 0, newer_events: 0, faults: [], fault_count: 0, part: null };
    return { finished_at, outcome: result.reason, other_since: 'since' in result ? result.since : null, ...counts };
  }
  const { students, events, newerEvents: newer_events, faultCount: fault_count, part = null } = result;
  const faults = result.faults.map((fault) => {
    const id = parseStudentStream(fault.stream);
    const name = id && names.get(id);
    return { ...fault, student: id && name ? { id, name } : null };
  });
  return {
    finished_at,
    outcome: 'checked' as const,
    other_since: null,
    students,
    events,
    newer_events,
    faults,
    fault_count,
    part,
  };
}
