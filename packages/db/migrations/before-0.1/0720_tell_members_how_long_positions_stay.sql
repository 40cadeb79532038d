-- The screen of driven trails says from which moment on positions are still there.
grant execute on function app.kept_until(text) to authenticated;
