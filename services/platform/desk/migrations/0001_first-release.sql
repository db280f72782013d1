-- One key per person, under which the person's texts in the log are sealed. Erasing a person deletes the wrapped key
-- and keeps the row, so that a restored backup and a second key for the same person are both detected.
create table desk.personal_keys (
  key_id uuid primary key,
  person_id uuid not null unique,
  -- AES-256-GCM under PERSONAL_DATA_KEY: iv (12 bytes), tag (16), ciphertext (32).
  wrapped bytea,
  created_at timestamptz not null default now(),
  erased_at timestamptz,
  check ((wrapped is null) = (erased_at is not null))
);

-- A known value wrapped under PERSONAL_DATA_KEY, so that the start detects another key before that key wraps anything.
create table desk.master_key_check (
  one boolean primary key default true check (one),
  wrapped bytea not null
);

-- Refused commands and failed sign-ins. They change nothing, so the log does not hold them. They are kept for 90 days,
-- without anything that a person typed. Equal refusals of one day are counted in one row, so that a flood leaves few rows.
create table desk.refusals (
  id uuid primary key default gen_random_uuid(),
  -- The day in UTC.
  day date not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  times integer not null check (times > 0),
  kind text not null check (kind in ('sign-in-failed', 'command-refused')),
  operation text not null,
  code text not null,
  -- The person who was signed in; null for a sign-in.
  actor_id uuid,
  -- The student whom the command was about; null if there is no such student.
  student_id uuid,
  -- For a sign-in: the account with the e-mail, or the masked e-mail (m…@example.com) if no account has it.
  account_id uuid,
  masked_email text,
  constraint refusals_once_a_day
    unique nulls not distinct (day, kind, operation, code, actor_id, student_id, account_id, masked_email)
);

-- Serve loadRefusalRows, newest first, of one kind or both, and the deletion of rows older than 90 days.
create index refusals_newest on desk.refusals (first_at desc, id desc);
create index refusals_newest_of_kind on desk.refusals (kind, first_at desc, id desc);

-- Text that a person is typing and has not submitted yet: one row per person and key, kept for 180 days after its last
-- save.
create table desk.drafts (
  person_id uuid not null,
  key text not null,
  -- AES-256-GCM under a key that is derived from the person's key: iv (12 bytes), tag (16), ciphertext.
  body bytea not null,
  saved_at timestamptz not null,
  -- Milliseconds since 1970 at the save, so that a new draft never has the revision of a discarded one.
  revision bigint not null check (revision > 0),
  -- HMAC of the body under a key that is derived from the person's key, by which a save of an unchanged draft writes
  -- nothing.
  digest bytea not null,
  -- The number of questions that a student's draft of a homework answers, so that a list of homework unseals no draft.
  -- Null for other drafts.
  answered integer check (answered >= 0),
  primary key (person_id, key)
);

-- Serves the deletion of expired drafts.
create index drafts_oldest on desk.drafts (saved_at);

-- A sealed body cannot be compressed.
alter table desk.drafts alter column body set storage external;

-- Each save leaves a dead row and up to a megabyte of dead TOAST chunks. Vacuuming after a few saves lets the next ones
-- reuse that space, so that the files stay close to the size of their content.
alter table desk.drafts set (
  autovacuum_vacuum_threshold = 20,
  autovacuum_vacuum_scale_factor = 0,
  autovacuum_vacuum_cost_delay = 0,
  toast.autovacuum_vacuum_threshold = 500,
  toast.autovacuum_vacuum_scale_factor = 0,
  toast.autovacuum_vacuum_cost_delay = 0
);

-- The newest notification that each person has seen. All older ones count as seen.
create table desk.notifications_seen (
  person_id uuid primary key,
  created_at timestamptz not null,
  event_id uuid not null
);

-- Checkpoints of reactors, which act on each event once (for example by mail). A rebuild of the read models never
-- changes them.
create table desk.reactors (
  name text not null,
  log_id uuid not null,
  position numeric not null,
  -- Stream, version and id of the last event that the reactor has read. If the log has another event there, it was
  -- restored from an older backup, and the reactor reads it again from the beginning.
  last_event text,
  -- The reactor ignores events recorded before this time when it reads the log again.
  started_at timestamptz not null default now(),
  restores integer not null default 0,
  primary key (name, log_id)
);

-- The events on which a reactor has acted, so that it acts on none of them twice.
create table desk.reactions (
  name text not null,
  log_id uuid not null,
  event_id uuid not null,
  primary key (name, log_id, event_id)
);

-- How often a log was restored from an older backup. The number is part of the log id that clients get.
create table desk.log_restores (
  log_id uuid primary key,
  restores integer not null
);

