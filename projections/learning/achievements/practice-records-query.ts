import type { Sql } from 'postgres';
import { fetchFirstRow, queryBuilder } from '../../query/database.ts';
import { type QuerySamples, sample } from '../../query/query-samples.ts';
import type { PracticeRecord } from './apply-practice-event.ts';

/** What a student has achieved; undefined before the first completed session. */
export const fetchPracticeRecord = async (connection: Sql, studentId: string): Promise<PracticeRecord | undefined> =>
  (
    await fetchFirstRow(
      connection,
      queryBuilder.selectFrom('practice_records as r').where('r.student_id', '=', studentId).select('r.record'),
    )
  )?.record;

/** @public */
export const samples: QuerySamples<typeof import('./practice-records-query.ts')> = {
  fetchPracticeRecord: [[sample.id]],
};
