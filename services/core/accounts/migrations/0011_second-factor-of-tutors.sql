-- Whether tutors must have turned on their second factor before they do anything else. There is one row. It is stored here and
-- not in the read models, because the check of every session reads it.
create table accounts.sign_in_rules (
  only_row boolean primary key default true check (only_row),
  second_factor_of_tutors boolean not null
);
insert into accounts.sign_in_rules (second_factor_of_tutors) values (false);
