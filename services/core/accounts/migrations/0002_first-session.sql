-- The session of a person's first sign-in, so that only somebody who was there before is welcomed back. For the people of
-- before this column it is no session, so that nobody of them is new.
alter table accounts."user" add column first_session uuid;
update accounts."user" set first_session = id;
