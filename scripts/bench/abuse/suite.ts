/**
 * Runs each attack over eight connections to a server on this machine while another student uses it. Figures: p50 and p99
 * of that student before → during → after the attack.
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
