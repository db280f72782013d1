-- A family account comes from an invitation only. It is no profile: what it may see is recorded in the streams of students.
alter table accounts."user" drop constraint user_role_check;
alter table accounts."user" add constraint user_role_check check (role in ('student', 'tutor', 'family'));
