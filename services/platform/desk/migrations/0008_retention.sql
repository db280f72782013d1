-- What the nightly deletion of data whose period is over deleted of each kind. Kept for a year.
create table desk.retention_runs (
  -- A civil date.
  night date not null,
  kind text not null,
  deleted bigint not null default 0,
  -- Null until all rows of the kind whose period was over are deleted.
  finished_at timestamptz,
  -- True if the last attempt failed.
  failed boolean not null default false,
  primary key (night, kind)
);

-- When a homework that shows the picture was last saved.
alter table desk.pictures add column shown_at timestamptz;
