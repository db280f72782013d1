/**
 * The places before and after each write at which a test breaks the program off, to see what becomes of the rest. None is
 * armed unless the variable CRASHPOINT names it; where PUBLIC_URL is not on this machine, `services/config/config.ts` refuses to
 * start with that variable.
 */
export const CRASHPOINT_NAMES = [
  'before-decide',
  'after-decide',
  'before-append',
  'after-append',
  'before-answer',
  'after-answer',
  'before-fold',
  'after-fold',
  'before-commit',
  'after-commit',
  'before-hint',
  'after-hint',
] as const;
export type CrashpointName = (typeof CRASHPOINT_NAMES)[number];

/** One place, and what happens when it is passed for the nth time: an error is thrown, or the process is killed. */
export interface CrashTrigger {
  readonly name: CrashpointName;
  readonly how: 'throw' | 'kill';
  readonly nth: number;
}

/** What a crashpoint throws. */
export class CrashpointError extends Error {
  override readonly name = 'Crashed';
}

const pattern = new RegExp(`^(${CRASHPOINT_NAMES.join('|')}):(throw|kill)(?:#([1-9]\\d{0,5}))?$`);

/** Reads `before-append:kill` or `after-fold:throw#3`; undefined for anything else. */
export const parseCrashTrigger = (text: string): CrashTrigger | undefined => {
  const [, name, how, nth = '1'] = pattern.exec(text) ?? [];
  if (name === undefined) return undefined;
  return { name: name as CrashpointName, how: how as CrashTrigger['how'], nth: Number(nth) };
};

let armed: CrashTrigger | undefined = parseCrashTrigger(process.env.CRASHPOINT ?? '');
let passages = 0;

/** Arms a place within this process, as the variable CRASHPOINT does from its start; it strikes once. */
export const armCrashpoint = (crash: CrashTrigger): { readonly struck: boolean } => {
  armed = crash;
  passages = 0;
  return {
    get struck() {
      return armed !== crash;
    },
  };
};

/** Does nothing, unless this place is armed. */
export const passCrashpoint = (name: CrashpointName): void => {
  if (armed?.name === name) strike(armed);
};

const strike = ({ name, how, nth }: CrashTrigger): void => {
  passages += 1;
  if (passages < nth) return;
  if (how === 'kill') process.kill(process.pid, 'SIGKILL');
  armed = undefined;
  throw new CrashpointError(`The program was broken off here: ${name}.`);
};
