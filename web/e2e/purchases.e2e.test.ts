import { expect, test } from 'vitest';
import { openTestCentre, runningClockFromNoon } from '#testing/centre-fixture.ts';
import { openForAllTests } from '#testing/open-for-all-tests.ts';
import { findStudentLine, openInPortal, openSignedInVisitor } from './steps.ts';

const centre = await openForAllTests(openTestCentre({ clock: runningClockFromNoon() }));
const owner = await centre.createTutor({ name: 'Sam Okafor', owner: true });

test('a plan is sold and partly refunded, and history, statement and reports show the money', async () => {
  const student = await centre.createStudent({ name: 'Ines Duarte', classes: 0 });
  await using desk = await openSignedInVisitor(centre, owner);
  const { page } = desk;
  await page.goto('/student-management');
  const manage = findStudentLine(page, 'Ines Duarte').getByRole('button', { name: 'Manage Classes' });
  await manage.click();
  const dialog = page.getByRole('dialog', { name: 'Manage Classes' });
  await dialog.getByRole('button', { name: 'Growth 12' }).click();
  expect(await dialog.getByLabel('Number of classes').inputValue()).toBe('12');
  await dialog.getByText('Price of Growth 12: $500.00').waitFor();
  await dialog.getByLabel('Amount paid').fill('four hundred');
  await dialog.getByRole('button', { name: 'Add Classes' }).click();
  await dialog.getByText('Enter an amount such as 350.00.').waitFor();
  await dialog.getByLabel('Amount paid').fill('480');
  await dialog.getByLabel('Receipt number').fill('R-7');
  await dialog.getByRole('button', { name: 'Add Classes' }).click();
  await dialog.waitFor({ state: 'detached' });

  await manage.click();
  await dialog.getByRole('radio', { name: 'Remove Classes' }).click();
  await dialog.getByLabel('Number of classes').fill('3');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  await dialog.getByText(/^Growth 12 added on .*: \$480\.00 ÷ 12 × 3 = \$120\.00$/).waitFor();
  expect(await dialog.getByLabel('Amount returned').inputValue()).toBe('');
  await dialog.getByRole('button', { name: 'Use $120.00' }).click();
  await dialog.getByLabel('Reason').fill('Moving away');
  await dialog.getByRole('button', { name: 'Remove Classes' }).click();
  await dialog.waitFor({ state: 'detached' });

  for (const path of [`/class-history/${student.id}`, `/statement/${student.id}`]) {
    await openInPortal(page, path);
    await page.getByText('$480.00 paid · receipt R-7').waitFor();
    await page.getByText('Refund · $120.00 returned').waitFor();
  }
  await openInPortal(page, `/class-history/${student.id}`);
  await page.getByLabel('Reason', { exact: true }).selectOption('Refund');
  await page.getByText('$120.00 returned').waitFor();
  await page.getByText('$480.00 paid · receipt R-7').waitFor({ state: 'detached' });
  expect(new URL(page.url()).searchParams.get('code')).toBe('refund');
  await openInPortal(page, `/replay/${student.id}`);
  await page.getByRole('heading', { name: 'Removed 3 classes: Refund · Moving away', exact: true }).waitFor();
  await openInPortal(page, '/activity');
  await page.getByText('Reason: Refund · Moving away').waitFor();
  await openInPortal(page, '/reports/reasons');
  await page.getByRole('row', { name: /Growth 12 Sam Okafor 1 12 0$/ }).waitFor();
  await page.getByRole('row', { name: /Refund Sam Okafor 1 0 3$/ }).waitFor();
  await openInPortal(page, '/owner/sales');
  await page.getByRole('row', { name: /Growth 12 1 \$480\.00 – – \$480\.00$/ }).waitFor();
  await page.getByRole('row', { name: /Total 1 \$480\.00 – 1 · \$120\.00 \$360\.00$/ }).waitFor();
});

test('a quick choice records no payment that nobody entered, and leaves no number of another choice', async () => {
  await using desk = await openSignedInVisitor(centre, owner);
  const { page } = desk;
  const dialog = page.getByRole('dialog', { name: 'Manage Classes' });
  const openFor = (name: string) => findStudentLine(page, name).getByRole('button', { name: 'Manage Classes' }).click();
  const save = async () => {
    await dialog.getByRole('button', { name: 'Add Classes' }).click();
    await dialog.waitFor({ state: 'detached' });
    await centre.program.runner.caughtUp();
  };
  const client = await centre.signIn(owner.email, owner.password);
  const sales = [
    ['Starter', 6, '350.00'],
    ['Growth', 12, '500.00'],
    ['Excellence', 18, '650.00'],
  ] as const;
  const students = await Promise.all(sales.map(([plan]) => centre.createStudent({ name: `Buys ${plan}`, classes: 0 })));
  await page.goto('/student-management');
  for (const [index, [plan, classes, price]] of sales.entries()) {
    const id = students[index]?.id;
    await openFor(`Buys ${plan}`);
    await dialog.getByRole('button', { name: `${plan} ${classes}` }).click();
    expect(await dialog.getByLabel('Amount paid').inputValue()).toBe('');
    await save();
    const { body } = await client.get(`/api/students/${id}/class-history`);
    expect(body.entries[0]).toMatchObject({
      classes_changed: classes,
      amount_cents: null,
      list_price_cents: expect.any(Number),
    });

    await openFor(`Buys ${plan}`);
    await dialog.getByRole('button', { name: `${plan} ${classes}` }).click();
    await dialog.getByRole('button', { name: `Use $${price}` }).click();
    expect(await dialog.getByLabel('Amount paid').inputValue()).toBe(price);
    await dialog.getByRole('button', { name: 'Goodwill' }).click();
    expect(await dialog.getByLabel('Number of classes').inputValue()).toBe('1');
    await save();
    const { body: after } = await client.get(`/api/students/${id}/class-history`);
    expect(after.entries[0]).toMatchObject({ classes_changed: 1, code: 'goodwill', amount_cents: null });
  }
  // A number that was typed stays, and nothing of a plan turns into the reason of a removal.
  await openFor('Buys Starter');
  await dialog.getByRole('button', { name: 'Starter 6' }).click();
  await dialog.getByLabel('Number of classes').fill('4');
  await dialog.getByRole('button', { name: 'Make-up' }).click();
  expect(await dialog.getByLabel('Number of classes').inputValue()).toBe('4');
  await dialog.getByRole('button', { name: 'Starter 6' }).click();
  await dialog.getByLabel('Amount paid').fill('300');
  await dialog.getByRole('radio', { name: 'Remove Classes' }).click();
  expect(await dialog.getByLabel('Reason').inputValue()).toBe('');
  expect(await dialog.getByLabel('Number of classes').inputValue()).toBe('1');
  await dialog.getByRole('button', { name: 'Refund' }).click();
  expect(await dialog.getByLabel('Amount returned').inputValue()).toBe('');
});
