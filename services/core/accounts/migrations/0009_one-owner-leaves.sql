-- At most one owner at a time is about to be archived or to lose ownership, in all copies of the program. The next command
-- therefore sees in the log who is left, and two owners who remove each other at the same moment cannot both succeed.
create unique index user_owner_leaving on accounts."user" ((true)) where pending ->> 'type' in ('ArchiveTutor', 'RemoveOwner');
