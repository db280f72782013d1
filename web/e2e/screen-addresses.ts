/** An address of each screen that a role may open. */
import { publicPagePaths } from '#contracts/public-pages.ts';
import { canOpenScreen, portalScreens } from '../src/app/portal-screens.ts';
import { paths } from '../src/navigation/paths.ts';
import type { PracticeChoice } from '../src/navigation/practice-choice.ts';

/** An applicant has signed up and is not approved yet. */
export const screenRoles = ['visitor', 'applicant', 'student', 'family', 'tutor', 'owner'] as const;
/** The roles whose screens together are all screens: owners have those of tutors. */
export const rolesOfAllScreens = screenRoles.filter((role) => role !== 'tutor');
export type ScreenRole = (typeof screenRoles)[number];

/** What the addresses of screens name. A screen has no address where the centre lacks what its address names. */
export interface AddressParameters {
  readonly student: string;
  readonly practice: PracticeChoice;
  /** A homework that the student has not handed in. */
  readonly homework?: string | undefined;
  /** A homework that the student has handed in. */
  readonly submitted?: string | undefined;
  readonly group?: string | undefined;
  /** A class race of the student's group. */
  readonly race?: string | undefined;
  /** The number of a worksheet. */
  readonly worksheet?: string | undefined;
  readonly packet?: string | undefined;
  /** A purchase and a payment of the student. */
  readonly purchase?: string | undefined;
  readonly payment?: string | undefined;
  /** An open invitation of a family of the student. */
  readonly invitation?: string | undefined;
  readonly openSession?: string | undefined;
  readonly completedSession?: string | undefined;
}

export interface ScreenAddress {
  readonly title: string;
  readonly address: string;
}

const unknownAddress: ScreenAddress = { title: 'Page not found', address: '/nowhere' };

const publicAddresses: readonly ScreenAddress[] = [
  ...Object.entries(publicPagePaths).map(([title, address]) => ({ title, address })),
  { title: 'Sign in', address: paths.login },
  { title: 'Sign up', address: paths.signUpFor('growth') },
  { title: 'Invitation that was used', address: `${paths.login}?family-invitation=used` },
  { title: 'Check a packet or a seal', address: '/verify' },
  unknownAddress,
];

const withId = (id: string | undefined, path: (id: string) => string) => (id === undefined ? undefined : path(id));

const addressByPath: Readonly<Record<string, (parameters: AddressParameters) => string | undefined>> = {
  [paths.editHomework(':id')]: ({ homework }) => withId(homework, paths.editHomework),
  [paths.viewSubmissions(':homeworkId')]: ({ submitted }) => withId(submitted, paths.viewSubmissions),
  [paths.completeHomework(':id')]: ({ homework }) => withId(homework, paths.completeHomework),
  [paths.submission(':id')]: ({ submitted }) => withId(submitted, paths.submission),
  [paths.submissionOfChild(':studentId', ':homeworkId')]: ({ student, submitted }) =>
    withId(submitted, (id) => paths.submissionOfChild(student, id)),
  [paths.startPractice]: ({ practice }) => paths.startPracticeWith(practice),
  [paths.practiceSession]: ({ openSession }) => withId(openSession, paths.openPracticeSession),
  [paths.practiceResults]: ({ completedSession }) => withId(completedSession, paths.practiceResultsOf),
  [paths.race(':id')]: ({ race }) => withId(race, paths.race),
  [paths.worksheet(':number')]: ({ worksheet }) => withId(worksheet, paths.worksheet),
  [paths.groupPractice(':groupId')]: ({ group }) => withId(group, paths.groupPractice),
  [paths.packet(':studentId', ':packetId')]: ({ student, packet }) => withId(packet, (id) => paths.packet(student, id)),
  [paths.closing(':month?')]: () => paths.closing(''),
  [paths.invoice(':studentId', ':purchaseId')]: ({ student, purchase }) =>
    withId(purchase, (id) => paths.invoice(student, id)),
  [paths.receipt(':studentId', ':paymentId')]: ({ student, payment }) =>
    withId(payment, (id) => paths.receipt(student, id)),
  [paths.invitationCard(':studentId', ':invitationId')]: ({ student, invitation }) =>
    withId(invitation, (id) => paths.invitationCard(student, id)),
};

const profiles = {
  applicant: { role: 'student', owner: false, awaiting_approval: true },
  student: { role: 'student', owner: false },
  family: { role: 'family', owner: false },
  tutor: { role: 'tutor', owner: false },
  owner: { role: 'tutor', owner: true },
} as const;

/** @throws {Error} when a screen of the portal was added whose path has a parameter that is not known. */
export function listScreenAddresses(role: ScreenRole, parameters: AddressParameters): ScreenAddress[] {
  if (role === 'visitor') return [...publicAddresses];
  const own = portalScreens.filter((screen) => canOpenScreen(screen, profiles[role]));
  const addresses = own.flatMap(({ path, title }) => {
    const known = addressByPath[path];
    const address = known ? known(parameters) : path.replace(':studentId', parameters.student);
    if (address?.includes('/:')) throw new Error(`The screen ${path} needs an address in screen-addresses.ts.`);
    return address === undefined ? [] : [{ title, address }];
  });
  return [...addresses, unknownAddress];
}
