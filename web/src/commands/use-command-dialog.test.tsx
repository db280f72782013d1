import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { notify } from '../toasts/notify.ts';
import { useCommandDialog } from './use-command-dialog.ts';

type Args = { classes: number; idempotencyKey: string };
type Answer = { data: string } | { error: object };

const unanswered: Answer = { error: { kind: 'no-answer' } };
const problem = { type: 'about:blank', title: 'Refused', status: 409, code: 'student-archived', detail: 'Deleted.' };
const refused: Answer = { error: { kind: 'problem', problem } };

beforeEach(() => {
  vi.spyOn(notify, 'success').mockReturnValue(undefined);
  vi.spyOn(notify, 'failure').mockReturnValue(undefined);
});

/** Renders the hook once and returns its command, and what the server was sent. */
function openDialog(answers: Answer[], options: Partial<Parameters<typeof useCommandDialog<Args, Answer>>[1]> = {}) {
  const sent: Args[] = [];
  const onClose = vi.fn<() => void>();
  const run = async (args: Args) => {
    sent.push(args);
    return answers.shift() as Answer;
  };
  const rendered: { command?: ReturnType<typeof useCommandDialog<Args, Answer>> } = {};
  function Probe() {
    rendered.command = useCommandDialog<Args, Answer>(run, {
      ...{ key: 'add', keptOverReload: false, done: 'Added', failed: 'Not added', onClose, ...options },
    });
    return null;
  }
  renderToString(<Probe />);
  if (!rendered.command) throw new Error('The hook was not rendered.');
  return { command: rendered.command, sent, onClose };
}
const settled = () => vi.waitFor(() => expect(vi.mocked(notify.success).mock.calls.length).toBe(1));

test('useCommandDialog: two clicks send one command, and its success is reported and closes the dialog', async () => {
  const { command, sent, onClose } = openDialog([{ data: 'ok' }]);
  command.submit({ classes: 2 });
  command.submit({ classes: 2 });
  await settled();
  expect(sent).toMatchObject([{ classes: 2 }]);
  expect(notify.success).toHaveBeenCalledWith({ key: 'add', title: 'Added' });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('useCommandDialog: input with a fault is not sent', () => {
  const { command, sent } = openDialog([]);
  command.submit(undefined);
  expect(sent).toEqual([]);
});

test('useCommandDialog: a refusal is reported and leaves the dialog open, and the next attempt is a new command', async () => {
  const { command, sent, onClose } = openDialog([refused, { data: 'ok' }]);
  command.submit({ classes: 2 });
  await vi.waitFor(() => expect(notify.failure).toHaveBeenCalledTimes(1));
  expect(notify.failure).toHaveBeenCalledWith({ key: 'add', title: 'Not added', detail: 'Deleted.' });
  expect(onClose).not.toHaveBeenCalled();
  command.submit({ classes: 3 });
  await settled();
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});

test.each([true, false])(
  'useCommandDialog: a refusal of shown fields alone has a toast only where one is specified: %s',
  async (toastsFieldErrors) => {
    vi.spyOn(notify, 'settled').mockReturnValue(undefined);
    const invalid: Answer = { error: { kind: 'problem', problem: { ...problem, errors: { classes: 'Too many.' } } } };
    const { command } = openDialog([invalid], { fields: ['classes'], toastsFieldErrors });
    command.submit({ classes: 99 });
    const told = toastsFieldErrors ? notify.failure : notify.settled;
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
    expect(notify.failure).toHaveBeenCalledTimes(toastsFieldErrors ? 1 : 0);
  },
);

test.each([
  [undefined, "We couldn't confirm that this was done"],
  ['Error adding classes', 'Error adding classes'],
])('useCommandDialog: a lost answer is no failure, if %s is not specified', async (unconfirmed, title) => {
  const { command } = openDialog([unanswered], unconfirmed === undefined ? {} : { unconfirmed });
  command.submit({ classes: 2 });
  await vi.waitFor(() => expect(notify.failure).toHaveBeenCalledTimes(1));
  const detail = "Check your connection. Trying again won't do it twice.";
  expect(notify.failure).toHaveBeenCalledWith({ key: 'add', title, detail });
});

test.each([true, false])('useCommandDialog: an earlier attempt that was carried out, stays open: %s', async (stays) => {
  const { command, sent, onClose } = openDialog([unanswered, { data: 'ok' }], { staysOpenAfterEarlier: stays });
  command.submit({ classes: 2 });
  await vi.waitFor(() => expect(notify.failure).toHaveBeenCalledTimes(1));
  command.submit({ classes: 5 });
  await settled();
  expect(sent.map(({ classes }) => classes)).toEqual([2, 2]);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(onClose).toHaveBeenCalledTimes(stays ? 0 : 1);
});
