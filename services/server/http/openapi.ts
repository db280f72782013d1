import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { attendanceRow } from '#contracts/attendance.ts';
import { classHistoryMark, classHistoryTransaction, transactionRow } from '#contracts/classes.ts';
import { problem } from '#contracts/problem.ts';
import { profile } from '#contracts/session.ts';
import { balanceResponse, balanceRow, studentRow } from '#contracts/students.ts';

/** Schemas that the description contains once, under a name. */
const namedSchemas = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  Problem: problem,
  Profile: profile,
  Student: studentRow,
  Balance: balanceRow,
  BalanceAnswer: balanceResponse,
  Transaction: transactionRow,
  HistoryTransaction: classHistoryTransaction,
  HistoryMark: classHistoryMark,
  AttendanceRecord: attendanceRow,
})) {
  namedSchemas.add(schema, { id });
}

/** Registers GET /api/openapi.json, which is generated and written out once, when it is first requested. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Rollbook',
        version: '1',
        description:
          'Commands take an Idempotency-Key and an If-Match; commands and queries answer with the Position of the log ' +
          'that they show, which a query takes as Min-Position. Any may say by Page-Of whose page it comes from, and is ' +
          'refused where somebody else is signed in by now.',
      },
    },
    transform: createJsonSchemaTransform({ schemaRegistry: namedSchemas }),
    transformObject: createJsonSchemaTransformObject({ schemaRegistry: namedSchemas }),
  });

  let description: string | undefined;
  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, (_request, reply) => {
    description ??= JSON.stringify(tidied(app.swagger()));
    return reply.type('application/json').send(description);
  });
}

/** Removes redundant parts: the pattern of a named format, the largest safe integer as maximum, and unused schemas. */
function tidied(document: object): unknown {
  const text = JSON.stringify(document, (key, value) => {
    if (key === 'maximum' && value === Number.MAX_SAFE_INTEGER) return undefined;
    return value?.format !== undefined && value.pattern !== undefined ? { ...value, pattern: undefined } : value;
  });
  const plain = JSON.parse(text);
  for (const name of Object.keys(plain.components.schemas)) {
    if (!text.includes(`"#/components/schemas/${name}"`)) delete plain.components.schemas[name];
  }
  return plain;
}
