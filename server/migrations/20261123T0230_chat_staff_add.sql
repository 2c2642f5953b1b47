-- A teacher writes to the school: one conversation a teacher, kind `staff`. The teacher stands where a family does, so its id is
-- the one in `family_id` too: it is no family's, and nothing of a family is found by it.
alter table chat_chats drop constraint chat_chats_kind_check;
alter table chat_chats add constraint chat_chats_kind_check check (kind in ('school', 'teacher', 'staff'));
alter table chat_chats add constraint chat_chats_of_staff check (kind <> 'staff' or teacher_id is not distinct from family_id);
create unique index chat_chats_one_staff on chat_chats (teacher_id) where kind = 'staff';
