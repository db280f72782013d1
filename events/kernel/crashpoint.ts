/** The points before and after each write of a command and of its fold. */
export const COMMAND_CRASHPOINT_NAMES = [
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

/**
 * Names of the points where a test can make the program fail, to check that it recovers.
 * None is armed unless the variable CRASHPOINT names it. `services/platform/config/config.ts` refuses to start with that
 * variable unless PUBLIC_URL is on this machine.
 */
export const CRASHPOINT_NAMES = [
  ...COMMAND_CRASHPOINT_NAMES,
  'after-backup-of-tables',
  'after-backup-of-log',
  'after-restore-of-tables',
  'after-restore-of-log',
  'after-copy-of-log',
  'after-stop-of-writes',
  'before-switch-of-log',
  'after-switch-of-log',
  'after-erasure-request',
  'after-erasure-event',
  'after-erasure-of-rows',
  'after-erasure-of-key',
  'after-erasure-of-data',
  'after-rewrite-of-files',
] as const;
export type CrashpointName = (typeof CRASHPOINT_NAMES)[number];

/** Throws an error or kills the process when the named crashpoint is passed for the nth time. */
export interface CrashTrigger {
  readonly name: CrashpointName;
  readonly how: 'throw' | 'kill';
  readonly nth: number;
}

/** The error that an armed crashpoint throws. */
export class CrashpointError extends Error {
  override readonly name = 'Crashed';
}

const pattern = new RegExp(`^(${CRASHPOINT_NAMES.join('|')}):(throw|kill)(?:#([1-9]\\d{0,5}))?$`);

/** Parses `before-append:kill` or `after-fold:throw#3`; undefined for anything else. */
export const parseCrashTrigger = (text: string): CrashTrigger | undefined => {
  const [, name, how, nth = '1'] = pattern.exec(text) ?? [];
  if (name === undefined) return undefined;
  return { name: name as CrashpointName, how: how as CrashTrigger['how'], nth: Number(nth) };
};

let armed: CrashTrigger | undefined = parseCrashTrigger(process.env.CRASHPOINT ?? '');
let passages = 0;

/** Arms a crashpoint in this process, as the variable CRASHPOINT does from the start. It fires once. */
export const armCrashpoint = (crash: CrashTrigger): { readonly hasFired: boolean } => {
  armed = crash;
  passages = 0;
  return {
    get hasFired() {
      return armed !== crash;
    },
  };
};

/** Marks that the program passes a crashpoint. Throws or kills the process when the crashpoint is armed. */
export const passCrashpoint = (name: CrashpointName): void => {
  if (armed?.name === name) fire(armed);
};

const fire = ({ name, how, nth }: CrashTrigger): void => {
  passages += 1;
  if (passages < nth) return;
  if (how === 'kill') process.kill(process.pid, 'SIGKILL');
  armed = undefined;
  throw new CrashpointError(`The crashpoint ${name} stopped the program.`);
};
