-- The centre names its plans, and an account keeps the name of a plan that is no longer on sale.
alter table accounts."user" drop constraint user_chosen_plan_check;