-- How much of each limit has been used in its current window, shared by all copies of the program. The columns are
-- those that rate-limiter-flexible reads and writes; `expire` is in milliseconds since 1970.
create table desk.limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Serves deleteEndedLimits in shared-limits.ts.
create index limits_expired on desk.limits (expire);

-- Pictures of questions, encoded again by this program. Equal pictures are stored once.
create table desk.pictures (
  -- SHA-256 of the bytes, in hex. It is also the picture's address.
  hash text primary key,
  bytes bytea not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null,
  -- True if a saved homework shows the picture. Other pictures are deleted after 200 days.
  used boolean not null default false
);
-- WebP cannot be compressed.
alter table desk.pictures alter column bytes set storage external;

-- Serves deleteUnusedPictures.
create index pictures_unused on desk.pictures (created_at) where not used;

-- The pictures that were found at addresses on other sites. The server fetches each address once, and browsers never
-- do.
create table desk.picture_sources (
  -- SHA-256 of the address as the tutor typed it, in hex.
  address_digest text primary key,
  -- Null if the address had no usable picture.
  hash text references desk.pictures on delete cascade,
  fetched_at timestamptz not null
);

-- Serves the deletion of a picture, which deletes its sources too.
create index picture_sources_of on desk.picture_sources (hash);

-- Ids of commands (idempotency keys) and the stream on which each was used, for at least 7 days. A retry of a command
-- that wrote events is answered from its stream; a retry of one that was acknowledged without an event, from its row.
create table desk.idempotency_keys (
  command_id uuid primary key,
  stream text not null,
  -- HMAC of body and actor, and the stream's version, of a command that was acknowledged without an event; null for
  -- others.
  fingerprint text,
  version integer,
  used_at timestamptz not null default now(),
  -- The one copy of the program that may write, acknowledge or release the command.
  owner uuid,
  check ((fingerprint is null) = (version is null))
);

-- Serves the deletion of expired keys.
create index idempotency_keys_oldest on desk.idempotency_keys (used_at);

-- Reserves each unused id for its stream, and returns the row that each id has afterwards. A reservation of the same
-- owner is renewed; one that another copy has held for longer than `in_flight` is taken over. The commit does not wait
-- for the disk: the owner reserves again before it repeats an append, and an append on the disk implies that the
-- reservations before it are on the disk.
create function desk.reserve_idempotency_keys(ids uuid[], streams text[], new_owner uuid, in_flight interval)
returns setof desk.idempotency_keys language plpgsql as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  -- Sorted, so that copies of the program that reserve the same ids cannot deadlock.
  insert into desk.idempotency_keys as used (command_id, stream, owner)
    select distinct on (id) id, stream, new_owner from unnest(ids, streams) as asked (id, stream) order by id
    on conflict (command_id) do update set owner = excluded.owner, used_at = excluded.used_at
    where used.stream = excluded.stream and used.fingerprint is null
      and (used.owner = excluded.owner or used.used_at < now() - in_flight);
  return query select * from desk.idempotency_keys where command_id = any(ids);
end $$;

-- The group with which a tutor's roll opens, on each of their devices. A tutor without a row sees everybody.
create table desk.roll_groups (
  tutor_id uuid primary key,
  group_id uuid not null
);

-- Questions that are being generated for a tutor, or wait until the tutor adds them to an assignment, and those that are
-- generated for a student who starts to practice a topic that is not built in. Kept for 30 days.
create table desk.question_generations (
  id uuid primary key,
  person_id uuid not null,
  status text not null check (status in ('working', 'done', 'failed')),
  -- The request, its questions and what is said about them, sealed as a draft under the person's key.
  body bytea not null,
  created_at timestamptz not null
);

-- Serves the deletion of old requests.
create index question_generations_oldest on desk.question_generations (created_at);

-- Serves the look-up of a person's requests, newest first.
create index question_generations_of_person on desk.question_generations (person_id, created_at desc);

-- The Merkle tree over the hashes of all events in the order of the log, in tiles of 256 hashes: level 0 holds the leaves,
-- and each further level the roots of the tiles below. It is made from the log again when it is lost.
create table desk.tree_tiles (
  level smallint not null,
  number bigint not null,
  hashes bytea not null check (length(hashes) between 32 and 8192 and length(hashes) % 32 = 0),
  primary key (level, number)
);
-- Hashes cannot be compressed.
alter table desk.tree_tiles alter column hashes set storage external;

-- One row: how many events the tiles cover. The next reading begins at the position before the last batch that was read,
-- where the log had `overlap_from` events, and compares that batch with the tiles, because the log may have been restored
-- from a backup.
create table desk.tree_progress (
  only_row boolean primary key default true check (only_row),
  size bigint not null,
  overlap_from bigint not null check (overlap_from <= size),
  overlap_position bigint not null,
  -- The root of the tree when its tiles were last written, so that a tile that was changed since then is noticed before a
  -- seal is made of it. Null for an empty tree.
  root bytea
);
insert into desk.tree_progress (size, overlap_from, overlap_position) values (0, 0, 0);

