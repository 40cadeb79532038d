create trigger touch before update on public.saved_views for each row execute function app.touch();
