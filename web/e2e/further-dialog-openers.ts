/** Opens the dialogs that `createFormOpeners` does not open, and names those that no test of all dialogs opens. */
import type { Page } from 'playwright-core';
import { NIL } from 'uuid';
import { createImportStore } from '#services/people/student-import/import-store.ts';
import { runImport } from '#services/people/student-import/run-import.ts';
import { openVisitor, type Visitor } from '#testing/browser-fixture.ts';
import type { Client } from '#testing/client.ts';
import { practiceRequest } from '#testing/practice-fixture.ts';
import {
  anyDialog,
  type FormOpeners,
  type FormsCentre,
  type OpenersByRole,
  openFormsCentre,
  openScreen,
} from './form-openers.ts';
import { assignHomeworkByApi, submitAnswersByApi } from './homework.ts';
import { openRollDialog } from './roll.ts';
import { openMarkAttendanceDialog, openSignedInVisitor } from './steps.ts';

/** Components that render a dialog and have no opener, with the reason. */
export const unopenedDialogs: Readonly<Record<string, string>> = {
  CorrectAnswers: 'shows that the answers on a worksheet are loading',
  DraftOffer: 'asks only when a draft of another device replaces what was typed',
  MadeInvitation: 'follows the approval of an account, which the other dialogs about new accounts need',
  RollDialog: 'shows that the roll is loading',
  SelectedStudentDialog: 'says that a student no longer exists',
  SubmissionsPageDialogs: 'shows that a submission is loading',
};

export interface AllDialogsCentre extends FormsCentre {
  /** A homework that Mia has submitted and that is graded. */
  readonly graded: string;
  readonly group: string;
  /** A class race that is running, of a group that is removed. */
  readonly race: string;
  /** The number of a worksheet. */
  readonly worksheet: number;
  /** A student with an open purchase, credit, and a refund. */
  readonly payer: string;
}