-- The key that signs the seals of the log: its private half, wrapped by PERSONAL_DATA_KEY. The public half is derived from
-- it, so that nobody without that key can put another one in its place.
create table desk.seal_key (
  only_row boolean primary key default true check (only_row),
  wrapped bytea not null,
  created_at timestamptz not null default now()
);

-- Students whose stored balance was found to differ from the fold of their events, until it is explained again and adds up.
create table desk.unexplained_balances (
  student_id uuid primary key,
  found_at timestamptz not null,
  -- The numbers of the read model, and of the fold; null if the events could not be folded.
  stored json not null,
  folded json
);

-- The check of the record, which is what “rollbook verify” checks: one row with the running check, the result of the last
-- finished one, and the last night in which the record was sealed and checked.
create table desk.record_check (
  only_row boolean primary key default true check (only_row),
  running uuid,
  started_at timestamptz,
  -- The share of the log that is checked, from 0 to 1.
  share real not null default 0,
  -- A check without a heartbeat for two minutes was killed.
  heartbeat_at timestamptz,
  finished_at timestamptz,
  result jsonb,
  last_night date
);
insert into desk.record_check default values;

-- Packets about a student’s classes, as they were handed out. They cannot be made again with the same bytes, so they are kept
-- until the person is erased.
create table desk.packets (
  id uuid primary key,
  student_id uuid not null,
  made_at timestamptz not null,
  made_by uuid not null,
  -- The first day, and the first day after the last.
  period_from date not null,
  period_to date not null,
  -- The version of the student’s last event that the packet knows.
  last_version int not null,
  code text not null,
  -- SHA-256 of the request, so that a repeated request is answered with the packet that it made.
  request text not null,
  -- AES-256-GCM under a key that is derived from the student’s key, over the compressed file.
  body bytea not null,
  -- Packets are numbered from 1, so that one that was deleted is missed.
  number bigint not null unique
);
-- One row: how many packets were made.
create table desk.packet_numbers (
  only_row boolean primary key default true check (only_row),
  made bigint not null
);
insert into desk.packet_numbers (made) values (0);
-- The numbers of the packets of people who were erased.
create table desk.erased_packets (number bigint primary key);
-- Serves the list of all packets.
create index packets_newest on desk.packets (made_at desc, id desc);
-- Serves the list of a student’s packets.
create index packets_of_student on desk.packets (student_id, made_at desc, id desc);

-- Work over the whole log, or over all rows, that an owner starts: of each kind a row with the running job and the result of the last one.
create table desk.centre_jobs (
  -- `replay` builds a sandbox, `comparison` compares one with today, `what-if` supposes another rule.
  kind text primary key,
  running uuid,
  -- What the job that runs or ran last was asked for.
  request jsonb,
  started_at timestamptz,
  -- Events that are folded, and events of the whole log; or tables that are compared, and all tables.
  done bigint not null default 0,
  total bigint not null default 0,
  -- A job without a heartbeat for a minute and a half was killed.
  heartbeat_at timestamptz,
  canceling boolean not null default false,
  finished_at timestamptz,
  result jsonb
);
insert into desk.centre_jobs (kind) values ('replay'), ('what-if');

-- Messages that visitors sent with the contact form, kept for a limited time.
create table desk.contact_messages (
  -- A hash of what was written and of the page that it was written on, so that a second click stores nothing.
  id uuid primary key,
  sent_at timestamptz not null,
  -- Name, contact and message: AES-256-GCM under PERSONAL_DATA_KEY, bound to the id.
  body bytea not null,
  answered_at timestamptz,
  -- The tutor who marked the message as answered.
  answered_by uuid
);
-- Serves the list of messages, and the deletion of old ones.
create index contact_messages_newest on desk.contact_messages (sent_at desc, id);

-- What this centre knows of its log: one row, from its first start on. A log that lacks one of these events was emptied,
-- exchanged or restored from an older backup, and is refused until the operator accepts it.
create table desk.known_log (
  only_row boolean primary key default true check (only_row),
  -- Stream, version and id of the first event, of the last event that was counted, and of the last seal, as JSON.
  first_event text not null,
  last_event text not null,
  last_seal text,
  -- When the last counted event was recorded.
  recorded_at timestamptz not null,
  -- How many events the log had up to this position.
  events bigint not null,
  position numeric not null,
  -- How many events the last seal covers, and when it was made.
  sealed_events bigint,
  sealed_at timestamptz,
  check ((last_seal is null) = (sealed_events is null) and (last_seal is null) = (sealed_at is null))
);
