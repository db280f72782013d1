/** Another centre edits `centre-facts.json` alone: what the file says is on the public pages, in the portal and in the record. */
import { afterAll, expect, test, vi } from 'vitest';
import facts from '#events/values/centre-facts.json' with { type: 'json' };

const edited = {
  ...facts,
  name: 'Riverside Learning',
  districts: ['Owego'],
  pricingTitle: 'Two plans',
  plans: [
    { id: 'trial', name: 'Trial', classes: 1, price: '$125.50', perSession: '$126', text: 'To look around.' },
    {
      id: 'family',
      name: 'Family',
      classes: 20,
      price: '$700',
      perSession: '$35',
      insteadOf: '$800',
      saving: 'Save $100!',
      text: 'For siblings.',
      badge: 'NEW',
    },
  ],
  formerPlans: [{ id: 'growth', name: 'Growth', classes: 12 }],
};
// Test files share modules, so these are loaded anew with the edited facts, and forgotten afterwards.
vi.resetModules();
vi.doMock('#events/values/centre-facts.json', () => ({ default: edited }));
afterAll(() => {
  vi.doUnmock('#events/values/centre-facts.json');
  vi.resetModules();
});

const { renderPublicPage } = await import('../src/features/site/render-public-page.tsx');
const { toPlanWithClassesText } = await import('../src/features/people/login/sign-up-copy.ts');
const { toSoldPlanText } = await import('../src/copy/reason-codes.ts');
const { parseCentreFacts } = await import('#events/values/centre-facts.ts');
const { plans } = await import('#events/values/plans.ts');
const { studentDecider } = await import('#events/classes/student/student-decider.ts');
const { createStudentContext } = await import('#events/classes/student/test/student-fixture.ts');
const { reasonCodesByAct } = await import('#events/values/enum-values.ts');
const { formatReasonCode } = await import('#contracts/reason-words.ts');
const { signUpRequest } = await import('#contracts/session.ts');
const { readSettings } = await import('#services/platform/config/config.ts');

const render = (page: 'home' | 'pricing') => Object.values(renderPublicPage(page)).join('');

test('the public pages show the facts of the file', () => {
  const [home, pricing] = [render('home'), render('pricing')];
  expect(home).toContain('Riverside Learning');
  expect(home).toContain('Owego');
  for (const text of ['Two plans', '$125.50', '1 class', 'about $126', '<s>$800</s>', 'Save $100!', 'about $35'])
    expect(pricing).toContain(text);
  for (const address of ['/login?tab=sign-up&amp;plan=trial', '/contact?plan=family', 'Plans of 1 and 20 classes'])
    expect(pricing).toContain(address);
  for (const old of ['Example Tutoring Center', 'Vestal</li>', 'Excellence', '$650', '$58'])
    expect(home + pricing).not.toContain(old);
});

test('sign-up, the form that adds classes, the record and the name of the portal use the same facts', () => {
  expect(plans.map(toPlanWithClassesText)).toEqual(['Trial, 1 class', 'Family, 20 classes']);
  const signUp = { name: 'Ann Lee', email: 'ann@example.com', password: 'long enough 1' };
  expect(signUpRequest.parse({ ...signUp, plan: 'family' }).plan).toBe('family');
  expect(signUpRequest.parse({ ...signUp, plan: 'growth' }).plan).toBeUndefined();
  expect(reasonCodesByAct.add).toEqual(['trial', 'family', 'correction', 'goodwill', 'make-up', 'other']);
  expect(formatReasonCode('trial')).toBe('Trial 1');
  expect(readSettings({}).centreName).toBe('Riverside Learning');
});

test('a sale whose list price no purchase can have is recorded without one', () => {
  const sell = (classes: number) =>
    studentDecider.decide(
      { ...studentDecider.initial, status: 'current' },
      { type: 'AdjustClasses', direction: 'add', classes, code: 'trial' },
      createStudentContext(),
    );
  expect(sell(2)).toMatchObject([{ data: { purchase: { listPriceCents: 25_100 } } }]);
  expect(sell(999)).toMatchObject([{ data: expect.not.objectContaining({ purchase: expect.anything() }) }]);
});

test('a plan that is no longer sold keeps its name in the history and in the reports, and cannot be chosen', () => {
  expect([formatReasonCode('growth'), toSoldPlanText('growth')]).toEqual(['Growth 12', 'Growth 12']);
  expect(reasonCodesByAct.add).not.toContain('growth');
});

test('a plan that the file does not name is named by its id', () => {
  expect([formatReasonCode('starter'), toSoldPlanText('summer-camp')]).toEqual(['Starter', 'Summer camp']);
});

test('parseCentreFacts: names the fact that is missing or wrong', () => {
  const [trial] = edited.plans;
  const refusals = [
    [{ name: ' ' }, 'name'],
    [{ plans: [trial, trial] }, 'Two plans have the same id.'],
    [{ formerPlans: [{ id: 'trial', name: 'Trial', classes: 2 }] }, 'Two plans have the same id.'],
    [{ plans: [{ ...trial, id: 'refund' }] }, 'This is the code of another reason.'],
    [{ plans: [{ ...trial, price: '125.50' }] }, 'This must be a price such as $350.'],
    [{ plans: [{ ...trial, price: '$1234,567' }] }, 'This must be a price such as $350.'],
    [{ plans: [{ ...trial, price: '$100,001' }] }, 'This must be more than $0 and at most $100,000.'],
    [{ plans: [{ ...trial, classes: 1_000 }] }, 'classes'],
    [{ plans: [{ ...trial, perSession: '$34' }] }, '$125.50 for this number of classes is $126 per session.'],
    [{ plans: [{ ...trial, insteadOf: '$50' }] }, 'This must be more than the price.'],
    [{ plans: [{ ...trial, insteadOf: '$146', saving: 'Save $20!' }] }, 'This must say $20.50.'],
    [{ plans: [{ ...trial, insteadOf: '$136.50', saving: 'Save $110!' }] }, 'This must say $11.'],
    [{ plans: [{ ...trial, saving: 'Save $20!' }] }, 'This needs insteadOf.'],
    [{ limitNote: 'At most 18 classes.' }, 'This must name the limit as {limit}.'],
    [{ missedClasses: { ...facts.missedClasses, lateText: 'Call us.' } }, 'This must name the hours as {hours}.'],
  ] as const;
  for (const [change, words] of refusals) expect(() => parseCentreFacts({ ...edited, ...change })).toThrow(words);
});
