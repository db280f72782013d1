/**
 * Eight connections attack the server for a few seconds in each of many ways, while another student uses it. Everything
 * stays on this machine. Figures: p50 and p99 before → during → after the attack.
 */
import { type Bench, defineSuite } from '../harness/bench-suite.ts';
import { attacks } from './attacks.ts';
import { type AttackedCentre, openAttackedCentre } from './centre.ts';
import { measureAttack } from './measure.ts';

const measure =
  (name: string): Bench<AttackedCentre> =>
  async (centre) => [await measureAttack(name, centre)];

export const abuseSuite = defineSuite({
  benches: Object.fromEntries(Object.keys(attacks).map((name) => [name, measure(name)])),
  open: openAttackedCentre,
  verify: (centre) => centre.verify(),
  columns: { what: 'attack', measured: 'before → during → after' },
});
