-- The name of the decided account, for the list of decisions: a declined account leaves nothing else that has it.
alter table accounts.sign_up_decisions add name text;
