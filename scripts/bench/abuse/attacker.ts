/** A process that attacks, so that its work is not in the figures of whoever measures: name, milliseconds, target. */
import { runAttack, type Target } from './attack.ts';
import { attacks } from './attacks.ts';

const CONNECTIONS = 8;
const [name = '', ms = '', target = ''] = process.argv.slice(2);
const attack = attacks[name];
if (attack === undefined) throw new Error(`there is no attack “${name}”`);
console.log('ready.');
const outcomes = await runAttack(attack, JSON.parse(target) as Target, CONNECTIONS, Number(ms));
console.log(`outcomes ${JSON.stringify(outcomes)}.`);
process.exit();
