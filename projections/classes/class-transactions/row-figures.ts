/** The figures of a row of `class_transactions as t` in SQL, as `toRowFigures` has them; a test compares both. */
import { sql } from 'kysely';
import { createColumnRefs } from '../../query/query-fragments.ts';

const t = createColumnRefs('class_transactions', 't');
const isLess = sql`${t('classes_changed')} < 0`;
const isLate = sql`${t('late_cancellation_hours')} is not null`;
/** The classes that a mark takes, below 0 where one is given back. */
const taken = sql`case when ${t('source')} in ('attendance', 'settlement') then -${t('applied_remaining')}
  when ${t('source')} = 'reversal' then -${t('classes_changed')} else 0 end`;

export const rowFigures = {
  added: sql<number>`case when ${t('source')} in ('opening', 'import', 'purchase-reversal')
    or ${t('source')} = 'manual' and not ${isLess} then ${t('classes_changed')} else 0 end`,
  taken: sql<number>`case when ${isLate} then 0 else ${taken} end`,
  late_cancellations: sql<number>`case when ${isLate} then ${taken} else 0 end`,
  removed: sql<number>`case when ${t('source')} = 'manual' and ${isLess} then -${t('applied_remaining')}
    when ${t('source')} = 'waiting' and ${isLess} then -${t('classes_changed')} else 0 end`,
};
