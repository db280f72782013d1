-- Questions are also generated for a student who starts to practice a topic that is not built in.
alter table desk.question_generations rename column tutor_id to person_id;
