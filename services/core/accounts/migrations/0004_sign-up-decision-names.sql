-- The name on the decided account, for the list of decisions. Nothing else stores the name of a declined account.
alter table accounts.sign_up_decisions add name text;
