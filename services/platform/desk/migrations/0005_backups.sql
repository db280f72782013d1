-- One row: the last backup of this centre that was complete, and the last attempt if it failed.
create table desk.backup (
  only_row boolean primary key default true check (only_row),
  finished_at timestamptz,
  -- Its folder, how many events it holds, and its size with what it shares with earlier ones.
  folder text,
  events bigint,
  bytes bigint,
  -- Null if the last attempt succeeded.
  failed_at timestamptz,
  failure text,
  -- The last night (civil date) in which the program made a backup by itself.
  last_night date
);
insert into desk.backup default values;

-- One row while a backup is restored into this database. The program does not start on half a centre.
create table desk.restore (
  only_row boolean primary key default true check (only_row),
  backup text not null,
  started_at timestamptz not null default now()
);
