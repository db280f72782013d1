-- The id of the last command that changed how the person signs in, so that a retry is recognised, also that of an
-- applicant, about whom the log has nothing.
alter table accounts."user" add column last_change_id uuid;
