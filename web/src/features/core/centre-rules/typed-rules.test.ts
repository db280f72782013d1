import { expect, test } from 'vitest';
import type { CentreRulesFields } from '#contracts/centre-rules.ts';
import {
  addRuleEdit,
  applyRuleEdits,
  findChangedRules,
  findRuleFaults,
  findRulesChangedElsewhere,
  noRuleEdits,
} from './typed-rules.ts';

const current: CentreRulesFields = {
  ...{ classes_max: 18, same_day: 'reset', late_roll_days: 14 },
  ...{ date_doubt_days: 60, closed_days: [], practice_open_minutes: 120, family_mail_classes: 2 },
  ...{ race_points: 'off', board_counting: 'points' },
  late_cancellation_hours: 0,
  ...{ draft_days: 180, contact_message_days: 90, refusal_days: 90, sign_up_days: 30 },
  ...{ deleted_picture_months: 0, former_student_months: 36 },
};

test('findChangedRules: returns only the rules that differ from the current ones', () => {
  const typed = applyRuleEdits(current, noRuleEdits);
  expect(findChangedRules(typed, current)).toEqual({});
  expect(findChangedRules({ ...typed, classes_max: '24' }, current)).toEqual({ classes_max: 24 });
  const windows = { ...typed, date_doubt_days: '30', practice_open_minutes: '45' };
  expect(findChangedRules(windows, current)).toEqual({ date_doubt_days: 30, practice_open_minutes: 45 });
});

test('findRuleFaults: names a number that is not whole or out of bounds', () => {
  const typed = applyRuleEdits(current, noRuleEdits);
  expect(findRuleFaults(typed)).toEqual({});
  expect(findRuleFaults({ ...typed, classes_max: '0', late_roll_days: '1.5' })).toEqual({
    classes_max: 'Enter a number from 1 to 99.',
    late_roll_days: 'Enter a whole number.',
  });
  expect(findRuleFaults({ ...typed, date_doubt_days: '0', practice_open_minutes: '9' })).toEqual({
    date_doubt_days: 'Enter a number from 1 to 365.',
    practice_open_minutes: 'Enter a number from 10 to 1440.',
  });
});

test('applyRuleEdits: a rule that was not typed follows another owner’s change, and one that was typed is told', () => {
  const edits = addRuleEdit(addRuleEdit(noRuleEdits, current, { classes_max: '2' }), current, { classes_max: '20' });
  const later = { ...current, late_roll_days: 3 };
  expect(findChangedRules(applyRuleEdits(later, edits), later)).toEqual({ classes_max: 20 });
  expect(findRulesChangedElsewhere(edits, later)).toEqual({});
  expect(findRulesChangedElsewhere(edits, { ...later, classes_max: 24 })).toEqual({ classes_max: '24' });
  expect(findRulesChangedElsewhere(edits, { ...later, classes_max: 20 })).toEqual({});
});
