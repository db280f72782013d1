import { getMoneyResponse, type JointPayment, moneyQuery } from '#contracts/money.ts';
import { toOpenCents, toPaymentStatus, toReturnableCents, toUnusedCents } from '#events/classes/student/money.ts';
import { PAGE_ROWS_DEFAULT } from '#events/values/limits.ts';
import {
  fetchJointParts,
  fetchMoneyAccount,
  fetchMoneyEntriesOfStudent,
  type JointPartRecord,
  sealedMoneyFields,
} from '#projections/classes/money/money-query.ts';
import type { MoneyDetails } from '#projections/classes/money/projection.ts';
import { fetchStudent } from '#projections/people/profiles/students-query.ts';
import type { Context } from '#services/core/use-case/context.ts';
import { hideStudentVersion } from '#services/core/use-case/hide-student-version.ts';
import { getStudentIdInPath, studentParams } from '#services/core/use-case/student-params.ts';
import { defineUseCase, mayReadAbout } from '#services/core/use-case/use-case.ts';
import { unsealFields } from '#services/platform/personal-keys/unseal-fields.ts';
import { refuse } from '#services/platform/problems/refuse.ts';

const toPurchases = ({ purchases }: MoneyDetails) =>
  Object.entries(purchases)
    .filter(([, { price }]) => price > 0)
    .map(([id, purchase]) => ({
      ...{ id, recorded_on: purchase.on, code: purchase.code, classes: purchase.classes },
      ...{ price_cents: purchase.price, canceled_cents: purchase.canceled, paid_cents: purchase.paid },
      ...{ refunded_cents: purchase.refunded, open_cents: toOpenCents(purchase) },
      ...{ returnable_cents: toReturnableCents(purchase), status: toPaymentStatus(purchase) },
    }));

const toPayments = ({ payments }: MoneyDetails) =>
  Object.entries(payments).map(([id, payment]) => ({
    ...{ id, received_on: payment.receivedOn, amount_cents: payment.amount },
    allocations: Object.entries(payment.allocations)
      .filter(([, cents]) => cents > 0)
      .map(([purchase_id, cents]) => ({ purchase_id, cents })),
    ...{ unused_cents: toUnusedCents(payment), reversed: payment.reversed },
  }));

/** The payments for several students, without the names of those about whom the person may not read. */
const toJointPayments = (parts: readonly JointPartRecord[], mayRead: (studentId: string) => boolean): JointPayment[] =>
  [...Map.groupBy(parts, ({ joint_id }) => joint_id)].map(([id, found]) => ({
    id,
    parts: found.map(({ joint_id: _, ...part }) =>
      mayRead(part.student_id) ? part : { ...part, student_id: null, student_name: null },
    ),
  }));

export const getMoney = defineUseCase({
  operation: 'getMoney',
  summary: 'What is due, paid and owed for a student, and each entry of it, newest first',
  method: 'GET',
  path: '/api/students/:id/money',
  access: 'signed-in',
  families: true,
  own: getStudentIdInPath,
  params: studentParams,
  query: moneyQuery,
  answer: getMoneyResponse,
  run: async ({ params: { id }, query, ...reader }, { readModels: { sql }, keys }: Context<'readModels' | 'keys'>) => {
    const [student, { figures, details }, page] = await Promise.all([
      fetchStudent(sql, id),
      fetchMoneyAccount(sql, id),
      fetchMoneyEntriesOfStudent(sql, id, { ...query, limit: query.limit ?? PAGE_ROWS_DEFAULT }),
    ]);
    if (!student) return refuse('student-unknown');
    const joint = await fetchJointParts(
      sql,
      page.rows.flatMap(({ joint_id }) => joint_id ?? []),
    );
    return {
      body: {
        ...{
          student: hideStudentVersion(student, reader.profile),
          figures,
          purchases: toPurchases(details),
          payments: toPayments(details),
        },
        entries: await unsealFields(page.rows, sealedMoneyFields, keys),
        joint_payments: toJointPayments(joint, (studentId) => mayReadAbout(reader, studentId)),
        next_cursor: page.nextCursor,
      },
    };
  },
});
