-- The kinds of mail that family accounts have switched off. A kind without a row is on.
create table desk.family_mail_off (
  account_id uuid not null,
  kind text not null,
  primary key (account_id, kind)
);

-- The mails that were sent to family accounts, so that none is sent twice. Kept for 90 days.
create table desk.family_mails (
  account_id uuid not null,
  -- The id of the event, or the student and the month of a statement.
  about text not null,
  sent_at timestamptz not null,
  primary key (account_id, about)
);

-- Serves deleteOldFamilyMails.
create index family_mails_oldest on desk.family_mails (sent_at);

-- The addresses that a mail server refused for ever, until a mail is delivered to them.
create table desk.refused_addresses (
  email text primary key,
  -- The code of SMTP, such as 550.
  reply_code integer not null,
  refused_at timestamptz not null
);
