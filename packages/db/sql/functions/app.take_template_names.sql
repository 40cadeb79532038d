-- Runs before the other triggers of the row, which use the snake_case columns. If both spellings changed, snake_case wins.
create or replace function app.take_template_names() returns trigger language plpgsql set search_path = '' as $$
begin
  if not app.is_usable_time(new."createdAt") or not app.is_usable_time(new."updatedAt") then
    raise check_violation using message = 'createdAt and updatedAt must be times between 1970 and 2999';
  end if;
  if tg_op = 'INSERT' then
    if new.html_content = '' then new.html_content := coalesce(new."htmlContent", ''); end if;
    if new.text_content = '' then new.text_content := coalesce(new."textContent", ''); end if;
    if new.is_active then new.is_active := coalesce(new."isActive", true); end if;
    return new;
  end if;
  if new.html_content = old.html_content and new."htmlContent" is distinct from old."htmlContent" then
    new.html_content := coalesce(new."htmlContent", '');
  end if;
  if new.text_content = old.text_content and new."textContent" is distinct from old."textContent" then
    new.text_content := coalesce(new."textContent", '');
  end if;
  if new.is_active = old.is_active and new."isActive" is distinct from old."isActive" then
    new.is_active := coalesce(new."isActive", false);
  end if;
  return new;
end $$;
