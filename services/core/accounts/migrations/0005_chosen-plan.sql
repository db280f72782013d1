-- The plan that a person chose before signing up; null if none. Deleted with the account.
alter table accounts."user" add chosen_plan text check (chosen_plan in ('starter', 'growth', 'excellence'));
