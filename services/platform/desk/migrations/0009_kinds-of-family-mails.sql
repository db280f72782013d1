-- What a mail was about, as `familyMailKinds` names it, for the file of a student's data. Null for mails of earlier releases.
alter table desk.family_mails add column kind text;