export async function openAllDialogsCentre(options: { webRoot?: string } = {}): Promise<AllDialogsCentre> {
  const room = await openFormsCentre({
    ...options,
    env: { LEADERBOARD_NAMES: 'nickname', SMTP_URL: 'smtp://127.0.0.1:2525', EMAIL_CONFIRMATION: 'off' },
  });
  const { centre, tutor, mia, owner } = room;
  const student = await centre.signIn(mia.email, mia.password);
  const send = async (client: typeof tutor, path: string, body: object) => {
    const answer = await client.post(path, body);
    if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`);
    return answer.body;
  };
  await centre.createTutor({ name: 'Ms Lee' });
  const { id: group } = await send(tutor, '/api/groups', { name: 'Fridays', students: [mia.id] });
  const { id: racing } = await send(tutor, '/api/groups', { name: 'Mondays', students: [mia.id] });
  const topic = { subject: 'math', grade: 4, topic: 'Addition', questions: 5, seconds: 60 };
  const { id: race } = await send(tutor, '/api/races', { ...topic, group_id: racing });
  // The dialogs of groups are about the only one in their list.
  await tutor.delete(`/api/groups/${racing}`);
  const meetings = [{ weekday: 5, begins: '16:00', ends: '17:00', room: 'Room 2' }];
  await send(tutor, `/api/groups/${group}/schedule`, { from: '2026-03-20', meetings, seen_version: 0 });
  // An absence that the roll of today would correct.
  const { today } = (await tutor.get('/api/centre')).body;
  await send(tutor, `/api/students/${mia.id}/attendance`, { date: today, status: 'absent' });
  const graded = await assignHomeworkByApi(tutor, [mia]);
  await submitAnswersByApi(centre, mia, graded, [1, 2]);
  await send(student, '/api/leaderboard/place', { hidden: false, nickname: 'Thunder' });
  const { id: session } = await room.completeSession(student, 3);
  for (const question of [3, 4]) await send(student, `/api/practice/${session}/reports`, { question });
  await send(tutor, '/api/assigned-practice', { students: [mia.id], ...practiceRequest, due_on: null });
  await centre.program.runner.caughtUp();
  await importStudent(centre);
  const { entries } = (await student.get(`/api/students/${mia.id}/class-history`)).body;
  await send(student, `/api/students/${mia.id}/cases`, {
    row_id: entries[0].id,
    kind: 'other',
    text: 'One class is missing',
  });
  await centre.program.runner.caughtUp();
  const [asked] = (await tutor.get('/api/cases')).body.unresolved;
  const explanation = { student_id: mia.id, case_id: asked.id, correction_id: null, text: 'It was a Friday' };
  await send(tutor, '/api/cases/resolve', explanation);
  await send(student, `/api/students/${mia.id}/cases`, { row_id: null, kind: 'other', text: 'I have fewer classes' });
  await centre.createFamily({ children: [mia.id] });
  const { id: sheet, number: worksheet } = await send(tutor, '/api/worksheets', { ...practiceRequest, questions: 10 });
  const { id: student_id } = await centre.createStudent({ name: 'Ned Paper' });
  await centre.program.runner.caughtUp();
  await send(tutor, `/api/worksheets/${sheet}/answers`, { student_id, answers: Array(10).fill(1) });
  const payer = await createPayer(centre, tutor, owner.id);
  const account = { name: 'Zoe Park', email: 'zoe@rollbook.example', password: 'chalk and slate' };
  await send(centre.createVisitor(), '/api/auth/sign-up', account);
  await fetch(`${centre.url}/contact`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Zoe Park', contact: 'zoe@example.com', message: 'Is Saturday free?' }),
    headers: { origin: centre.program.config.publicUrl },
    redirect: 'manual',
  });
  await centre.program.runner.caughtUp();
  return { ...room, graded, group, race, worksheet, payer };
}

/** Creates a student who bought classes, paid too little for them and once for nothing, and got some back. Returns the id. */
async function createPayer(
  { createStudent, program }: FormsCentre['centre'],
  tutor: Client,
  receiver: string,
): Promise<string> {
  const { id } = await createStudent({ name: 'Pia Payne' });
  const post = async (path: string, body: object) => {
    const { status, text } = await tutor.post(`/api/students/${id}/${path}`, body);
    if (status >= 300) throw new Error(`${path}: ${text}`);
    await program.runner.caughtUp();
    return (await tutor.get(`/api/students/${id}/money`)).body;
  };
  const bought = await post('classes/add', { classes: 6, code: 'starter', purchase: { price_cents: 35_000 } });
  const [{ id: purchase_id }] = bought.purchases;
  const day = '2026-03-20';
  const payment = { amount_cents: 10_000, method: 'check', received_on: day, received_by: receiver };
  await post('payments', { ...payment, allocations: [{ purchase_id, cents: 10_000 }] });
  await post('payments', { ...payment, amount_cents: 5_000, allocations: [] });
  await post('refunds', { purchase_id, cents: 2_000, method: 'cash', returned_on: day, reason: 'Goodwill' });
  return id;
}

/** Imports one student, as a job does. */
async function importStudent({ program }: FormsCentre['centre']): Promise<void> {
  const id = crypto.randomUUID();
  const line = { row: 2, cells: [], name: 'Vic Oda', email: 'vic@example.com', group: null, left: 1, total: 1 };
  const taken = [
    { ...line, plan: null, note: null, as_of: '2026-01-05', family_email: null, errors: [], warnings: [] },
  ];
  const started = { id, actor: { id: NIL, role: 'system' }, fileName: 'students.csv', now: new Date() } as const;
  const store = createImportStore(program.sql, program.config.personalDataKey);
  await store.insert({ ...started, lines: { header: [], mailsFamilies: false, taken, leftOut: [] } }, async () => {});
  await runImport(program, id);
}

/** The browser of somebody who can open all dialogs of a role. */
export const openVisitorOfDialogs = (room: FormsCentre, role: keyof OpenersByRole): Promise<Visitor> =>
  role === 'visitor'
    ? openVisitor(room.centre.url)
    : openSignedInVisitor(room.centre, role === 'tutor' ? room.owner : room.mia);

/** @param toShown Returns how the page shows an English text, when it is in another language. */
export function createFurtherDialogOpeners(
  { centre, owner, mia, graded, finished, unfinished, group, race, worksheet, payer }: AllDialogsCentre,
  toShown: (text: string) => string,
): Readonly<Record<'tutor' | 'student', FormOpeners>> {
  const pressIn = async (page: Page, place: string, name: string) => {
    const shown = page.locator(anyDialog);
    // A dialog hides the buttons of the page, so the one before has closed when a button of the page is pressed.
    const before = place === 'main' ? 0 : await shown.count();
    await page
      .locator(place)
      .last()
      .getByRole('button', { name: toShown(name) })
      .first()
      .click();
    await shown.nth(before).waitFor();
  };
  /** Goes to a screen and presses a button there, then one in each dialog that it has opened. */
  const open =
    (address: string, first: string, ...further: string[]) =>
    async (page: Page) => {
      await openScreen(page, address);
      await pressIn(page, 'main', first);
      for (const name of further) await pressIn(page, anyDialog, name);
    };
  const openTutorAct = (name: string) => async (page: Page) => {
    await openScreen(page, '/owner/people');
    const tutor = page.getByRole('listitem').filter({ hasText: 'Ms Lee' });
    await tutor.getByRole('button').click();
    await page.getByRole('menuitem', { name: toShown(name) }).click();
    await page.locator(anyDialog).waitFor();
  };
  const answer = async (page: Page, text = '7') => {
    await openScreen(page, `/complete-homework/${unfinished}`);
    await page
      .getByRole('textbox', { name: toShown('Your Answer') })
      .first()
      .fill(text);
  };
  /** Fills in fields of the dialog that turns on two-step sign-in, and presses a button after each. The answers are made up. */
  const enterInTwoStepDialog = (buttons: Readonly<Record<string, string>>) => async (page: Page) => {
    const setup = {
      secret: 'KRUGS4ZANFZSA3TPOQQGCIDSMVQWYIDTMVRXE',
      uri: 'otpauth://totp/Rollbook:ada?secret=KRUGS4Z',
    };
    const once = { times: 1 };
    await page.route('**/second-factor/setup', (route) => route.fulfill({ json: setup }), once);
    await open('/account', 'Turn on')(page);
    const codes = {
      recovery_codes: Array(10)
        .fill('K7Q2-9MZT-4HXA')
        .map((code, n) => `${code.slice(0, -1)}${n}`),
    };
    await page.route('**/account/second-factor', (route) => route.fulfill({ json: codes }), once);
    const dialog = page.locator(anyDialog);
    for (const [field, button] of Object.entries(buttons)) {
      await dialog.getByLabel(toShown(field), { exact: true }).fill('123456');
      await dialog.getByRole('button', { name: toShown(button) }).click();
      await dialog.getByLabel(toShown(field), { exact: true }).waitFor({ state: 'detached' });
    }
    await dialog.locator('img, svg[role=img], li').first().waitFor();
    await page.unroute('**/account/second-factor');
  };
  const tutor: FormOpeners = {
    GroupsDialog: open('/student-management', 'Groups'),
    GroupFormDialog: async (page) => {
      await open('/student-management', 'Groups')(page);
      // It takes the place of the list of groups.
      await page
        .getByRole('dialog')
        .getByRole('button', { name: toShown('Edit') })
        .click();
      await page.getByRole('dialog').getByRole('textbox').waitFor();
    },
    RemoveGroupDialog: open('/student-management', 'Groups', 'Remove'),
    ScheduleDialog: async (page) => {
      await open('/student-management', 'Groups')(page);
      // It takes the place of the list of groups, too.
      await page
        .getByRole('dialog')
        .getByRole('button', { name: toShown('Class times') })
        .click();
      await page.getByRole('dialog').locator('input[type=date]').waitFor();
    },
    EndAccessDialog: open(`/families/${mia.id}`, 'End access'),
    ApproveAndInviteDialog: open('/student-management', 'Approve and invite family'),
    MergeSignUpDialog: open('/student-management', 'Merge'),
    DeclineSignUpDialog: open('/student-management', 'Decline'),
    ExplainBalanceDialog: open('/student-management', 'Explain'),
    ConfirmDateDialog: async (page) => {
      await openScreen(page, '/student-management');
      const dialog = await openMarkAttendanceDialog(page, mia.name, toShown);
      await dialog.locator('input[type=date]').fill('2025-03-10');
      await pressIn(page, anyDialog, 'Mark Attendance');
    },
    RollReasonDialog: async (page) => {
      await openScreen(page, '/take-attendance');
      const dialog = await openRollDialog(page, toShown);
      await dialog.getByRole('checkbox', { name: mia.name }).check();
      await pressIn(page, anyDialog, 'Save Attendance');
    },
    RecordOnDateDialog: open(`/class-history/${mia.id}`, 'Correct'),
    VoidMarkDialog: async (page) => {
      await openScreen(page, '/attendance');
      await page
        .getByRole('main')
        .getByRole('button', { name: toShown('History of') })
        .first()
        .click();
      await pressIn(page, 'main', 'Void');
    },
    ChangeEmailDialog: open('/account', 'Change email'),
    ChangePasswordDialog: open('/account', 'Change password'),
    InvitationDialog: open('/owner/people', 'Invite tutor'),
    ArchiveTutorDialog: openTutorAct('Archive'),
    ConfirmedActDialog: openTutorAct('Make owner'),
    StartDialog: open('/account', 'Turn on'),
    ConfirmAppDialog: enterInTwoStepDialog({ 'Current password': 'Next' }),
    RecoveryCodesDialog: enterInTwoStepDialog({ 'Current password': 'Next', Code: 'Turn on' }),
    AnswerCaseDialog: open('/cases', 'Answer'),
    ResolveCaseDialog: open('/cases', 'Resolve'),
    PlanCaseDialog: open('/cases', 'Change'),
    AddCaseNoteDialog: open('/cases', 'Private note'),
    RecordCaseDialog: open(`/class-history/${mia.id}`, 'Record a question'),
    DeleteMessageDialog: open('/messages', 'Delete'),
    ErasePersonDialog: open(`/owner/erase?person=${mia.id}`, 'Erase...'),
    UndoImportDialog: open('/students/import', 'Undo'),
    TwoStepProofDialog: async (page) => {
      const { sql } = centre.program;
      await sql`
        insert into accounts.second_factor (person_id, secret, turned_on_at) values (${owner.id}, '', now())`;
      await open('/account', 'Turn off')(page);
      await sql`delete from accounts.second_factor where person_id = ${owner.id}`;
    },
    RequireTwoStepDialog: open('/owner/rules', 'Require it'),
    RecordPaymentDialog: async (page) => {
      await open(`/money/${payer}`, 'Record payment')(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: toShown('Also for another student') })
        .click();
    },
    RefundDialog: open(`/money/${payer}`, 'Record refund'),
    UseCreditDialog: open(`/money/${payer}`, 'Use credit'),
    ReversePaymentDialog: async (page) => {
      await openScreen(page, `/money/${payer}`);
      await page
        .getByRole('button', { name: toShown('Reverse'), exact: true })
        .nth(1)
        .click();
      await page.locator(anyDialog).waitFor();
    },
    ReverseRefundDialog: open(`/money/${payer}`, 'Reverse'),
    GenerateQuestionsDialog: open('/create-homework', 'Generate with AI'),
    CorrectGradeDialog: open(`/view-submissions/${graded}`, 'Correct grade'),
    ConfirmUnassignDialog: async (page) => {
      await open(`/view-submissions/${finished}`, 'Assign…')(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(mia.name).uncheck();
      await dialog.getByLabel('Student 10').check();
      await pressIn(page, anyDialog, 'Save assignments');
    },
    RegradingDialog: async (page) => {
      await openScreen(page, `/edit-homework/${graded}`);
      await page.getByLabel(toShown(' is correct').trim()).nth(3).check();
      await pressIn(page, 'main', 'Update Assignment');
    },
    DeleteHomeworkDialog: async (page) => {
      await openScreen(page, '/tutor');
      await page
        .getByRole('main')
        .getByRole('button', { name: toShown('More for') })
        .first()
        .click();
      await page.getByRole('menuitem', { name: toShown('Delete') }).click();
      await page.getByRole('alertdialog').waitFor();
    },
    NicknamesDialog: open('/leaderboard', 'Nicknames'),
    RemoveNicknameDialog: open('/leaderboard', 'Nicknames', 'Remove'),
    SettleAllDialog: open('/practice-reports', 'Dismiss all'),
    AssignPracticeDialog: open(`/group-practice/${group}`, 'Assign practice'),
    StartRaceDialog: open(`/group-practice/${group}`, 'Start a race'),
    EndRaceDialog: open(`/race/${race}`, 'End the race'),
    EnterAnswersDialog: open(`/worksheets/${worksheet}`, 'Enter answers'),
    CorrectAnswersDialog: open(`/worksheets/${worksheet}`, 'Correct answers'),
    ConfirmBlankDialog: async (page) => {
      await open(`/worksheets/${worksheet}`, 'Enter answers')(page);
      await page.getByRole('dialog').getByLabel(toShown('Student'), { exact: true }).selectOption(mia.name);
      await pressIn(page, anyDialog, 'Save answers');
      await page.getByRole('alertdialog').waitFor();
    },
    WithdrawPracticeDialog: open(`/group-practice/${group}`, 'Take back'),
    ExportDialog: open('/activity', 'Export'),
    ShortcutsDialog: async (page) => {
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
    PalettePanel: async (page) => {
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('dialog').waitFor();
    },
    // The last one, because it ends the session.
    SignInAgainDialog: async (page) => {
      await openScreen(page, '/leaderboard');
      await page.getByRole('button', { name: toShown('Nicknames') }).waitFor();
      await centre.program.sql`delete from accounts.session where "userId" = ${owner.id}`;
      await pressIn(page, 'main', 'Nicknames');
      await page.getByRole('alertdialog').waitFor();
    },
  };
  const student: FormOpeners = {
    ReportAbsenceDialog: open('/student', 'Report an absence'),
    CalendarAddressDialog: open('/student', 'Add to your calendar'),
    AskDialog: open('/class-history', 'Something wrong?'),
    ReopenCaseDialog: open('/class-history', 'Still not right?'),
    DiscardDraftButton: async (page) => {
      await answer(page);
      await pressIn(page, 'main', 'Discard draft');
    },
    ConfirmBeforeLeaving: async (page) => {
      await page.route('**/api/drafts/**', (route) => route.abort());
      // Another answer than the one that is already saved as a draft.
      await answer(page, '8');
      await pressIn(page, 'main', 'Cancel');
    },
  };
  return { tutor, student };
}
