-- Questions that are being generated for a tutor, or wait until the tutor adds them to an assignment: at most one request
-- for each tutor, kept for 30 days.
create table desk.question_generations (
  id uuid primary key,
  tutor_id uuid not null unique,
  status text not null check (status in ('working', 'done', 'failed')),
  -- The request, its questions and what is said about them, sealed as a draft under the tutor's key.
  body bytea not null,
  created_at timestamptz not null
);

-- Serves the deletion of old requests.
create index question_generations_oldest on desk.question_generations (created_at);
