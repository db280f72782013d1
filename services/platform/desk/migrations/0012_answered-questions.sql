-- The number of questions that a student's draft of a homework answers, so that a list of homework unseals no draft. Null for
-- other drafts, and for those that were saved before this column existed.
alter table desk.drafts add column answered integer check (answered >= 0);
