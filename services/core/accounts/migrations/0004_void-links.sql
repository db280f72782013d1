-- Links and codes open an account. Whatever replaces its password or e-mail or removes it, they become void in the same
-- transaction: a restored student has the id of before, and their new sign-in must not be opened by an old letter.
create function accounts.void_links() returns trigger language plpgsql as $$
begin
  -- The argument is the column with the id of the person.
  delete from accounts.verification where value = to_jsonb(old) ->> tg_argv[0];
  return null;
end $$;

create trigger void_links after delete or update of email on accounts."user"
  for each row execute function accounts.void_links('id');
create trigger void_links after update of password on accounts.account
  for each row execute function accounts.void_links('userId');

-- Some may be of people who were removed, or merged with a sign-up, before this release.
delete from accounts.verification;
