/** Runs one attack in a separate process, so that its work does not distort the measurement. Arguments: name, milliseconds, target. */
import { type AttackTarget, attacks, runAttack } from './attack.ts';

const CONNECTIONS = 8;
const [name = '', ms = '', target = ''] = process.argv.slice(2);
const attack = attacks[name];
if (attack === undefined)
  throw new Error(`There is no attack “${name}”. Choose one of ${Object.keys(attacks).join(', ')}.`);
console.log('ready.');
const outcomes = await runAttack(attack, JSON.parse(target) as AttackTarget, CONNECTIONS, Number(ms));
console.log(`outcomes ${JSON.stringify(outcomes)}.`);
process.exit();
