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
