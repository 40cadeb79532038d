-- Apart from the state of a route, which changes with each position.
alter table app.route_memories add column shown_ranges jsonb;
comment on column app.route_memories.shown_ranges is 'Ranges of arrival that recipients were shown in the last hour, by stop; written when they change.';
