create trigger wish after insert on public.delivery_claims for each row execute function app.wish_as_claimed();
