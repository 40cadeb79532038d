create trigger touch before update on public.recipients for each row execute function app.touch();
