-- Faces: the name of a kept picture, or `animal:fox` for a drawn one; null is the face that everybody has at first. A kid has
-- such a column from the beginning.
alter table families_families
  add column avatar text,
  -- May the kids choose their own?
  add column kid_faces boolean not null default false;
