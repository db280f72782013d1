-- A student may start to practice two topics in two tabs, and two requests of one tutor may be stored at the same moment.
alter table desk.question_generations drop constraint question_generations_tutor_id_key;
create index question_generations_of_person on desk.question_generations (person_id, created_at desc);
