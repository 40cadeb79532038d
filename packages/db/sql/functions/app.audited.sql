-- Removes secrets, and columns that change with every write or repeat another column.
create or replace function app.audited(row_data jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select row_data - array['key_hash', 'token_hash', 'secret', 'previous_secret', 'updated_at', 'last_used_at', 'search',
    'attachment', 'provider_event_at', 'htmlContent', 'textContent', 'isActive', 'createdAt', 'updatedAt']
$$;
