-- The tutor or owner who was shown the link or code when they made it, null for one that only a letter has. Whoever is archived
-- must not come back by it, so it goes with their account.
alter table accounts.verification add column made_by uuid references accounts."user" on delete cascade;

-- Serves the deletion of what a person made.
create index verification_made_by on accounts.verification (made_by) where made_by is not null;
