import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { Histogram } from 'prom-client';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createMetrics } from '#services/platform/metrics/metrics.ts';
import type { Program } from '#services/server/program/program.ts';
import { registerCentreGauges } from './centre-gauges.ts';

const ops = join(import.meta.dirname, '../../../ops');
const alerts = z
  .strictObject({
    groups: z.tuple([
      z.strictObject({
        name: z.string(),
        rules: z.array(
          z.strictObject({
            alert: z.string().regex(/^Rollbook[A-Z]\w+$/),
            expr: z.string(),
            for: z
              .string()
              .regex(/^\d+[smh]$/)
              .optional(),
            labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
            annotations: z.strictObject({ summary: z.string(), action: z.string() }),
          }),
        ),
      }),
    ]),
  })
  .parse(parse(await readFile(join(ops, 'alerts.yml'), 'utf8')));
const dashboard = z
  .object({
    panels: z.array(
      z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })) }),
    ),
  })
  .parse(JSON.parse(await readFile(join(ops, 'grafana-dashboard.json'), 'utf8')));
const { rules } = alerts.groups[0];
const expressions = [
  ...rules.map(({ alert, expr }) => ({ where: alert, expr })),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ where: title, expr }))),
];

/** The names of the series that a program has, those of histograms with their endings. */
const listSeries = (): ReadonlySet<string> => {
  const metrics = createMetrics();
  registerCentreGauges({ metrics } as Program, () => Promise.reject(new Error('nothing is scraped')));
  return new Set([
    'up',
    ...metrics.registry
      .getMetricsAsArray()
      .flatMap((metric) =>
        metric instanceof Histogram
          ? ['bucket', 'sum', 'count'].map((ending) => `${metric.name}_${ending}`)
          : [(metric as { name: string }).name],
      ),
  ]);
};
const series = listSeries();

test.each(expressions)('ops: $where is an expression of PromQL over series that exist: $expr', ({ expr }) => {
  const names: string[] = [];
  parser.parse(expr).iterate({
    enter({ type, from, to }) {
      if (type.isError) throw new Error(`${expr} does not parse at ${expr.slice(from)}`);
      if (type.name === 'VectorSelector') names.push(expr.slice(from, to).replace(/\{.*/s, ''));
    },
  });
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(series).toContain(name);
});

test('ops: there are eight alerts, each with another name', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(8);
});

test('ops: the dashboard shows every series of the program', () => {
  const shown = expressions.map(({ expr }) => expr).join('\n');
  const own = [...series].filter((name) => name.startsWith('rollbook_') && !/_(sum|count|bucket)$/.test(name));
  for (const name of own) expect(shown).toContain(name);
});
