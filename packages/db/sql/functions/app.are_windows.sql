create or replace function app.are_windows(list text[]) returns boolean language sql immutable
return case when cardinality(list) = 0 then true else app.are_clock_spans(list) end;
revoke all on function app.are_windows(text[]) from public;
grant execute on function app.are_windows(text[]) to authenticated, service_role;
comment on function app.are_windows(text[]) is 'A list of windows such as 14:00-16:00, each ending after it starts.';
