-- Who has an account here. The only table with names and e-mail in clear.
create table profiles (
  id uuid primary key,
  name text not null,
  email text not null,
  role text not null check (role in ('student', 'tutor')),
  owner boolean not null,
  archived_at timestamptz,
  created_at timestamptz not null
);

-- studentsPage, studentNamesPage, rollPage: current or former students by name
create index profiles_by_name on profiles (role, (archived_at is not null), name collate "en-x-icu", id);
