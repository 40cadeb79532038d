-- Tables and rows of an empty database, in place of the migrations in before-0.1, which databases that ran one of
-- them continue. Written by scripts/baseline.ts and not edited; changes are new migrations. Functions, views, policies,
-- triggers and grants are in ../sql.

grant usage on schema app to anon, authenticated, service_role, supabase_admin, dropwise_jobs;

create table app.audit_erasures (
  told_by uuid not null,
  audit_id uuid not null,
  hash bytea not null,
  constraint audit_erasures_pkey primary key (told_by, audit_id)
);
comment on table app.audit_erasures is 'Lines of the audit log from which a person was erased: what each became, and the line that tells of it.';
create index audit_erasures_by_line on app.audit_erasures using btree (audit_id);

create table app.audit_seals (
  "position" bigint not null,
  audit_id uuid not null,
  hash bytea not null,
  sealed_at timestamp with time zone not null default now(),
  constraint audit_seals_pkey primary key ("position"),
  constraint audit_seals_audit_id_key unique (audit_id)
);
comment on table app.audit_seals is 'A hash of each audit line together with the one before: a line changed or removed later breaks it. The first may be the anchor: the seal of the last line that was removed for its age.';

create table app.delivery_notices (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  delivery_id uuid not null,
  kind text not null,
  attempt integer not null default 0,
  at timestamp with time zone not null default now(),
  due_at timestamp with time zone not null default now(),
  written_at timestamp with time zone,
  constraint delivery_notices_pkey primary key (tenant_id, id),
  constraint delivery_notices_tenant_id_delivery_id_kind_attempt_key unique (tenant_id, delivery_id, kind, attempt),
  constraint delivery_notices_attempt_check check ((attempt >= 0)),
  constraint delivery_notices_kind_check check ((kind = any (array['order_confirmed'::text, 'out_for_delivery'::text, 'driver_near'::text, 'running_late'::text, 'driver_arrived'::text, 'delivered'::text, 'delivery_failed'::text, 'feedback_asked'::text])))
);
comment on table app.delivery_notices is 'What a recipient is to be told of a delivery, once an attempt: written when mail, text and in-app notice are.';
comment on column app.delivery_notices.attempt is 'How often the delivery had failed before: a second attempt is told anew.';
create index delivery_notices_due on app.delivery_notices using btree (due_at) where (written_at is null);

create table app.delivery_transitions (
  from_status text not null,
  to_status text not null,
  constraint delivery_transitions_pkey primary key (from_status, to_status)
);
comment on table app.delivery_transitions is 'Allowed moves of a delivery; packages/contracts/src/states.ts says the same and a test compares them.';

create table app.ended_memberships (
  tenant_id uuid not null,
  user_id uuid not null,
  company_name text not null,
  role text not null,
  reason text not null,
  ended_at timestamp with time zone not null default now(),
  constraint ended_memberships_pkey primary key (tenant_id, user_id),
  constraint ended_memberships_reason_check check ((reason = any (array['removed'::text, 'company_deleted'::text])))
);
comment on table app.ended_memberships is 'Who belonged to which company, until the person reads that it ended. No foreign key to tenants: a deleted company is named too.';
create index ended_memberships_by_user on app.ended_memberships using btree (user_id);

create table app.idempotency_keys (
  scope text not null,
  key text not null,
  request_hash bytea not null,
  status integer,
  body jsonb,
  created_at timestamp with time zone not null default now(),
  holder text,
  first_at timestamp with time zone not null default now(),
  constraint idempotency_keys_pkey primary key (scope, key)
);
comment on table app.idempotency_keys is 'First answers of POSTs, kept 24 h: a repeated request gets the same one.';
comment on column app.idempotency_keys.holder is 'The server process that runs the request; status null = not answered yet.';
comment on column app.idempotency_keys.first_at is 'When the key was first claimed; created_at is when it was last claimed.';
create index idempotency_keys_by_age on app.idempotency_keys using btree (created_at);

create table app.invoice_numbers (
  year integer not null,
  last integer not null,
  constraint invoice_numbers_pkey primary key (year)
);
comment on table app.invoice_numbers is 'The last invoice number of each year. Its row stays locked until the invoice is committed, so that none is missing.';

create table app.job_rounds (
  queue text not null,
  round integer not null,
  constraint job_rounds_pkey primary key (queue)
);
comment on table app.job_rounds is 'The round that a queue has reached: that of the job begun last.';

create table app.job_turns (
  tenant_id uuid not null,
  queue text not null,
  round integer not null,
  constraint job_turns_pkey primary key (tenant_id, queue)
);
comment on table app.job_turns is 'The round of the last job that a company sent to a queue.';

create table app.looks (
  owner_id uuid not null,
  tenant_id uuid not null,
  reason text not null,
  started_at timestamp with time zone not null default now(),
  until timestamp with time zone not null,
  constraint looks_pkey primary key (tenant_id, owner_id),
  constraint looks_reason_check check (((length(trim(both from reason)) >= 1) and (length(trim(both from reason)) <= 500)))
);
comment on table app.looks is 'Which company an owner looks at as a viewer, and until when.';
create unique index looks_one_each on app.looks using btree (owner_id);

create table app.payment_events (
  id text not null,
  type text not null,
  happened_at timestamp with time zone not null,
  received_at timestamp with time zone not null default now(),
  constraint payment_events_pkey primary key (id)
);
comment on table app.payment_events is 'Events of the payment provider that were applied. One that comes again is known by its id.';

create table app.pin_tries (
  tenant_id uuid not null,
  delivery_id uuid not null,
  wrong smallint not null,
  constraint pin_tries_pkey primary key (tenant_id, delivery_id),
  constraint pin_tries_wrong_check check ((wrong > 0))
);
comment on table app.pin_tries is 'Wrong PINs that a driver''s phone sent for a handover.';

create table app.route_memories (
  tenant_id uuid not null,
  route_id uuid not null,
  version integer not null default 1,
  memory jsonb not null,
  late_count bigint not null default 0,
  last_fix_at timestamp with time zone,
  last_fix_received_at timestamp with time zone,
  updated_at timestamp with time zone not null default now(),
  event_count integer not null default 0,
  constraint route_memories_pkey primary key (tenant_id, route_id)
);
comment on table app.route_memories is 'What the fixes of a route have told so far; `version` lets one of two workers win.';
comment on column app.route_memories.event_count is 'Events of the route that its forecast has taken in.';

create table app.service_times (
  tenant_id uuid not null,
  address_id uuid not null,
  visits integer not null,
  seconds integer not null,
  updated_at timestamp with time zone not null default now(),
  constraint service_times_pkey primary key (tenant_id, address_id),
  constraint service_times_seconds_check check (((seconds >= 0) and (seconds <= 14400))),
  constraint service_times_visits_check check ((visits > 0))
);
comment on table app.service_times is 'Mean service time at an address over about its last five visits, from arrivals and departures.';

create table app.settings (
  key text not null,
  value jsonb not null,
  updated_at timestamp with time zone not null default now(),
  constraint settings_pkey primary key (key),
  constraint brand_is_legible check (((key <> 'brand'::text) or app.is_brand(value)))
);
comment on table app.settings is 'Switches of the platform.';

create table app.sign_ins (
  id uuid not null default app.uuid_v7(),
  user_id uuid not null,
  at timestamp with time zone not null default now(),
  outcome text not null,
  method text not null,
  ip inet,
  user_agent text,
  constraint sign_ins_pkey primary key (id),
  constraint sign_ins_method_check check ((length(method) <= 50)),
  constraint sign_ins_outcome_check check ((outcome = any (array['signed_in'::text, 'wrong_password'::text, 'wrong_code'::text]))),
  constraint sign_ins_user_agent_check check ((length(user_agent) <= 500))
);
comment on table app.sign_ins is 'Sign-ins of each account and tries that failed, for 90 days or as the owner sets it.';
create index sign_ins_by_person on app.sign_ins using btree (user_id, at desc);
create index sign_ins_by_time on app.sign_ins using btree (at);

create table app.text_callbacks (
  key text not null,
  received_at timestamp with time zone not null default now(),
  constraint text_callbacks_pkey primary key (key)
);
comment on table app.text_callbacks is 'Calls of the provider of texts that were taken: each counts once.';

create table app.text_opt_outs (
  phone text not null,
  created_at timestamp with time zone not null default now(),
  constraint text_opt_outs_pkey primary key (phone),
  constraint text_opt_outs_phone_check check ((phone ~ '^\+?[0-9]{6,20}$'::text))
);
comment on table app.text_opt_outs is 'Numbers that answered STOP: no text goes there until they say START.';

create table public.addresses (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  text text not null,
  normalised text not null,
  street text,
  house_number text,
  postcode text,
  city text,
  lat double precision not null,
  lng double precision not null,
  entrance_lat double precision,
  entrance_lng double precision,
  confidence real not null default 1,
  accuracy text not null default 'rooftop'::text,
  source text not null default 'region'::text,
  corrected_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  service_seconds integer,
  notes text,
  window_from time without time zone,
  window_to time without time zone,
  forgotten_at timestamp with time zone,
  constraint addresses_pkey primary key (tenant_id, id),
  constraint addresses_tenant_id_normalised_key unique (tenant_id, normalised),
  constraint addresses_accuracy_check check ((accuracy = any (array['rooftop'::text, 'interpolated'::text, 'street'::text, 'town'::text, 'given'::text]))),
  constraint addresses_city_usable check ((length(city) <= 200)),
  constraint addresses_confidence_usable check (((confidence >= (0)::double precision) and (confidence <= (1)::double precision))),
  constraint addresses_corrected_at_usable check (app.is_usable_time(corrected_at)),
  constraint addresses_created_at_usable check (app.is_usable_time(created_at)),
  constraint addresses_entrance_lat_usable check (((entrance_lat >= ('-90'::integer)::double precision) and (entrance_lat <= (90)::double precision))),
  constraint addresses_entrance_lng_usable check (((entrance_lng >= ('-180'::integer)::double precision) and (entrance_lng <= (180)::double precision))),
  constraint addresses_forgotten_at_check check (app.is_usable_time(forgotten_at)),
  constraint addresses_house_number_usable check ((length(house_number) <= 60)),
  constraint addresses_lat_check check (((lat >= ('-90'::integer)::double precision) and (lat <= (90)::double precision))),
  constraint addresses_lng_check check (((lng >= ('-180'::integer)::double precision) and (lng <= (180)::double precision))),
  constraint addresses_normalised_usable check ((length(normalised) <= 1000)),
  constraint addresses_notes_check check (((length(notes) >= 1) and (length(notes) <= 2000))),
  constraint addresses_postcode_usable check ((length(postcode) <= 60)),
  constraint addresses_service_seconds_check check (((service_seconds >= 0) and (service_seconds <= 28800))),
  constraint addresses_source_check check ((source = any (array['region'::text, 'file'::text, 'corrected'::text, 'geocoder'::text]))),
  constraint addresses_street_usable check ((length(street) <= 300)),
  constraint addresses_text_usable check ((length(text) <= 500)),
  constraint addresses_updated_at_usable check (app.is_usable_time(updated_at)),
  constraint addresses_window_is_two check ((((window_from is null) = (window_to is null)) and ((window_from is null) or (window_from < window_to))))
);
comment on table public.addresses is 'The company''s address memory. A corrected pin wins over every geocoder.';
comment on column public.addresses.service_seconds is 'Time at the door, set by hand. Null: what drivers needed there counts, once it is known.';
comment on column public.addresses.notes is 'What drivers must know there; instructions of orders that bring none.';
comment on column public.addresses.window_from is 'When it is open, on the depot''s clock; the window of orders that name none.';
comment on column public.addresses.forgotten_at is 'Taken out of the address book: orders of old keep it, and new ones no longer find it.';
create index addresses_by_text on public.addresses using btree (tenant_id, text, id) where (forgotten_at is null);

create table public.api_keys (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  name text not null,
  prefix text not null,
  key_hash bytea not null,
  scopes text[] not null default '{}'::text[],
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  is_test boolean not null default false,
  calls_per_minute integer,
  origins text[] not null default '{}'::text[],
  constraint api_keys_pkey primary key (tenant_id, id),
  constraint api_keys_key_hash_key unique (key_hash),
  constraint api_keys_calls_per_minute_check check (((calls_per_minute >= 1) and (calls_per_minute <= 6000))),
  constraint origins_known check (((cardinality(origins) <= 20) and (length((origins)::text) <= 4000) and (array_to_string(origins, ' '::text) ~ '^(https?://[a-z0-9.:\[\]-]+( (?=h)|$))*$'::text))),
  constraint scopes_known check ((scopes <@ array['orders:read'::text, 'orders:write'::text, 'fleet:read'::text, 'fleet:write'::text, 'plans:read'::text, 'plans:write'::text, 'plans:dispatch'::text, 'live:read'::text, 'positions:write'::text, 'addresses:read'::text, 'addresses:write'::text, 'optimize:run'::text, 'webhooks:read'::text, 'webhooks:write'::text, 'persons:read'::text, 'persons:erase'::text]))
);
comment on table public.api_keys is 'Integrators'' keys, kept as SHA-256 and shown once.';
comment on column public.api_keys.scopes is 'What the key is good for (API_KEY_SCOPES in contracts). Empty: whatever the member who made it may do.';
comment on column public.api_keys.is_test is 'Requests work in the company''s sandbox.';
comment on column public.api_keys.calls_per_minute is 'Requests with the key in a minute, over all servers; null for no limit of its own.';
comment on column public.api_keys.origins is 'Pages that may call with the key, as https://shop.example. None: it is for programs, and pages are let in by CORS_ORIGINS alone.';
create index api_keys_by_origin on public.api_keys using gin (origins) where (revoked_at is null);

create table public.archives (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  kind text not null,
  status text not null default 'queued'::text,
  rows_done integer not null default 0,
  rows_total integer,
  counts jsonb not null default '{}'::jsonb,
  bytes bigint,
  error text,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  constraint archives_pkey primary key (tenant_id, id),
  constraint archives_check check (((status = any (array['done'::text, 'failed'::text])) = (finished_at is not null))),
  constraint archives_counts_check check (app.is_json(counts, 'object'::text, 10000)),
  constraint archives_error_check check ((length(error) <= 1000)),
  constraint archives_kind_check check ((kind = any (array['export'::text, 'import'::text]))),
  constraint archives_status_check check ((status = any (array['queued'::text, 'running'::text, 'done'::text, 'failed'::text])))
);
comment on table public.archives is 'Work on archives of whole companies: written for download, or read back in. The files lie in DATA_DIR/archives.';
comment on column public.archives.counts is 'Rows by table.';

create table public.article_versions (
  page text not null,
  version integer not null,
  content text,
  written_by text,
  written_at timestamp with time zone not null default now(),
  constraint article_versions_pkey primary key (page, version),
  constraint article_versions_content_check check (((length(content) >= 1) and (length(content) <= 40000))),
  constraint article_versions_page_check check ((page = any (array['privacy'::text, 'terms'::text, 'about'::text]))),
  constraint article_versions_version_check check ((version > 0))
);
comment on table public.article_versions is 'Texts of public articles as Markdown; the newest version of a page is shown.';
comment on column public.article_versions.content is 'Null: from then on the page shows the text that the product comes with.';
comment on column public.article_versions.written_by is 'Address of the owner who wrote it.';

create table public.audit_log (
  id uuid not null default app.uuid_v7(),
  tenant_id uuid,
  actor_id uuid,
  action text not null,
  subject text,
  details jsonb not null default '{}'::jsonb,
  at timestamp with time zone not null default now(),
  actor_label text,
  via text,
  ip text,
  user_agent text,
  request_id text,
  subject_id text,
  label text,
  before jsonb,
  after jsonb,
  constraint audit_log_pkey primary key (id)
);
comment on table public.audit_log is 'Who did what. Append only: nobody has update or delete, the service neither.';
comment on column public.audit_log.via is 'How: a session, the name of an API key, or the reason of a job.';
comment on column public.audit_log.label is 'What people call the thing: a name, a number, an address.';
create index audit_log_by_tenant on public.audit_log using btree (tenant_id, at desc);
create index audit_log_by_time on public.audit_log using btree (at desc, id desc);
create index audit_log_removals on public.audit_log using btree (at desc) where (action = 'audit_log.remove'::text);

create table public.billing_details (
  tenant_id uuid not null,
  name text not null default ''::text,
  address text not null default ''::text,
  tax_id text not null default ''::text,
  email text,
  updated_at timestamp with time zone not null default now(),
  constraint billing_details_pkey primary key (tenant_id),
  constraint billing_details_address_check check ((length(address) <= 500)),
  constraint billing_details_email_check check (((length(email) >= 3) and (length(email) <= 254))),
  constraint billing_details_name_check check ((length(name) <= 200)),
  constraint billing_details_tax_id_check check ((length(tax_id) <= 60))
);
comment on table public.billing_details is 'To whom a company''s invoices are written, and where they are sent besides its administrators.';

create table public.contact_messages (
  id uuid not null default app.uuid_v7(),
  name text not null,
  email text not null,
  company text,
  phone text,
  subject text not null default 'general'::text,
  message text not null,
  submission_key text,
  created_at timestamp with time zone not null default now(),
  constraint contact_messages_pkey primary key (id),
  constraint contact_messages_submission_key_key unique (submission_key),
  constraint contact_messages_company_check check ((length(company) <= 200)),
  constraint contact_messages_email_check check (((length(email) >= 3) and (length(email) <= 254))),
  constraint contact_messages_message_check check (((length(trim(both from message)) >= 1) and (length(trim(both from message)) <= 5000))),
  constraint contact_messages_name_check check (((length(trim(both from name)) >= 1) and (length(trim(both from name)) <= 200))),
  constraint contact_messages_phone_check check ((length(phone) <= 40)),
  constraint contact_messages_subject_check check ((subject = any (array['general'::text, 'sales'::text, 'support'::text, 'partnership'::text, 'demo'::text])))
);
comment on table public.contact_messages is 'What visitors wrote on the contact page. Written by the service only, under its rate limits.';

create table public.deliveries (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  order_id uuid not null,
  tracking_number text not null default app.new_tracking_number(),
  status text not null default 'pending'::text,
  status_at timestamp with time zone not null default now(),
  status_note text,
  eta_from timestamp with time zone,
  eta_to timestamp with time zone,
  eta_reason jsonb,
  promised_from timestamp with time zone,
  promised_to timestamp with time zone,
  location_text text,
  location_lat double precision,
  location_lng double precision,
  location_at timestamp with time zone,
  delivered_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  driver_near_at timestamp with time zone,
  is_presumed boolean not null default false,
  constraint deliveries_pkey primary key (tenant_id, id),
  constraint deliveries_tenant_id_order_id_key unique (tenant_id, order_id),
  constraint deliveries_tracking_number_key unique (tracking_number),
  constraint deliveries_status_check check ((status = any (array['pending'::text, 'picked_up'::text, 'in_transit'::text, 'out_for_delivery'::text, 'delivered'::text, 'failed'::text, 'returned'::text, 'cancelled'::text])))
);
comment on table public.deliveries is 'A recipient''s parcel: its state, forecast and last public place. The specification''s "routes" in recipient''s queries.';
comment on column public.deliveries.eta_reason is 'Why eta_from and eta_to are what they are: {code, values} (contracts: etaReason).';
comment on column public.deliveries.driver_near_at is 'When the driver came within DRIVER_NEAR_MINUTES, on the day''s own clock.';
comment on column public.deliveries.is_presumed is 'Delivered as far as positions tell; nobody has said so.';
create index deliveries_by_status on public.deliveries using btree (tenant_id, status, created_at desc);

create table public.delivery_claims (
  tenant_id uuid not null,
  delivery_id uuid not null,
  user_id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint delivery_claims_pkey primary key (tenant_id, delivery_id, user_id)
);
comment on table public.delivery_claims is 'Which deliveries a signed-in customer may see.';
create index delivery_claims_by_user on public.delivery_claims using btree (user_id);

create table public.delivery_events (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  delivery_id uuid not null,
  status text not null,
  title text not null,
  at timestamp with time zone not null,
  received_at timestamp with time zone not null default now(),
  lat double precision,
  lng double precision,
  location_text text,
  actor_id uuid,
  idempotency_key text,
  constraint delivery_events_pkey primary key (tenant_id, id)
);
comment on table public.delivery_events is 'The timeline. `at` is the deed''s own time, received_at when the server heard of it.';
create index delivery_events_by_delivery on public.delivery_events using btree (tenant_id, delivery_id, at);
create unique index delivery_events_once on public.delivery_events using btree (tenant_id, idempotency_key) where (idempotency_key is not null);

create table public.delivery_preferences (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  delivery_id uuid not null,
  user_id uuid not null,
  date date not null,
  time_slot text not null,
  place text,
  instructions text,
  contact text not null default 'none'::text,
  phone text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint delivery_preferences_pkey primary key (tenant_id, id),
  constraint delivery_preferences_tenant_id_delivery_id_key unique (tenant_id, delivery_id),
  constraint delivery_preferences_check check (((contact = any (array['text'::text, 'call'::text])) = (phone is not null))),
  constraint delivery_preferences_contact_check check ((contact = any (array['text'::text, 'call'::text, 'email'::text, 'none'::text]))),
  constraint delivery_preferences_instructions_check check ((length(instructions) <= 500)),
  constraint delivery_preferences_phone_check check ((phone ~ '^\+?[0-9 ().-]{6,25}$'::text)),
  constraint delivery_preferences_place_check check ((place = any (array['front_door'::text, 'back_door'::text, 'garage'::text, 'reception'::text, 'neighbor'::text, 'secure_location'::text]))),
  constraint delivery_preferences_time_slot_check check ((time_slot = any (array['morning'::text, 'afternoon'::text, 'evening'::text, 'anytime'::text])))
);
comment on table public.delivery_preferences is 'What a recipient chose for one delivery. While its order is open, day and window are the order''s own: the planner obeys them.';
create index delivery_preferences_by_user on public.delivery_preferences using btree (user_id);

create table public.depots (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  name text not null,
  address text not null,
  lat double precision not null,
  lng double precision not null,
  time_zone text,
  status text not null default 'active'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  opens_at time without time zone,
  closes_at time without time zone,
  is_place_confirmed boolean not null default false,
  constraint depots_pkey primary key (tenant_id, id),
  constraint depots_address_usable check ((length(address) <= 300)),
  constraint depots_created_at_usable check (app.is_usable_time(created_at)),
  constraint depots_hours_are_two check (((((opens_at is null) = (closes_at is null)) and (opens_at is distinct from closes_at)) or ((opens_at is null) and (closes_at is null)))),
  constraint depots_in_a_likely_place check ((is_place_confirmed or ((lat >= ('-60'::integer)::double precision) and ((abs(lat) >= (0.01)::double precision) or (abs(lng) >= (0.01)::double precision))))),
  constraint depots_lat_check check (((lat >= ('-90'::integer)::double precision) and (lat <= (90)::double precision))),
  constraint depots_lng_check check (((lng >= ('-180'::integer)::double precision) and (lng <= (180)::double precision))),
  constraint depots_name_check check (((length(trim(both from name)) >= 1) and (length(trim(both from name)) <= 120))),
  constraint depots_status_check check ((status = any (array['active'::text, 'archived'::text]))),
  constraint depots_time_zone_exists check (app.is_time_zone(time_zone)),
  constraint depots_updated_at_usable check (app.is_usable_time(updated_at))
);
comment on table public.depots is 'Where vehicles start and end. The day of work is a date in its time zone (the company''s when null).';
comment on column public.depots.opens_at is 'Null: open at all hours. A time after closes_at: open over midnight.';
comment on column public.depots.is_place_confirmed is 'Somebody confirmed that the depot lies where hardly anybody delivers.';

create table public.device_tokens (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  vehicle_id uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null default now(),
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  is_simulator boolean not null default false,
  constraint device_tokens_pkey primary key (tenant_id, id),
  constraint device_tokens_token_hash_key unique (token_hash)
);
comment on table public.device_tokens is 'A tracker''s key, kept as SHA-256. One live token a vehicle, and one of a simulator; members see that there is one, never its hash.';
comment on column public.device_tokens.is_simulator is 'Plays days ahead of the clock (npm run drive).';
create unique index device_tokens_live on public.device_tokens using btree (tenant_id, vehicle_id, is_simulator) where (revoked_at is null);

create table public.driver_codes (
  tenant_id uuid not null,
  driver_id uuid not null,
  code_mac bytea not null,
  made_by uuid,
  made_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint driver_codes_pkey primary key (tenant_id, driver_id),
  constraint driver_codes_code_mac_key unique (code_mac),
  constraint driver_codes_code_mac_check check ((length(code_mac) = 32))
);
comment on table public.driver_codes is 'The open sign-in code of a driver; a new one takes its place, and the first use deletes it.';
comment on column public.driver_codes.code_mac is 'HMAC-SHA256 under the server''s key: eight characters could be tried out against a plain hash.';
create index driver_codes_by_maker on public.driver_codes using btree (made_by) where (made_by is not null);

create table public.driver_events (
  tenant_id uuid not null,
  id uuid not null,
  route_id uuid not null,
  driver_id uuid,
  user_id uuid,
  order_id uuid,
  stop_id uuid,
  kind text not null,
  happened_at timestamp with time zone not null,
  device_at timestamp with time zone not null,
  sent_at timestamp with time zone not null,
  received_at timestamp with time zone not null default now(),
  lat double precision,
  lng double precision,
  reason text,
  note text,
  proof jsonb not null default '{}'::jsonb,
  files text[] not null default '{}'::text[],
  outcome text not null,
  said_by text not null default 'driver'::text,
  checked text[] not null default '{}'::text[],
  sequence uuid[] not null default '{}'::uuid[],
  constraint driver_events_pkey primary key (tenant_id, id),
  constraint contacts_are_about_a_stop check (((kind <> 'contacted'::text) or (stop_id is not null))),
  constraint dispatch_ends_stops check (((said_by <> 'dispatch'::text) or (kind = any (array['delivered'::text, 'failed'::text, 'returned'::text])))),
  constraint driver_events_check check (((stop_id is not null) or (kind <> all (array['arrived'::text, 'delivered'::text, 'partly_delivered'::text, 'failed'::text, 'returned'::text])))),
  constraint driver_events_checked_check check ((cardinality(checked) <= 30)),
  constraint driver_events_files_check check ((cardinality(files) <= 20)),
  constraint driver_events_kind_check check ((kind = any (array['vehicle_checked'::text, 'shift_started'::text, 'arrived'::text, 'delivered'::text, 'partly_delivered'::text, 'failed'::text, 'returned'::text, 'break_started'::text, 'break_ended'::text, 'reordered'::text, 'contacted'::text, 'shift_ended'::text, 'note'::text]))),
  constraint driver_events_lat_check check (((lat >= ('-90'::integer)::double precision) and (lat <= (90)::double precision))),
  constraint driver_events_lng_check check (((lng >= ('-180'::integer)::double precision) and (lng <= (180)::double precision))),
  constraint driver_events_note_check check ((length(note) <= 2000)),
  constraint driver_events_of_drivers check (((said_by = 'dispatch'::text) or (driver_id is not null))),
  constraint driver_events_outcome_check check ((outcome = any (array['applied'::text, 'recorded'::text, 'already_done'::text, 'order_cancelled'::text, 'contradicts'::text]))),
  constraint driver_events_proof_check check ((jsonb_typeof(proof) = 'object'::text)),
  constraint driver_events_reason_check check (((length(reason) >= 1) and (length(reason) <= 200))),
  constraint driver_events_reordered_has_sequence check (((kind = 'reordered'::text) = (cardinality(sequence) > 0))),
  constraint driver_events_said_by_check check ((said_by = any (array['driver'::text, 'dispatch'::text, 'recipient'::text]))),
  constraint driver_events_sequence_check check ((cardinality(sequence) <= 1000)),
  constraint recipients_only_call check (((said_by <> 'recipient'::text) or (kind = 'contacted'::text)))
);
comment on table public.driver_events is 'What drivers said, each once by the id that the phone gave it, what dispatch said for them, and who called or texted whom about a stop. Nobody edits it: what it changed stands in stops, orders and deliveries.';
comment on column public.driver_events.happened_at is 'When it happened, on the server''s clock: device_at less what the phone''s clock was off when it sent.';
comment on column public.driver_events.device_at is 'As the phone said.';
comment on column public.driver_events.files is 'Names of objects in the bucket `proofs`.';
comment on column public.driver_events.outcome is 'What it changed: `applied`; nothing because it only tells (`recorded`), was known (`already_done`), came after a cancellation, or contradicts an earlier word.';
comment on column public.driver_events.said_by is 'Whose word it is. `dispatch`: user_id is the dispatcher, driver_id the driver of the route, if it has one. `recipient`: who called the driver.';
comment on column public.driver_events.checked is 'The points of a vehicle check, in the words in which the driver read them.';
comment on column public.driver_events.sequence is 'Of `reordered`: orders of the stops ahead as the driver wanted to make them. What became of it stands in stops.';
create index driver_events_by_order on public.driver_events using btree (tenant_id, order_id, happened_at) where (order_id is not null);
create index driver_events_by_route on public.driver_events using btree (tenant_id, route_id, happened_at);
create index driver_events_with_files on public.driver_events using btree (received_at) where (files <> '{}'::text[]);

create table public.drivers (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  user_id uuid,
  name text not null,
  phone text,
  email text,
  licence text,
  licence_expires_on date,
  skills text[] not null default '{}'::text[],
  status text not null default 'active'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  papers jsonb not null default '[]'::jsonb,
  week jsonb not null default '[]'::jsonb,
  absences jsonb not null default '[]'::jsonb,
  max_week_minutes integer not null default 2400,
  constraint drivers_pkey primary key (tenant_id, id),
  constraint drivers_absences_check check (app.are_absences(absences)),
  constraint drivers_created_at_usable check (app.is_usable_time(created_at)),
  constraint drivers_email_usable check ((length(email) <= 254)),
  constraint drivers_licence_expires_on_usable check (app.is_usable_day(licence_expires_on)),
  constraint drivers_licence_usable check ((length(licence) <= 60)),
  constraint drivers_max_week_minutes_check check (((max_week_minutes >= 60) and (max_week_minutes <= 10080))),
  constraint drivers_name_check check (((length(trim(both from name)) >= 1) and (length(trim(both from name)) <= 120))),
  constraint drivers_papers_check check (app.are_papers(papers)),
  constraint drivers_phone_usable check ((length(phone) <= 40)),
  constraint drivers_skills_usable check (app.is_text_list(skills, 50, 60)),
  constraint drivers_status_check check ((status = any (array['active'::text, 'archived'::text]))),
  constraint drivers_updated_at_usable check (app.is_usable_time(updated_at)),
  constraint drivers_week_check check (app.is_work_week(week))
);
comment on table public.drivers is 'Who drives. user_id is set once the driver has an account.';
comment on column public.drivers.week is 'The shifts of a usual week. Empty: whenever the vehicle drives. Plans keep to it.';
comment on column public.drivers.absences is 'Days off: the vehicle of the driver is not planned on them unless it is named.';
create index drivers_by_user on public.drivers using btree (user_id);

create table public.email_template_versions (
  template_id uuid not null,
  version integer not null,
  at timestamp with time zone not null default now(),
  saved_by text,
  subject text not null,
  html_content text not null,
  text_content text not null,
  variables jsonb not null,
  constraint email_template_versions_pkey primary key (template_id, version)
);
comment on table public.email_template_versions is 'Texts of mails as they were before each change.';
comment on column public.email_template_versions.saved_by is 'Address of whoever wrote what replaced this version; null for the product.';

create table public.email_templates (
  id uuid not null default app.uuid_v7(),
  name text not null,
  type text not null,
  subject text not null,
  html_content text not null default ''::text,
  text_content text not null default ''::text,
  variables jsonb not null default '[]'::jsonb,
  is_active boolean not null default true,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  is_built_in boolean not null default false,
  version integer not null default 1,
  language text,
  "htmlContent" text,
  "textContent" text,
  "isActive" boolean,
  "createdAt" timestamp with time zone,
  "updatedAt" timestamp with time zone,
  constraint email_templates_pkey primary key (id),
  constraint email_templates_created_at_usable check (app.is_usable_time(created_at)),
  constraint email_templates_html_content_usable check ((length(html_content) <= 200000)),
  constraint email_templates_language_check check ((language ~ '^[a-z]{2,3}$'::text)),
  constraint email_templates_language_has_words check (app.is_mail_locale(language)),
  constraint email_templates_name_check check ((length(trim(both from name)) > 0)),
  constraint email_templates_name_usable check ((length(name) <= 120)),
  constraint email_templates_placeholders_whole check ((app.has_whole_placeholders(subject) and app.has_whole_placeholders(html_content) and app.has_whole_placeholders(text_content))),
  constraint email_templates_subject_check check ((length(trim(both from subject)) > 0)),
  constraint email_templates_subject_usable check ((length(subject) <= 300)),
  constraint email_templates_text_content_usable check ((length(text_content) <= 100000)),
  constraint email_templates_type_check check ((type = any (array['password_reset'::text, 'welcome'::text, 'order_confirmation'::text, 'delivery_notification'::text, 'email_confirmation'::text, 'invitation'::text, 'magic_link'::text, 'email_change'::text, 'confirmation_code'::text, 'account_exists'::text, 'passkey_added'::text, 'passwords_refused'::text, 'contact_message'::text, 'trial_ending'::text, 'trial_ended'::text, 'invoice_issued'::text, 'payment_reminder'::text, 'payment_received'::text, 'company_suspended'::text, 'company_resumed'::text, 'company_closed'::text, 'support_reply'::text, 'custom'::text]))),
  constraint email_templates_updated_at_usable check (app.is_usable_time(updated_at)),
  constraint email_templates_variables_usable check (app.is_json(variables, 'array'::text, 10000)),
  constraint email_templates_variables_whole check (app.is_template_variables(variables))
);
comment on table public.email_templates is 'Texts of mails. A mail is rendered from the active template of its type, or from the product''s own where none is active.';
comment on column public.email_templates.is_built_in is 'The text is the product''s own and follows its updates; false from the first edit on.';
comment on column public.email_templates.version is 'Grows with each change of the text; email_template_versions holds the earlier ones.';
comment on column public.email_templates.language is 'Language of those it is for, as in ISO 639; null is for all for whom there is no text in their own.';
comment on column public.email_templates."htmlContent" is 'html_content, as the requirements name it; either may be written.';
comment on column public.email_templates."textContent" is 'text_content, as the requirements name it; either may be written.';
comment on column public.email_templates."isActive" is 'is_active, as the requirements name it; either may be written.';
comment on column public.email_templates."createdAt" is 'created_at, as the requirements name it; only read.';
comment on column public.email_templates."updatedAt" is 'updated_at, as the requirements name it; only read.';
create unique index email_templates_one_active on public.email_templates using btree (type, coalesce(language, ''::text)) where (is_active and (type <> 'custom'::text));

create table public.feedback (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  delivery_id uuid not null,
  user_id uuid not null,
  rating smallint not null,
  package_condition text,
  delivery_speed text,
  driver_rating text,
  recommends text,
  comments text,
  created_at timestamp with time zone not null default now(),
  photos text[] not null default '{}'::text[],
  constraint feedback_pkey primary key (tenant_id, id),
  constraint feedback_tenant_id_delivery_id_user_id_key unique (tenant_id, delivery_id, user_id),
  constraint feedback_comments_check check ((length(comments) <= 2000)),
  constraint feedback_delivery_speed_check check ((delivery_speed = any (array['early'::text, 'on_time'::text, 'late'::text]))),
  constraint feedback_driver_rating_check check ((driver_rating = any (array['excellent'::text, 'good'::text, 'poor'::text]))),
  constraint feedback_package_condition_check check ((package_condition = any (array['perfect'::text, 'minor_damage'::text, 'damaged'::text]))),
  constraint feedback_photos_check check ((cardinality(photos) <= 5)),
  constraint feedback_rating_check check (((rating >= 1) and (rating <= 5))),
  constraint feedback_recommends_check check ((recommends = any (array['yes'::text, 'maybe'::text, 'no'::text])))
);
comment on table public.feedback is 'How a delivery went, in the recipient''s words. Once a delivery and person.';
comment on column public.feedback.photos is 'Names of objects in the bucket `feedback`.';
create index feedback_by_user on public.feedback using btree (user_id);

create table public.imports (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  file_name text,
  mapping jsonb not null default '{}'::jsonb,
  row_count integer not null default 0,
  created_count integer not null default 0,
  updated_count integer not null default 0,
  rejected jsonb not null default '[]'::jsonb,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  undone_at timestamp with time zone,
  layout text,
  dropped text[] not null default '{}'::text[],
  from_address_book integer not null default 0,
  warnings jsonb not null default '[]'::jsonb,
  constraint imports_pkey primary key (tenant_id, id),
  constraint imports_dropped_check check (app.is_text_list(dropped, 5000, 32767)),
  constraint imports_from_address_book_check check ((from_address_book >= 0)),
  constraint imports_layout_check check ((length(layout) <= 60)),
  constraint imports_warnings_check check ((jsonb_typeof(warnings) = 'array'::text))
);
comment on table public.imports is 'One stored order file: written in the same transaction as its orders, so it is there whole or not at all.';
comment on column public.imports.layout is 'Fingerprint of the file''s header, where somebody chose its columns (contracts: layoutKey).';
comment on column public.imports.dropped is 'Columns of the file that were left out.';
comment on column public.imports.from_address_book is 'Orders that took something of their address.';
comment on column public.imports.warnings is 'What the import read and a person should look at, as its answer told it.';
create index imports_by_layout on public.imports using btree (tenant_id, layout, id desc) where (layout is not null);

create table public.incidents (
  id uuid not null default app.uuid_v7(),
  title text not null,
  body text not null default ''::text,
  component text not null,
  severity text not null default 'minor'::text,
  state text not null default 'investigating'::text,
  started_at timestamp with time zone not null default now(),
  resolved_at timestamp with time zone,
  updates jsonb not null default '[]'::jsonb,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint incidents_pkey primary key (id),
  constraint incidents_body_usable check ((length(body) <= 10000)),
  constraint incidents_component_usable check ((length(component) <= 60)),
  constraint incidents_created_at_usable check (app.is_usable_time(created_at)),
  constraint incidents_resolved_at_usable check (app.is_usable_time(resolved_at)),
  constraint incidents_severity_check check ((severity = any (array['minor'::text, 'major'::text, 'critical'::text]))),
  constraint incidents_started_at_usable check (app.is_usable_time(started_at)),
  constraint incidents_state_check check ((state = any (array['investigating'::text, 'identified'::text, 'monitoring'::text, 'resolved'::text]))),
  constraint incidents_title_check check (((length(trim(both from title)) >= 1) and (length(trim(both from title)) <= 200))),
  constraint incidents_updated_at_usable check (app.is_usable_time(updated_at)),
  constraint incidents_updates_usable check (app.is_json(updates, 'array'::text, 100000))
);
comment on table public.incidents is 'Incidents that the owner posts on the status page.';

create table public.invitations (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  email text not null,
  role text not null,
  driver_id uuid,
  token_hash bytea not null,
  invited_by uuid,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  revoked_at timestamp with time zone,
  constraint invitations_pkey primary key (tenant_id, id),
  constraint invitations_token_hash_key unique (token_hash),
  constraint invitations_check check (((driver_id is null) or (role = 'driver'::text))),
  constraint invitations_email_check check (((email = lower(email)) and ((length(email) >= 3) and (length(email) <= 254)))),
  constraint invitations_role_check check ((role = any (array['admin'::text, 'dispatcher'::text, 'viewer'::text, 'driver'::text])))
);
comment on table public.invitations is 'Who was asked to join, as what. The link''s token is kept as SHA-256; one open invitation an address.';
create index invitations_by_inviter on public.invitations using btree (invited_by);
create unique index invitations_open on public.invitations using btree (tenant_id, email) where ((accepted_at is null) and (revoked_at is null));

create table public.invoices (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  number text not null,
  subscription_id uuid not null,
  kind text not null,
  plan_id text not null,
  status text not null default 'open'::text,
  currency text not null,
  lines jsonb not null,
  subtotal_minor integer not null,
  tax_label text not null,
  tax_percent numeric(5,2) not null,
  tax_minor integer not null,
  total_minor integer not null,
  seller jsonb not null,
  buyer jsonb not null,
  period_start timestamp with time zone,
  period_end timestamp with time zone,
  issued_at timestamp with time zone not null,
  due_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  paid_by text,
  payment_reference text,
  reminders integer not null default 0,
  voided_at timestamp with time zone,
  provider_invoice_id text,
  constraint invoices_pkey primary key (tenant_id, id),
  constraint invoices_number_key unique (number),
  constraint invoices_provider_invoice_id_key unique (provider_invoice_id),
  constraint invoices_check check ((total_minor = (subtotal_minor + tax_minor))),
  constraint invoices_check1 check (((status = 'paid'::text) = (paid_at is not null))),
  constraint invoices_currency_check check ((currency ~ '^[A-Z]{3}$'::text)),
  constraint invoices_kind_check check ((kind = any (array['start'::text, 'renewal'::text, 'change'::text]))),
  constraint invoices_lines_check check ((jsonb_typeof(lines) = 'array'::text)),
  constraint invoices_paid_by_check check ((paid_by = any (array['transfer'::text, 'card'::text, 'cash'::text, 'other'::text]))),
  constraint invoices_payment_reference_check check ((length(payment_reference) <= 200)),
  constraint invoices_status_check check ((status = any (array['open'::text, 'paid'::text, 'void'::text]))),
  constraint invoices_subtotal_minor_check check ((subtotal_minor >= 0)),
  constraint invoices_tax_minor_check check ((tax_minor >= 0)),
  constraint invoices_tax_percent_check check (((tax_percent >= (0)::numeric) and (tax_percent <= (100)::numeric)))
);
comment on table public.invoices is 'Numbered invoices. Seller, buyer and lines are copied when it is issued and never change; amounts in minor units.';
create index invoices_by_plan on public.invoices using btree (plan_id);
create index invoices_by_time on public.invoices using btree (tenant_id, issued_at desc);
create index invoices_open on public.invoices using btree (due_at) where (status = 'open'::text);

create table public.loyalty_points (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  user_id uuid not null,
  points integer not null,
  reason text not null,
  feedback_id uuid,
  created_at timestamp with time zone not null default now(),
  constraint loyalty_points_pkey primary key (tenant_id, id),
  constraint loyalty_points_points_check check ((points <> 0))
);
comment on table public.loyalty_points is 'A ledger: the points of a person are the sum of their rows.';
create index loyalty_points_by_user on public.loyalty_points using btree (user_id, created_at desc);
create unique index loyalty_points_once on public.loyalty_points using btree (tenant_id, feedback_id) where (feedback_id is not null);

create table public.maintenance_windows (
  id uuid not null default app.uuid_v7(),
  title text not null,
  body text not null default ''::text,
  components text[] not null default '{}'::text[],
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  created_at timestamp with time zone not null default now(),
  constraint maintenance_windows_pkey primary key (id),
  constraint maintenance_windows_body_usable check ((length(body) <= 10000)),
  constraint maintenance_windows_check check ((ends_at > starts_at)),
  constraint maintenance_windows_components_usable check (app.is_text_list(components, 50, 60)),
  constraint maintenance_windows_created_at_usable check (app.is_usable_time(created_at)),
  constraint maintenance_windows_ends_at_usable check (app.is_usable_time(ends_at)),
  constraint maintenance_windows_starts_at_usable check (app.is_usable_time(starts_at)),
  constraint maintenance_windows_title_check check (((length(trim(both from title)) >= 1) and (length(trim(both from title)) <= 200)))
);
comment on table public.maintenance_windows is 'Maintenance that the owner announces.';

create table public.map_requests (
  tenant_id uuid not null,
  requested_by uuid,
  requested_at timestamp with time zone not null default now(),
  constraint map_requests_pkey primary key (tenant_id)
);
comment on table public.map_requests is 'Companies that asked the platform''s owner for a map region around their depots. It counts until regions hold them all.';
create index map_requests_by_person on public.map_requests using btree (requested_by);

create table public.memberships (
  tenant_id uuid not null,
  user_id uuid not null,
  role text not null,
  status text not null default 'active'::text,
  created_at timestamp with time zone not null default now(),
  constraint memberships_pkey primary key (tenant_id, user_id),
  constraint memberships_role_check check ((role = any (array['admin'::text, 'dispatcher'::text, 'viewer'::text, 'driver'::text]))),
  constraint memberships_status_check check ((status = any (array['active'::text, 'suspended'::text])))
);
comment on table public.memberships is 'The true role of a person in a company. user_metadata.role is a mirror that nothing reads.';
create index memberships_by_user on public.memberships using btree (user_id);

create table public.messages (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  delivery_id uuid not null,
  author text not null,
  user_id uuid,
  channel text not null default 'app'::text,
  body text not null,
  created_at timestamp with time zone not null default now(),
  read_at timestamp with time zone,
  constraint messages_pkey primary key (tenant_id, id),
  constraint messages_author_check check ((author = any (array['recipient'::text, 'dispatch'::text, 'driver'::text]))),
  constraint messages_body_check check (((length(trim(both from body)) >= 1) and (length(trim(both from body)) <= 1000))),
  constraint messages_channel_check check ((channel = any (array['app'::text, 'text'::text])))
);
comment on table public.messages is 'What a recipient and the company wrote to each other about one delivery. Written by public.send_message alone.';
comment on column public.messages.read_at is 'When the other side saw it.';
create index messages_by_delivery on public.messages using btree (tenant_id, delivery_id, id);
create index messages_unread on public.messages using btree (tenant_id, id) where (read_at is null);

create table public.notifications (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  user_id uuid not null,
  type text not null,
  title text not null,
  message text not null,
  link text,
  read_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint notifications_pkey primary key (tenant_id, id),
  constraint notifications_read_at_usable check (app.is_usable_time(read_at))
);
comment on table public.notifications is 'In-app notices of one person.';
create index notifications_by_user on public.notifications using btree (user_id, created_at desc);

create table public.order_attachments (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  order_id uuid not null,
  file_id uuid not null,
  object text not null generated always as ((((tenant_id)::text || '/'::text) || (file_id)::text)) stored,
  name text not null,
  type text not null,
  bytes integer not null,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  constraint order_attachments_pkey primary key (tenant_id, id),
  constraint order_attachments_tenant_id_order_id_file_id_key unique (tenant_id, order_id, file_id),
  constraint order_attachments_bytes_check check (((bytes >= 1) and (bytes <= 10485760))),
  constraint order_attachments_name_check check (((length(trim(both from name)) >= 1) and (length(trim(both from name)) <= 120))),
  constraint order_attachments_type_check check ((type = any (array['image/jpeg'::text, 'image/png'::text, 'image/webp'::text, 'application/pdf'::text])))
);
comment on table public.order_attachments is 'Files of orders. One that no row names any more is removed from the bucket by a job.';
comment on column public.order_attachments.object is 'Name of the object in the bucket `attachments`.';
comment on column public.order_attachments.type is 'What the bytes say, whatever the name says.';
create index order_attachments_by_maker on public.order_attachments using btree (created_by) where (created_by is not null);
create index order_attachments_by_object on public.order_attachments using btree (object);
create index order_attachments_by_time on public.order_attachments using btree (created_at);

create table public.orders (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  reference text not null,
  type text not null default 'delivery'::text,
  status text not null default 'open'::text,
  date date not null,
  window_start timestamp with time zone,
  window_end timestamp with time zone,
  setup_seconds integer not null default 0,
  service_seconds integer not null default 240,
  packages integer not null default 1,
  weight_grams bigint not null default 0,
  priority smallint not null default 0,
  skills text[] not null default '{}'::text[],
  instructions text,
  custom jsonb not null default '{}'::jsonb,
  recipient_id uuid not null,
  address_id uuid not null,
  import_id uuid,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  proof text not null default 'company'::text,
  cash_minor integer not null default 0,
  volume_litres integer not null default 0,
  pallet_tenths integer not null default 0,
  prize_minor integer not null default 0,
  late_minor integer not null default 0,
  only_vehicles text[] not null default '{}'::text[],
  not_vehicles text[] not null default '{}'::text[],
  pair text,
  other_windows text[] not null default '{}'::text[],
  last_date date,
  series_id uuid,
  series_date date,
  constraint orders_pkey primary key (tenant_id, id),
  constraint orders_tenant_id_reference_key unique (tenant_id, reference),
  constraint orders_cash_minor_check check (((cash_minor >= 0) and (cash_minor <= 10000000))),
  constraint orders_check check (((window_end is null) or (window_start is null) or (window_end > window_start))),
  constraint orders_custom_holds_texts check (((jsonb_typeof(custom) = 'object'::text) and (not jsonb_path_exists(custom, 'strict $.*?(@.type() != "string")'::jsonpath, '{}'::jsonb, true)))),
  constraint orders_custom_usable check (app.is_flat_text_map(custom, 100000)),
  constraint orders_date_usable check (app.is_usable_day(date)),
  constraint orders_instructions_check check ((length(instructions) <= 2000)),
  constraint orders_instructions_usable check ((length(instructions) <= 2000)),
  constraint orders_last_date_is_near check (((last_date > date) and (last_date <= (date + 60)))),
  constraint orders_late_minor_check check (((late_minor >= 0) and (late_minor <= 10000000))),
  constraint orders_not_vehicles_check check (app.is_text_list(not_vehicles, 50, 60)),
  constraint orders_only_vehicles_check check (app.is_text_list(only_vehicles, 50, 60)),
  constraint orders_other_windows_check check (app.are_windows(other_windows)),
  constraint orders_other_windows_have_a_first check (((other_windows = '{}'::text[]) or ((window_start is not null) and (window_end is not null)))),
  constraint orders_packages_check check (((packages >= 0) and (packages <= 10000))),
  constraint orders_pair_check check ((length(pair) <= 60)),
  constraint orders_pallet_tenths_check check (((pallet_tenths >= 0) and (pallet_tenths <= 1000))),
  constraint orders_priority_check check (((priority >= 0) and (priority <= 100))),
  constraint orders_prize_minor_check check (((prize_minor >= 0) and (prize_minor <= 10000000))),
  constraint orders_proof_check check ((proof = any (array['company'::text, 'none'::text, 'photo'::text, 'signature'::text, 'photo_and_signature'::text, 'name'::text, 'pin'::text, 'barcode'::text, 'age_check'::text]))),
  constraint orders_reference_check check (((length(trim(both from reference)) >= 1) and (length(trim(both from reference)) <= 60))),
  constraint orders_series_has_a_date check (((series_id is null) = (series_date is null))),
  constraint orders_service_seconds_check check (((service_seconds >= 0) and (service_seconds <= 28800))),
  constraint orders_setup_seconds_check check (((setup_seconds >= 0) and (setup_seconds <= 28800))),
  constraint orders_skills_usable check (app.is_text_list(skills, 50, 60)),
  constraint orders_status_check check ((status = any (array['open'::text, 'dispatched'::text, 'completed'::text, 'failed'::text, 'cancelled'::text]))),
  constraint orders_type_check check ((type = any (array['delivery'::text, 'pickup'::text]))),
  constraint orders_volume_litres_check check (((volume_litres >= 0) and (volume_litres <= 100000))),
  constraint orders_weight_grams_check check (((weight_grams >= 0) and (weight_grams <= 40000000))),
  constraint orders_window_end_usable check (app.is_usable_time(window_end)),
  constraint orders_window_start_usable check (app.is_usable_time(window_start)),
  constraint orders_windows_are_finite check ((isfinite(window_start) and isfinite(window_end)))
);
comment on table public.orders is 'What a fleet is asked to bring. `version` grows with each change that a plan would notice.';
comment on column public.orders.date is 'Day of work in the depot''s time zone.';
comment on column public.orders.proof is 'Proof that this order demands; `company`: what the company''s settings demand.';
comment on column public.orders.cash_minor is 'Cash to collect at the door, in minor units of the company''s currency.';
comment on column public.orders.prize_minor is 'An optional order: left out where serving it costs more than this, in minor units. 0: it must be served.';
comment on column public.orders.late_minor is 'A soft window: being outside costs this much, in minor units. 0: the window holds.';
comment on column public.orders.only_vehicles is 'Names or number plates of the vehicles that may take it; empty for any.';
comment on column public.orders.not_vehicles is 'Names or number plates of vehicles that must not take it.';
comment on column public.orders.pair is 'What is picked up by the one and brought by the other order of this name and day, in the same vehicle.';
comment on column public.orders.other_windows is 'Windows beside window_start to window_end, on the clock of the company''s first depot.';
comment on column public.orders.last_date is 'The last day on which it may be brought; null: its date alone. Dispatch sets the date.';
comment on column public.orders.series_date is 'The day of its series that it was made for; date is another one once it was moved.';
create index orders_by_date on public.orders using btree (tenant_id, date, status);
create index orders_by_pair on public.orders using btree (tenant_id, pair) where (pair is not null);
create index orders_by_span on public.orders using btree (tenant_id, last_date) where ((last_date is not null) and (status = 'open'::text));
create unique index orders_once_a_day_of_series on public.orders using btree (tenant_id, series_id, series_date) where (series_id is not null);

create table public.outbox (
  id uuid not null default app.uuid_v7(),
  tenant_id uuid,
  channel text not null default 'email'::text,
  dedupe_key text not null,
  recipient text not null,
  subject text,
  html text,
  body text not null,
  state text not null default 'waiting'::text,
  attempts integer not null default 0,
  error text,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  expires_at timestamp with time zone,
  send_after timestamp with time zone,
  attachment_name text,
  attachment bytea,
  delivery_id uuid,
  provider_id text,
  dismissed_at timestamp with time zone,
  taken_until timestamp with time zone,
  emptied_at timestamp with time zone,
  constraint outbox_pkey primary key (id),
  constraint outbox_dedupe_key_key unique (dedupe_key),
  constraint outbox_provider_id_key unique (provider_id),
  constraint attachment_named check (((attachment_name is null) = (attachment is null))),
  constraint outbox_channel_check check ((channel = any (array['email'::text, 'sms'::text, 'push'::text]))),
  constraint outbox_state_check check ((state = any (array['waiting'::text, 'held'::text, 'sent'::text, 'caught'::text, 'failed'::text, 'expired'::text])))
);
comment on table public.outbox is 'Mail to be sent and sent. held: the company has not confirmed its address yet. caught: no SMTP_URL is set, so it is shown in the owner''s portal instead.';
comment on column public.outbox.recipient is 'An address, a number, or the id of a browser''s subscription.';
comment on column public.outbox.expires_at is 'After this the mail is of no use and is not sent.';
comment on column public.outbox.send_after is 'A limit of mails was reached: not sent before this; `error` says which.';
comment on column public.outbox.attachment is 'A file that goes with the mail: the invoice as PDF.';
comment on column public.outbox.delivery_id is 'The delivery it tells of; its company sees there what could not be sent.';
comment on column public.outbox.provider_id is 'What the provider of texts calls it: replies about it name this.';
comment on column public.outbox.dismissed_at is 'A dispatcher has seen that it could not be sent.';
comment on column public.outbox.taken_until is 'A worker is sending it, and may be until then; after that it counts as gone.';
comment on column public.outbox.emptied_at is 'Since when the row no longer says what was sent to whom. It stays: figures count it, and its key keeps the same message from going out twice.';
create index outbox_by_tenant on public.outbox using btree (tenant_id, created_at desc);
create index outbox_held on public.outbox using btree (tenant_id, id) where (state = 'held'::text);
create index outbox_of_delivery on public.outbox using btree (tenant_id, delivery_id) where (delivery_id is not null);
create index outbox_pushes_waiting on public.outbox using btree (tenant_id) where ((channel = 'push'::text) and (state = any (array['waiting'::text, 'held'::text])));
create index outbox_texts on public.outbox using btree (recipient, id desc) where (channel = 'sms'::text);
create index outbox_texts_of_month on public.outbox using btree (tenant_id, sent_at) where ((channel = 'sms'::text) and (sent_at is not null));
create index outbox_to_empty on public.outbox using btree (created_at) where (emptied_at is null);
create index outbox_undelivered on public.outbox using btree (tenant_id, created_at desc) where ((state = 'failed'::text) and (delivery_id is not null));

create table public.owners (
  id uuid not null,
  created_at timestamp with time zone not null default now(),
  constraint owners_pkey primary key (id)
);
comment on table public.owners is 'Who runs the platform.';

create table public.parked_work (
  tenant_id uuid not null,
  kind text not null,
  subject_id uuid not null,
  error text not null,
  attempts integer not null default 1,
  parked_at timestamp with time zone not null default now(),
  retry_at timestamp with time zone not null,
  constraint parked_work_pkey primary key (tenant_id, kind, subject_id),
  constraint parked_work_attempts_check check ((attempts > 0))
);
comment on table public.parked_work is 'Work on one row that failed while the rest of its sweep went on: which row, why, and when it is tried again.';
create index parked_work_by_kind on public.parked_work using btree (kind, retry_at);

create table public.person_requests (
  id uuid not null default app.uuid_v7(),
  tenant_id uuid,
  kind text not null,
  act text not null,
  person_ids uuid[] not null,
  status text not null default 'queued'::text,
  counts jsonb not null default '{}'::jsonb,
  bytes bigint,
  error text,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  constraint person_requests_pkey primary key (id),
  constraint person_requests_act_check check ((act = any (array['export'::text, 'erase'::text]))),
  constraint person_requests_check check (((kind = 'account'::text) = (tenant_id is null))),
  constraint person_requests_check1 check (((status = any (array['done'::text, 'failed'::text])) = (finished_at is not null))),
  constraint person_requests_check2 check (((status <> 'waiting'::text) or (act = 'erase'::text))),
  constraint person_requests_counts_check check (app.is_json(counts, 'object'::text, 20000)),
  constraint person_requests_error_check check ((length(error) <= 1000)),
  constraint person_requests_kind_check check ((kind = any (array['recipient'::text, 'driver'::text, 'member'::text, 'account'::text]))),
  constraint person_requests_person_ids_check check (((cardinality(person_ids) >= 1) and (cardinality(person_ids) <= 100))),
  constraint person_requests_status_check check ((status = any (array['waiting'::text, 'queued'::text, 'running'::text, 'done'::text, 'failed'::text])))
);
comment on table public.person_requests is 'Exports and erasures of one person, by ids alone: the row outlives the person. Files of exports lie in DATA_DIR/persons for seven days. Without a company: somebody''s own account.';
comment on column public.person_requests.status is '`waiting`: the person is part of work that has not ended; erased once it has.';
comment on column public.person_requests.counts is 'Rows by table that were exported or erased.';
create index person_requests_of_company on public.person_requests using btree (tenant_id, id desc);
create index person_requests_of_person on public.person_requests using btree (created_by);
create index person_requests_open on public.person_requests using btree (status) where (status = any (array['waiting'::text, 'queued'::text, 'running'::text]));

create table public.plan_routes (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  plan_id uuid not null,
  number integer not null,
  vehicle_id uuid not null,
  driver_id uuid,
  depart_at timestamp with time zone not null,
  return_at timestamp with time zone not null,
  distance_metres integer not null,
  duration_seconds integer not null,
  drive_seconds integer not null,
  service_seconds integer not null,
  wait_seconds integer not null,
  load_packages integer not null,
  load_grams bigint not null,
  legs text[] not null default '{}'::text[],
  cost double precision,
  violations jsonb not null default '[]'::jsonb,
  return_leg jsonb not null default '[]'::jsonb,
  constraint plan_routes_pkey primary key (tenant_id, id),
  constraint plan_routes_tenant_id_plan_id_number_key unique (tenant_id, plan_id, number),
  constraint plan_routes_return_leg_check check ((jsonb_typeof(return_leg) = 'array'::text)),
  constraint plan_routes_violations_check check (app.is_json(violations, 'array'::text, 200000))
);
comment on table public.plan_routes is 'A vehicle''s day as proposed. `legs` holds one encoded polyline (precision 5) a leg, depot legs first and last.';
comment on column public.plan_routes.violations is 'Rules that the route breaks, each with its amount; empty unless it was changed by hand.';
comment on column public.plan_routes.return_leg is 'The way from the last stop to where the day ends, in parts.';

create table public.plan_stops (
  tenant_id uuid not null,
  plan_id uuid not null,
  plan_route_id uuid not null,
  order_id uuid not null,
  sequence integer not null,
  arrive_at timestamp with time zone not null,
  service_at timestamp with time zone not null,
  depart_at timestamp with time zone not null,
  wait_seconds integer not null default 0,
  late_seconds integer not null default 0,
  leg_distance_metres integer not null,
  leg_duration_seconds integer not null,
  leg jsonb not null default '[]'::jsonb,
  constraint plan_stops_pkey primary key (tenant_id, plan_id, order_id),
  constraint plan_stops_tenant_id_plan_route_id_sequence_key unique (tenant_id, plan_route_id, sequence),
  constraint plan_stops_leg_check check ((jsonb_typeof(leg) = 'array'::text))
);
comment on table public.plan_stops is 'One stop of a proposed route.';
comment on column public.plan_stops.leg is 'The way from the stop before in parts (contracts: legPart).';

create table public.plan_unserved (
  tenant_id uuid not null,
  plan_id uuid not null,
  order_id uuid not null,
  reason text not null,
  message text not null,
  fix text,
  constraint plan_unserved_pkey primary key (tenant_id, plan_id, order_id)
);
comment on table public.plan_unserved is 'What a plan could not serve, with the reason and the smallest change that would.';

create table public.plans (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  date date not null,
  depot_id uuid,
  status text not null default 'queued'::text,
  objective text not null default 'cost'::text,
  seed integer not null default 1,
  time_limit_seconds real not null default 10,
  vehicle_ids uuid[],
  order_ids uuid[],
  stop_requested boolean not null default false,
  progress jsonb not null default '{}'::jsonb,
  orders_fingerprint text,
  cost double precision,
  distance_metres bigint not null default 0,
  duration_seconds bigint not null default 0,
  drive_seconds bigint not null default 0,
  wait_seconds bigint not null default 0,
  route_count integer not null default 0,
  stop_count integer not null default 0,
  unserved_count integer not null default 0,
  baseline_distance_metres bigint,
  on_roads boolean not null default true,
  error text,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  dispatched_at timestamp with time zone,
  updated_at timestamp with time zone not null default now(),
  name text,
  version integer not null default 1,
  base_plan_id uuid,
  rules jsonb not null default '{}'::jsonb,
  adjustments jsonb not null default '[]'::jsonb,
  locked_orders uuid[] not null default '{}'::uuid[],
  locked_vehicles uuid[] not null default '{}'::uuid[],
  locks_changed_at timestamp with time zone,
  late_count integer not null default 0,
  rest_plan_id uuid,
  constraint plans_pkey primary key (tenant_id, id),
  constraint plans_adjustments_check check (app.is_json(adjustments, 'array'::text, 200000)),
  constraint plans_locked_orders_check check ((cardinality(locked_orders) <= 20000)),
  constraint plans_locked_vehicles_check check ((cardinality(locked_vehicles) <= 2000)),
  constraint plans_name_check check (((length(trim(both from name)) >= 1) and (length(trim(both from name)) <= 60))),
  constraint plans_objective_check check ((objective = any (array['cost'::text, 'vehicles'::text, 'balance'::text, 'finish'::text]))),
  constraint plans_rules_check check (app.is_json(rules, 'object'::text, 2000)),
  constraint plans_status_check check ((status = any (array['queued'::text, 'running'::text, 'done'::text, 'stopped'::text, 'failed'::text, 'dispatched'::text])))
);
comment on table public.plans is 'One optimisation run and its proposal. vehicle_ids and order_ids null mean all active vehicles and all open orders of the day.';
comment on column public.plans.version is 'Counts changes of the proposal by hand. Who edits an older version than this is told.';
comment on column public.plans.base_plan_id is 'The plan it was copied from, or whose locks and adjustments its run kept. No foreign key: that plan may be deleted.';
comment on column public.plans.rules is 'Limits of the run beside those of the vehicles: maxSeconds, maxStops, notBefore (local clock).';
comment on column public.plans.adjustments is 'Vehicles'' days as changed for this plan alone: driver, start, end, limits, capacity, skills.';
comment on column public.plans.locks_changed_at is 'When the locks were last set by hand: a run that names no plan keeps those of the day''s last.';
comment on column public.plans.rest_plan_id is 'The plan of the routes and orders that a dispatch of some routes left for later. No foreign key: that plan may be deleted.';
create index plans_by_date on public.plans using btree (tenant_id, date, created_at desc);
create index plans_waiting on public.plans using btree (tenant_id, id) where (status = any (array['queued'::text, 'running'::text]));

create table public.positions (
  tenant_id uuid not null,
  vehicle_id uuid not null,
  fix_time timestamp with time zone not null,
  lat double precision not null,
  lng double precision not null,
  speed_mps real,
  heading real,
  accuracy_metres real,
  source text not null,
  event_id text,
  received_at timestamp with time zone not null default now(),
  constraint positions_pkey primary key (tenant_id, vehicle_id, fix_time),
  constraint positions_lat_check check (((lat >= ('-90'::integer)::double precision) and (lat <= (90)::double precision))),
  constraint positions_lng_check check (((lng >= ('-180'::integer)::double precision) and (lng <= (180)::double precision))),
  constraint positions_source_check check ((source = any (array['driver'::text, 'osmand'::text, 'owntracks'::text, 'traccar'::text, 'gpx'::text, 'simulator'::text])))
) partition by range (fix_time);
comment on table public.positions is 'Every fix, by the device''s own time; one a vehicle and instant, so that a repeated batch changes nothing. Partitioned by day.';

create table public.probe_results (
  component text not null,
  at timestamp with time zone not null,
  is_up boolean not null,
  latency_ms integer,
  detail text,
  constraint probe_results_pkey primary key (component, at)
);
comment on table public.probe_results is 'The server''s own health probes, one a component and minute; the status page computes uptime from them.';

create table public.profiles (
  id uuid not null,
  email text,
  first_name text,
  last_name text,
  company_name text,
  phone text,
  locale text,
  notification_choices jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  chosen_tenant_id uuid,
  constraint profiles_pkey primary key (id),
  constraint profiles_company_name_usable check ((length(company_name) <= 120)),
  constraint profiles_first_name_usable check ((length(first_name) <= 100)),
  constraint profiles_last_name_usable check ((length(last_name) <= 100)),
  constraint profiles_locale_has_words check (app.is_mail_locale(locale)),
  constraint profiles_locale_usable check ((length(locale) <= 35)),
  constraint profiles_notification_choices_usable check (app.is_json(notification_choices, 'object'::text, 4000)),
  constraint profiles_phone_usable check ((length(phone) <= 40))
);
comment on table public.profiles is 'A person who signs in; id is the user''s.';
comment on column public.profiles.locale is 'Language that this person reads; null is that of the company that writes.';
comment on column public.profiles.chosen_tenant_id is 'The company that tokens name for a member of several; the first joined where null or left.';

create table public.push_subscriptions (
  id uuid not null default app.uuid_v7(),
  user_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  device text not null,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  constraint push_subscriptions_pkey primary key (id),
  constraint push_subscriptions_endpoint_key unique (endpoint),
  constraint push_subscriptions_auth_check check ((auth ~ '^[A-Za-z0-9_-]{22}={0,2}$'::text)),
  constraint push_subscriptions_device_check check (((length(device) >= 1) and (length(device) <= 80))),
  constraint push_subscriptions_endpoint_check check ((((length(endpoint) >= 12) and (length(endpoint) <= 2000)) and (endpoint ~ '^https?://'::text))),
  constraint push_subscriptions_p256dh_check check ((p256dh ~ '^[A-Za-z0-9_-]{86,88}={0,2}$'::text))
);
comment on table public.push_subscriptions is 'Browsers that are told by web push, each of one person. One that is gone is removed when the next notice finds nobody there.';
create index push_subscriptions_by_user on public.push_subscriptions using btree (user_id, created_at);

create table public.recipient_mail_texts (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  type text not null,
  language text,
  subject text not null,
  html_content text not null default ''::text,
  text_content text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint recipient_mail_texts_pkey primary key (tenant_id, id),
  constraint recipient_mail_texts_tenant_id_type_language_key unique nulls not distinct (tenant_id, type, language),
  constraint recipient_mail_texts_check check (((trim(both from html_content) <> ''::text) or (trim(both from text_content) <> ''::text))),
  constraint recipient_mail_texts_html_content_check check ((length(html_content) <= 200000)),
  constraint recipient_mail_texts_language_check check ((language ~ '^[a-z]{2,3}$'::text)),
  constraint recipient_mail_texts_language_has_words check (app.is_mail_locale(language)),
  constraint recipient_mail_texts_subject_check check (((length(trim(both from subject)) >= 1) and (length(trim(both from subject)) <= 300))),
  constraint recipient_mail_texts_text_content_check check ((length(text_content) <= 100000)),
  constraint recipient_mail_texts_type_check check ((type = any (array['order_confirmation'::text, 'delivery_notification'::text])))
);
comment on table public.recipient_mail_texts is 'What a company writes to its recipients in its own words; where it has none, the platform''s template applies.';
comment on column public.recipient_mail_texts.language is 'Language of those it is for, as in ISO 639; null is for all for whom the company has no text in their own.';

create table public.recipients (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  name text not null,
  phone text,
  email text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint recipients_pkey primary key (tenant_id, id),
  constraint recipients_created_at_usable check (app.is_usable_time(created_at)),
  constraint recipients_email_usable check ((length(email) <= 254)),
  constraint recipients_name_check check (((length(trim(both from name)) >= 1) and (length(trim(both from name)) <= 200))),
  constraint recipients_phone_usable check ((length(phone) <= 40)),
  constraint recipients_updated_at_usable check (app.is_usable_time(updated_at))
);
comment on table public.recipients is 'Whom the company delivers to.';
create unique index recipients_by_contact on public.recipients using btree (tenant_id, lower(name), coalesce(email, ''::text), coalesce(phone, ''::text));

create table public.recurring_orders (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  reference text not null,
  template jsonb not null,
  weekdays smallint[] not null,
  every_weeks smallint not null default 1,
  weeks_from date not null,
  starts_on date not null,
  ends_on date,
  skip_dates date[] not null default '{}'::date[],
  problem text,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint recurring_orders_pkey primary key (tenant_id, id),
  constraint recurring_orders_check check ((ends_on >= (starts_on - 1))),
  constraint recurring_orders_every_weeks_check check (((every_weeks >= 1) and (every_weeks <= 12))),
  constraint recurring_orders_problem_check check ((length(problem) <= 500)),
  constraint recurring_orders_reference_check check (((length(trim(both from reference)) >= 1) and (length(trim(both from reference)) <= 45))),
  constraint recurring_orders_skip_dates_check check ((cardinality(skip_dates) <= 400)),
  constraint recurring_orders_template_check check (app.is_json(template, 'object'::text, 100000)),
  constraint recurring_orders_weekdays_check check ((((cardinality(weekdays) >= 1) and (cardinality(weekdays) <= 7)) and (weekdays <@ array[(1)::smallint, (2)::smallint, (3)::smallint, (4)::smallint, (5)::smallint, (6)::smallint, (7)::smallint])))
);
comment on table public.recurring_orders is 'Orders that repeat on weekdays. Each of their orders is a row of orders, made some days ahead.';
comment on column public.recurring_orders.reference is 'Numbers of its orders begin with it: the day follows.';
comment on column public.recurring_orders.template is 'What its orders say, as the body of a new order without number and day: windows stay on the local clock.';
comment on column public.recurring_orders.weekdays is '1 Monday to 7 Sunday.';
comment on column public.recurring_orders.weeks_from is 'A day of a week that counts; so does every every_weeks-th week from there.';
comment on column public.recurring_orders.ends_on is 'The last day; the day before starts_on where it was stopped before it began.';
comment on column public.recurring_orders.problem is 'Why an order of the coming days could not be made; null when all were.';
create index recurring_orders_by_maker on public.recurring_orders using btree (created_by) where (created_by is not null);

create table public.region_builds (
  id uuid not null default app.uuid_v7(),
  name text not null,
  source text not null,
  place text not null,
  label text not null,
  bounds double precision[],
  status text not null default 'waiting'::text,
  stage text,
  fraction real not null default 0,
  problem text,
  hint text,
  tries smallint not null default 0,
  stop_requested boolean not null default false,
  created_by uuid default app.user_id(),
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  finished_at timestamp with time zone,
  code text,
  constraint region_builds_pkey primary key (id),
  constraint region_builds_bounds_check check ((array_length(bounds, 1) = 4)),
  constraint region_builds_bounds_usable check (((array_position(bounds, null::double precision) is null) and ('NaN'::double precision <> all (bounds)) and ('Infinity'::double precision <> all (bounds)) and ('-Infinity'::double precision <> all (bounds)))),
  constraint region_builds_check check (((status = any (array['done'::text, 'failed'::text, 'stopped'::text])) = (finished_at is not null))),
  constraint region_builds_code_check check (((length(code) >= 1) and (length(code) <= 60))),
  constraint region_builds_fraction_check check (((fraction >= (0)::double precision) and (fraction <= (1)::double precision))),
  constraint region_builds_label_check check (((length(label) >= 1) and (length(label) <= 2000))),
  constraint region_builds_name_check check ((name ~ '^[a-zA-Z0-9][a-zA-Z0-9_-]{0,59}$'::text)),
  constraint region_builds_place_check check (((length(place) >= 1) and (length(place) <= 2000))),
  constraint region_builds_source_check check ((source = any (array['upload'::text, 'url'::text, 'file'::text, 'catalogue'::text]))),
  constraint region_builds_status_check check ((status = any (array['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'stopped'::text])))
);
comment on table public.region_builds is 'Compiles of map regions. updated_at is the worker''s heartbeat; `place` is an upload''s id, an address, a name in the folder of extracts, or a path of the catalogue.';
comment on column public.region_builds.code is 'Why it failed, as a word for programs: disk_full, extract_unreachable …';
create index region_builds_by_creator on public.region_builds using btree (created_by);
create unique index region_builds_one_live on public.region_builds using btree (name) where (status = any (array['waiting'::text, 'running'::text]));
create unique index region_builds_one_running on public.region_builds using btree ((true)) where (status = 'running'::text);

create table public.repairs (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  date date not null,
  status text not null default 'proposed'::text,
  request jsonb not null,
  proposal jsonb not null,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  accepted_by uuid,
  accepted_at timestamp with time zone,
  constraint repairs_pkey primary key (tenant_id, id),
  constraint repairs_check check (((status = 'accepted'::text) = (accepted_at is not null))),
  constraint repairs_proposal_check check (app.is_json(proposal, 'object'::text, 20000000)),
  constraint repairs_request_check check (app.is_json(request, 'object'::text, 400000)),
  constraint repairs_status_check check ((status = any (array['proposed'::text, 'accepted'::text])))
);
comment on table public.repairs is 'A new way through the rest of a day that is on the road: what was asked, what was proposed, who accepted it.';
comment on column public.repairs.proposal is 'The routes as they would be, and the figures before and after. Times are instants, distances metres.';
create index repairs_by_date on public.repairs using btree (tenant_id, date, id desc);

create table public.route_actuals (
  tenant_id uuid not null,
  route_id uuid not null,
  driven_metres integer not null,
  moving_seconds integer not null,
  fix_count integer not null,
  measured_at timestamp with time zone not null default now(),
  constraint route_actuals_pkey primary key (tenant_id, route_id),
  constraint route_actuals_driven_metres_check check ((driven_metres >= 0)),
  constraint route_actuals_moving_seconds_check check ((moving_seconds >= 0))
);
comment on table public.route_actuals is 'Way and time in motion of finished routes, by the positions of their vans.';
comment on column public.route_actuals.fix_count is 'Positions counted in: a route that gets more of them later is measured again.';

create table public.route_hues (
  tenant_id uuid not null,
  date date not null,
  number integer not null,
  hue smallint not null,
  constraint route_hues_pkey primary key (tenant_id, date, number),
  constraint route_hues_hue_check check (((hue >= 1) and (hue <= 12))),
  constraint route_hues_number_check check ((number > 0))
);
comment on table public.route_hues is 'The hue of each route number on a day, chosen when it first drives there or is first planned to, and kept.';
comment on column public.route_hues.hue is 'One of the twelve of the theme.';

create table public.routes (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  plan_id uuid,
  date date not null,
  number integer not null,
  vehicle_id uuid not null,
  driver_id uuid,
  depot_id uuid not null,
  status text not null default 'dispatched'::text,
  depart_at timestamp with time zone not null,
  return_at timestamp with time zone not null,
  eta_return_at timestamp with time zone,
  drift_seconds integer not null default 0,
  distance_metres integer not null,
  duration_seconds integer not null,
  load_packages integer not null default 0,
  load_grams bigint not null default 0,
  legs text[] not null default '{}'::text[],
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  event_count integer not null default 0,
  reordered_at timestamp with time zone,
  order_locked_at timestamp with time zone,
  return_leg jsonb not null default '[]'::jsonb,
  broken_rules jsonb not null default '[]'::jsonb,
  off_route_since timestamp with time zone,
  standing_since timestamp with time zone,
  constraint routes_pkey primary key (tenant_id, id),
  constraint routes_broken_rules_check check ((jsonb_typeof(broken_rules) = 'array'::text)),
  constraint routes_return_leg_check check ((jsonb_typeof(return_leg) = 'array'::text)),
  constraint routes_status_check check ((status = any (array['dispatched'::text, 'started'::text, 'finished'::text, 'cancelled'::text])))
);
comment on table public.routes is 'A vehicle''s day as dispatched. One that runs a vehicle and day.';
comment on column public.routes.event_count is 'Events of its stops. From its driver''s first on, positions say where the van is, and the driver says how stops end.';
comment on column public.routes.reordered_at is 'When its driver last changed the order of the stops.';
comment on column public.routes.order_locked_at is 'Since when dispatch holds the order of the stops ahead; null while its driver may change it, as far as the company allows that.';
comment on column public.routes.return_leg is 'The way from the last stop to where the day ends, in parts; empty as `stops.leg`.';
comment on column public.routes.broken_rules is 'Rules that the newest change by hand broke and its author confirmed (contracts: planViolation).';
comment on column public.routes.off_route_since is 'Since when the van is far from every leg of its route; null while it is on it.';
comment on column public.routes.standing_since is 'Since when the van stands between two stops for longer than its company takes for usual; null while it drives or is at a stop.';
create index routes_by_date on public.routes using btree (tenant_id, date, number);
create index routes_by_driver on public.routes using btree (tenant_id, driver_id, date);
create unique index routes_one_a_day on public.routes using btree (tenant_id, vehicle_id, date) where (status = any (array['dispatched'::text, 'started'::text]));
create index routes_running on public.routes using btree (tenant_id, vehicle_id, depart_at) where (status = any (array['dispatched'::text, 'started'::text]));

create table public.saved_views (
  tenant_id uuid not null,
  user_id uuid not null default app.user_id(),
  name text not null,
  value jsonb not null,
  updated_at timestamp with time zone not null default now(),
  constraint saved_views_pkey primary key (tenant_id, user_id, name),
  constraint saved_views_name_check check ((name = any (array['orders.filters'::text, 'orders.hidden-columns'::text]))),
  constraint saved_views_value_check check (((jsonb_typeof(value) = 'array'::text) and (octet_length((value)::text) <= 8192)))
);
comment on table public.saved_views is 'Filters that a person kept and columns that they hid, by list.';
create index saved_views_by_user on public.saved_views using btree (user_id);

create table public.shop_calls (
  tenant_id uuid not null,
  shop_id uuid not null,
  delivery_id text not null,
  topic text not null,
  reference text,
  said_at timestamp with time zone,
  outcome text not null,
  message text,
  received_at timestamp with time zone not null default now(),
  constraint shop_calls_pkey primary key (tenant_id, shop_id, delivery_id),
  constraint shop_calls_delivery_id_check check (((length(delivery_id) >= 1) and (length(delivery_id) <= 200))),
  constraint shop_calls_message_check check ((length(message) <= 500)),
  constraint shop_calls_outcome_check check ((outcome = any (array['stored'::text, 'unchanged'::text, 'cancelled'::text, 'ignored'::text, 'refused'::text]))),
  constraint shop_calls_reference_check check ((length(reference) <= 200)),
  constraint shop_calls_topic_check check ((length(topic) <= 100))
);
comment on table public.shop_calls is 'Calls of shops of the last 30 days, by the shop''s own id, so that a repeated one does nothing.';
comment on column public.shop_calls.said_at is 'When the shop last changed the order: an older call that comes later does nothing.';
create index shop_calls_by_reference on public.shop_calls using btree (tenant_id, shop_id, reference, said_at desc);
create index shop_calls_newest on public.shop_calls using btree (tenant_id, shop_id, received_at desc);

create table public.shops (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  kind text not null,
  name text not null,
  secret text not null,
  lead_days integer not null default 1,
  last_received_at timestamp with time zone,
  wrong_signature_at timestamp with time zone,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  constraint shops_pkey primary key (tenant_id, id),
  constraint shops_kind_check check ((kind = any (array['shopify'::text, 'woocommerce'::text]))),
  constraint shops_lead_days_check check (((lead_days >= 0) and (lead_days <= 30))),
  constraint shops_name_check check (((length(trim(both from name)) >= 1) and (length(trim(both from name)) <= 120))),
  constraint shops_secret_check check (((length(secret) >= 8) and (length(secret) <= 500)))
);
comment on table public.shops is 'Shops whose orders come in by their own webhooks.';
comment on column public.shops.secret is 'What the shop signs its calls with; it is kept as it is, and never shown again.';
comment on column public.shops.lead_days is 'Days from the call to the day of delivery, for orders that are new.';
comment on column public.shops.wrong_signature_at is 'When a call came last that was not signed with the secret.';
create unique index shops_by_id on public.shops using btree (id);
create index shops_by_maker on public.shops using btree (created_by);

create table public.standing_wishes (
  tenant_id uuid not null,
  user_id uuid not null,
  address_id uuid not null,
  place text,
  instructions text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint standing_wishes_pkey primary key (tenant_id, user_id, address_id),
  constraint standing_wishes_check check (((place is not null) or (instructions is not null))),
  constraint standing_wishes_instructions_check check ((length(instructions) <= 500)),
  constraint standing_wishes_place_check check ((place = any (array['front_door'::text, 'back_door'::text, 'garage'::text, 'reception'::text, 'neighbor'::text, 'secure_location'::text])))
);
comment on table public.standing_wishes is 'What a recipient wishes for every delivery to an address, until they choose otherwise for one.';
create index standing_wishes_by_address on public.standing_wishes using btree (tenant_id, address_id);
create index standing_wishes_by_user on public.standing_wishes using btree (user_id);

create table public.stops (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  route_id uuid not null,
  order_id uuid not null,
  delivery_id uuid not null,
  sequence integer not null,
  status text not null default 'pending'::text,
  lat double precision not null,
  lng double precision not null,
  planned_arrive_at timestamp with time zone not null,
  planned_service_at timestamp with time zone not null,
  planned_depart_at timestamp with time zone not null,
  service_seconds integer not null,
  leg_distance_metres integer not null,
  leg_duration_seconds integer not null,
  promised_from timestamp with time zone,
  promised_to timestamp with time zone,
  eta_at timestamp with time zone,
  late_seconds integer not null default 0,
  arrived_at timestamp with time zone,
  departed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  handover jsonb,
  driver_arrived_at timestamp with time zone,
  driver_done_at timestamp with time zone,
  leg jsonb not null default '[]'::jsonb,
  constraint stops_pkey primary key (tenant_id, id),
  constraint stops_tenant_id_route_id_sequence_key unique (tenant_id, route_id, sequence) deferrable,
  constraint stops_handover_check check (app.is_json(handover, 'object'::text, 20000)),
  constraint stops_leg_check check ((jsonb_typeof(leg) = 'array'::text)),
  constraint stops_status_check check ((status = any (array['pending'::text, 'arrived'::text, 'served'::text, 'failed'::text, 'skipped'::text])))
);
comment on table public.stops is 'One stop of a dispatched route: planned, promised, forecast and true times.';
comment on column public.stops.leg_duration_seconds is 'From leaving the stop before to arriving: all parts of the leg.';
comment on column public.stops.handover is 'Where parcels of this route are taken over on the way to this stop: {orderIds, lat, lng, fromName}.';
comment on column public.stops.driver_arrived_at is 'When the driver said to have arrived. Positions do not change it.';
comment on column public.stops.driver_done_at is 'When the driver said how the stop ended. Positions do not change it.';
comment on column public.stops.leg is 'The way from the stop before in parts (contracts: legPart); empty for stops that were dispatched before parts were kept.';
create index stops_by_delivery on public.stops using btree (tenant_id, delivery_id);
create index stops_by_order on public.stops using btree (tenant_id, order_id);
create unique index stops_one_live_an_order on public.stops using btree (tenant_id, order_id) where (status = any (array['pending'::text, 'arrived'::text, 'served'::text]));

create table public.subscription_events (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  at timestamp with time zone not null default now(),
  subscription_id uuid not null,
  plan_id text not null,
  status text not null,
  amount integer not null,
  previous_plan_id text,
  previous_status text,
  previous_amount integer,
  constraint subscription_events_pkey primary key (tenant_id, id)
);
comment on table public.subscription_events is 'Every change of a subscription''s state, plan or amount: revenue over time is counted from here.';
create index subscription_events_by_time on public.subscription_events using btree (at);

create table public.subscription_plan_versions (
  plan_id text not null,
  version integer not null,
  at timestamp with time zone not null default now(),
  name text not null,
  price_minor integer,
  vehicle_limit integer not null,
  limits jsonb not null,
  features jsonb not null,
  constraint subscription_plan_versions_pkey primary key (plan_id, version)
);
comment on table public.subscription_plan_versions is 'Plans as they were on sale before each change.';

create table public.subscription_plans (
  id text not null,
  name text not null,
  price_minor integer,
  currency text not null default 'USD'::text,
  period text not null default 'month'::text,
  vehicle_limit integer not null default 0,
  features jsonb not null default '[]'::jsonb,
  limits jsonb not null default '{}'::jsonb,
  is_popular boolean not null default false,
  "position" integer not null default 0,
  is_active boolean not null default true,
  version integer not null default 1,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint subscription_plans_pkey primary key (id),
  constraint subscription_plans_created_at_usable check (app.is_usable_time(created_at)),
  constraint subscription_plans_currency_usable check ((length(currency) <= 3)),
  constraint subscription_plans_features_usable check (app.is_json(features, 'array'::text, 10000)),
  constraint subscription_plans_id_check check ((id ~ '^[a-z_]+$'::text)),
  constraint subscription_plans_id_usable check ((length(id) <= 60)),
  constraint subscription_plans_limits_usable check (app.is_json(limits, 'object'::text, 4000)),
  constraint subscription_plans_name_usable check ((length(name) <= 120)),
  constraint subscription_plans_period_usable check ((length(period) <= 20)),
  constraint subscription_plans_price_minor_check check ((price_minor >= 0)),
  constraint subscription_plans_updated_at_usable check (app.is_usable_time(updated_at)),
  constraint subscription_plans_vehicle_limit_check check ((vehicle_limit >= 0))
);
comment on table public.subscription_plans is 'What a tenant may buy. price_minor null = on request; vehicle_limit 0 = unlimited. The pricing page reads it.';

create table public.subscriptions (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  plan_id text not null,
  status text not null,
  amount integer not null default 0,
  currency text not null default 'USD'::text,
  vehicle_limit integer not null,
  limits jsonb not null default '{}'::jsonb,
  trial_ends_at timestamp with time zone,
  current_period_end timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  current_period_start timestamp with time zone,
  next_plan_id text,
  cancels_at_period_end boolean not null default false,
  past_due_since timestamp with time zone,
  cancelled_at timestamp with time zone,
  cancel_reason text,
  provider text not null default 'invoice'::text,
  provider_customer_id text,
  provider_subscription_id text,
  provider_event_at timestamp with time zone,
  default_limits jsonb,
  status_before_closing text,
  constraint subscriptions_pkey primary key (tenant_id, id),
  constraint subscriptions_provider_subscription_id_key unique (provider_subscription_id),
  constraint subscriptions_amount_check check ((amount >= 0)),
  constraint subscriptions_cancel_reason_check check ((length(cancel_reason) <= 500)),
  constraint subscriptions_check check (((status <> 'trial'::text) or (trial_ends_at is not null))),
  constraint subscriptions_provider_check check ((provider = any (array['invoice'::text, 'stripe'::text]))),
  constraint subscriptions_status_before_closing_check check ((status_before_closing = any (array['trial'::text, 'active'::text, 'past_due'::text]))),
  constraint subscriptions_status_check check ((status = any (array['trial'::text, 'active'::text, 'past_due'::text, 'cancelled'::text]))),
  constraint subscriptions_vehicle_limit_check check ((vehicle_limit >= 0))
);
comment on table public.subscriptions is 'What a tenant bought, with its limits copied at purchase (0 = unlimited). Reads treat a trial past its end as expired.';
comment on column public.subscriptions.next_plan_id is 'During a trial or after an end: the plan that starts once its invoice is paid. While active: the plan from the next period on.';
comment on column public.subscriptions.provider_event_at is 'When the newest event of the payment provider that was applied happened: older ones that come late change nothing.';
comment on column public.subscriptions.default_limits is 'Limits that the owner gives new companies, as this one got them; null once a plan runs, and where the plan''s own held from the start.';
comment on column public.subscriptions.status_before_closing is 'What a subscription was that ended because its company was closed; null for every other one.';
create index subscriptions_next_plan on public.subscriptions using btree (next_plan_id) where (next_plan_id is not null);
create unique index subscriptions_one_live on public.subscriptions using btree (tenant_id) where (status <> 'cancelled'::text);

create table public.support_tickets (
  id uuid not null default app.uuid_v7(),
  tenant_id uuid,
  status text not null default 'open'::text,
  subject text not null,
  message text not null,
  requester_name text,
  requester_email text,
  contact_message_id uuid,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  assigned_to uuid,
  last_message_at timestamp with time zone not null default now(),
  closed_at timestamp with time zone,
  constraint support_tickets_pkey primary key (id),
  constraint support_tickets_created_at_usable check (app.is_usable_time(created_at)),
  constraint support_tickets_message_check check ((length(message) <= 10000)),
  constraint support_tickets_requester_email_usable check ((length(requester_email) <= 254)),
  constraint support_tickets_requester_name_usable check ((length(requester_name) <= 200)),
  constraint support_tickets_status_check check ((status = any (array['open'::text, 'pending'::text, 'closed'::text]))),
  constraint support_tickets_subject_check check (((length(trim(both from subject)) >= 1) and (length(trim(both from subject)) <= 200))),
  constraint support_tickets_updated_at_usable check (app.is_usable_time(updated_at))
);
comment on table public.support_tickets is 'The owner''s support inbox; contact messages land here too.';
create index support_tickets_by_owner on public.support_tickets using btree (assigned_to);
create index support_tickets_by_state on public.support_tickets using btree (status, last_message_at desc);
create index support_tickets_by_tenant on public.support_tickets using btree (tenant_id, created_at desc);
create index support_tickets_closed on public.support_tickets using btree (closed_at) where (status = 'closed'::text);

create table public.tenants (
  id uuid not null default app.uuid_v7(),
  name text not null,
  slug text not null,
  status text not null default 'active'::text,
  time_zone text not null default 'UTC'::text,
  units text not null default 'mi'::text,
  locale text not null default 'en'::text,
  currency text not null default 'USD'::text,
  brand_color text not null default '#0f5257'::text,
  logo_url text,
  region text,
  settings jsonb not null default '{}'::jsonb,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  suspended_at timestamp with time zone,
  suspended_reason text,
  delete_after timestamp with time zone,
  second_step_roles text[] not null default '{}'::text[],
  days_ahead integer not null default 0,
  sandbox_of uuid,
  constraint tenants_pkey primary key (id),
  constraint tenants_sandbox_of_key unique (sandbox_of),
  constraint tenants_slug_key unique (slug),
  constraint tenants_brand_color_check check ((brand_color ~ '^#[0-9a-fA-F]{6}$'::text)),
  constraint tenants_currency_check check ((currency ~ '^[A-Z]{3}$'::text)),
  constraint tenants_days_ahead_check check ((days_ahead >= 0)),
  constraint tenants_locale_has_words check (app.is_mail_locale(locale)),
  constraint tenants_locale_usable check ((length(locale) <= 35)),
  constraint tenants_logo_url_usable check ((length(logo_url) <= 2000)),
  constraint tenants_name_check check (((length(trim(both from name)) >= 1) and (length(trim(both from name)) <= 120))),
  constraint tenants_region_usable check ((length(region) <= 60)),
  constraint tenants_second_step_roles_check check ((second_step_roles <@ array['admin'::text, 'dispatcher'::text, 'viewer'::text, 'driver'::text])),
  constraint tenants_settings_usable check (app.is_json(settings, 'object'::text, 20000)),
  constraint tenants_slug_check check (((slug ~ '^[a-z0-9](-?[a-z0-9])*$'::text) and (length(slug) <= 60))),
  constraint tenants_status_check check ((status = any (array['active'::text, 'suspended'::text, 'closed'::text]))),
  constraint tenants_suspended_reason_check check ((length(suspended_reason) <= 500)),
  constraint tenants_time_zone_exists check (app.is_time_zone(time_zone)),
  constraint tenants_units_check check ((units = any (array['mi'::text, 'km'::text])))
);
comment on table public.tenants is 'A fleet operator''s company. `region` names the map pack its depots lie in.';
comment on column public.tenants.suspended_reason is 'Why the company may only read: the owner''s words, or "unpaid" where the billing clock did it.';
comment on column public.tenants.delete_after is 'A closed company is deleted with everything it has after this moment.';
comment on column public.tenants.second_step_roles is 'Roles whose people are let in only after a second step at sign-in.';
comment on column public.tenants.days_ahead is 'By how many days an owner moved the company''s time with the test clock.';
comment on column public.tenants.sandbox_of is 'The company whose test keys work here; null for a company itself.';

create table public.ticket_messages (
  id uuid not null default app.uuid_v7(),
  ticket_id uuid not null,
  at timestamp with time zone not null default now(),
  author_id uuid,
  author_name text not null,
  is_from_support boolean not null,
  is_note boolean not null default false,
  body text not null,
  constraint ticket_messages_pkey primary key (id),
  constraint ticket_messages_body_check check (((length(trim(both from body)) >= 1) and (length(trim(both from body)) <= 10000))),
  constraint ticket_messages_check check ((is_from_support or (not is_note)))
);
comment on table public.ticket_messages is 'What was written on a ticket after it was opened. A note is for owners alone.';
create index ticket_messages_by_author on public.ticket_messages using btree (author_id);
create index ticket_messages_by_ticket on public.ticket_messages using btree (ticket_id, at);

create table public.usage_daily (
  tenant_id uuid not null,
  day date not null,
  api_calls integer not null default 0,
  constraint usage_daily_pkey primary key (tenant_id, day),
  constraint usage_daily_api_calls_check check ((api_calls >= 0))
);
comment on table public.usage_daily is 'What is counted as it happens: calls with API keys. Orders, vehicles and planner seconds are counted from their own rows.';
create index usage_daily_by_day on public.usage_daily using btree (day);

create table public.vehicle_defects (
  tenant_id uuid not null,
  id uuid not null default gen_random_uuid(),
  vehicle_id uuid not null,
  event_id uuid not null,
  point text not null,
  note text,
  is_unsafe boolean not null default false,
  files text[] not null default '{}'::text[],
  reported_at timestamp with time zone not null,
  resolved_at timestamp with time zone,
  resolved_by uuid,
  resolution text,
  constraint vehicle_defects_pkey primary key (tenant_id, id),
  constraint vehicle_defects_tenant_id_event_id_point_key unique (tenant_id, event_id, point),
  constraint vehicle_defects_check check (((resolved_by is null) or (resolved_at is not null))),
  constraint vehicle_defects_files_check check ((cardinality(files) <= 20)),
  constraint vehicle_defects_note_check check (((length(note) >= 1) and (length(note) <= 500))),
  constraint vehicle_defects_point_check check (((length(point) >= 1) and (length(point) <= 80))),
  constraint vehicle_defects_resolution_check check (((length(resolution) >= 1) and (length(resolution) <= 500))),
  constraint vehicle_defects_resolution_of_resolved check (((resolution is null) or (resolved_at is not null)))
);
comment on table public.vehicle_defects is 'What drivers found wrong with a vehicle, until staff say that it is fixed.';
comment on column public.vehicle_defects.point is 'Of the check, in the words in which the driver read it.';
comment on column public.vehicle_defects.is_unsafe is 'The driver said that the vehicle is not safe to drive.';
comment on column public.vehicle_defects.files is 'Names of objects in the bucket `proofs`.';
comment on column public.vehicle_defects.resolution is 'What was done about it, in the words of staff.';
create index check_defects_with_files on public.vehicle_defects using btree (reported_at) where (files <> '{}'::text[]);
create index vehicle_defects_by_resolver on public.vehicle_defects using btree (resolved_by) where (resolved_by is not null);
create index vehicle_defects_by_vehicle on public.vehicle_defects using btree (tenant_id, vehicle_id, reported_at);

create table public.vehicle_inspections (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  vehicle_id uuid not null,
  kind text not null,
  inspected_on date not null,
  inspected_by text not null,
  result text not null,
  note text,
  next_due_on date,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  constraint vehicle_inspections_pkey primary key (tenant_id, id),
  constraint vehicle_inspections_check check (((next_due_on > inspected_on) and (next_due_on <= '2100-01-01'::date))),
  constraint vehicle_inspections_inspected_by_check check (((length(trim(both from inspected_by)) >= 1) and (length(trim(both from inspected_by)) <= 120))),
  constraint vehicle_inspections_inspected_on_check check (((inspected_on >= '2000-01-01'::date) and (inspected_on <= '2100-01-01'::date))),
  constraint vehicle_inspections_kind_check check (((length(trim(both from kind)) >= 1) and (length(trim(both from kind)) <= 60))),
  constraint vehicle_inspections_note_check check (((length(note) >= 1) and (length(note) <= 1000))),
  constraint vehicle_inspections_result_check check ((result = any (array['passed'::text, 'advisories'::text, 'failed'::text])))
);
comment on table public.vehicle_inspections is 'Inspections of vehicles. Of each kind the newest says when the next one is due.';
comment on column public.vehicle_inspections.kind is 'Safety inspection, MOT, tachograph: in the company''s words.';
comment on column public.vehicle_inspections.inspected_by is 'A garage, a station or a person.';
create index vehicle_inspections_by_maker on public.vehicle_inspections using btree (created_by) where (created_by is not null);
create index vehicle_inspections_by_vehicle on public.vehicle_inspections using btree (tenant_id, vehicle_id, inspected_on desc, id desc);

create table public.vehicle_positions (
  tenant_id uuid not null,
  vehicle_id uuid not null,
  route_id uuid,
  fix_time timestamp with time zone not null,
  lat double precision not null,
  lng double precision not null,
  speed_mps real,
  heading real,
  accuracy_metres real,
  source text not null,
  received_at timestamp with time zone not null default now(),
  late_count bigint not null default 0,
  constraint vehicle_positions_pkey primary key (tenant_id, vehicle_id)
);
comment on table public.vehicle_positions is 'The newest fix of each vehicle, replaced only by a newer one.';
comment on column public.vehicle_positions.late_count is 'Fixes that came in after a newer one had.';

create table public.vehicles (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  name text not null,
  registration text not null,
  capacity_packages integer not null default 150,
  capacity_grams bigint not null default 1200000,
  shift_start time without time zone not null default '08:00:00'::time without time zone,
  shift_end time without time zone not null default '18:00:00'::time without time zone,
  max_shift_seconds integer not null default 28800,
  depot_id uuid not null,
  driver_id uuid,
  skills text[] not null default '{}'::text[],
  cost_fixed_minor integer not null default 0,
  cost_per_hour_minor integer not null default 2200,
  cost_per_km_minor double precision not null default 35,
  status text not null default 'active'::text,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  road_profile text not null default 'car'::text,
  papers jsonb not null default '[]'::jsonb,
  odometer_km integer,
  service_due_km integer,
  service_due_on date,
  capacity_litres integer,
  capacity_pallet_tenths integer,
  max_distance_metres integer,
  max_stops integer,
  breaks jsonb not null default '[]'::jsonb,
  end_depot_id uuid,
  max_reloads integer not null default 0,
  reload_seconds integer not null default 900,
  zone_ids uuid[] not null default '{}'::uuid[],
  driving_rules jsonb not null default '[]'::jsonb,
  constraint vehicles_pkey primary key (tenant_id, id),
  constraint vehicles_breaks_check check (app.are_breaks(breaks)),
  constraint vehicles_capacity_grams_check check (((capacity_grams >= 0) and (capacity_grams <= 100000000))),
  constraint vehicles_capacity_litres_check check (((capacity_litres >= 0) and (capacity_litres <= 1000000))),
  constraint vehicles_capacity_packages_check check (((capacity_packages >= 0) and (capacity_packages <= 100000))),
  constraint vehicles_capacity_pallet_tenths_check check (((capacity_pallet_tenths >= 0) and (capacity_pallet_tenths <= 10000))),
  constraint vehicles_cost_fixed_minor_check check ((cost_fixed_minor >= 0)),
  constraint vehicles_cost_per_hour_minor_check check ((cost_per_hour_minor >= 0)),
  constraint vehicles_cost_per_km_minor_check check (((cost_per_km_minor >= (0)::double precision) and (cost_per_km_minor < 'Infinity'::double precision))),
  constraint vehicles_created_at_usable check (app.is_usable_time(created_at)),
  constraint vehicles_driving_rules_check check (((jsonb_typeof(driving_rules) = 'array'::text) and (jsonb_array_length(driving_rules) <= 1) and ((driving_rules = '[]'::jsonb) or coalesce(((jsonb_typeof((driving_rules -> 0)) = 'object'::text) and (((driving_rules -> 0) ->> 'minutes'::text) ~ '^\d{2,4}$'::text) and (((((driving_rules -> 0) ->> 'minutes'::text))::integer >= 30) and ((((driving_rules -> 0) ->> 'minutes'::text))::integer <= 1440)) and (((driving_rules -> 0) ->> 'restMinutes'::text) ~ '^\d{1,3}$'::text) and (((((driving_rules -> 0) ->> 'restMinutes'::text))::integer >= 5) and ((((driving_rules -> 0) ->> 'restMinutes'::text))::integer <= 720)) and (((driving_rules -> 0) ->> 'counts'::text) = any (array['breaks'::text, 'pauses'::text]))), false)))),
  constraint vehicles_max_distance_metres_check check (((max_distance_metres >= 1000) and (max_distance_metres <= 2000000))),
  constraint vehicles_max_reloads_check check (((max_reloads >= 0) and (max_reloads <= 20))),
  constraint vehicles_max_shift_seconds_check check (((max_shift_seconds >= 600) and (max_shift_seconds <= 86400))),
  constraint vehicles_max_stops_check check (((max_stops >= 1) and (max_stops <= 1000))),
  constraint vehicles_name_check check (((length(trim(both from name)) >= 1) and (length(trim(both from name)) <= 60))),
  constraint vehicles_odometer_km_check check (((odometer_km >= 0) and (odometer_km <= 10000000))),
  constraint vehicles_papers_check check (app.are_papers(papers)),
  constraint vehicles_registration_check check (((length(trim(both from registration)) >= 1) and (length(trim(both from registration)) <= 20))),
  constraint vehicles_reload_seconds_check check (((reload_seconds >= 0) and (reload_seconds <= 14400))),
  constraint vehicles_road_profile_check check ((road_profile = any (array['car'::text, 'truck'::text]))),
  constraint vehicles_service_due_km_check check (((service_due_km >= 0) and (service_due_km <= 10000000))),
  constraint vehicles_service_due_on_check check (app.is_usable_day(service_due_on)),
  constraint vehicles_shift_end_usable check ((shift_end < '24:00:00'::time without time zone)),
  constraint vehicles_shift_is_no_moment check ((shift_end <> shift_start)),
  constraint vehicles_shift_start_usable check ((shift_start < '24:00:00'::time without time zone)),
  constraint vehicles_skills_usable check (app.is_text_list(skills, 50, 60)),
  constraint vehicles_status_check check ((status = any (array['active'::text, 'archived'::text]))),
  constraint vehicles_updated_at_usable check (app.is_usable_time(updated_at)),
  constraint vehicles_zone_ids_check check ((cardinality(zone_ids) <= 50))
);
comment on table public.vehicles is 'What drives. Capacities in pieces and grams, shift on the depot''s local clock, costs in minor units.';
comment on column public.vehicles.shift_end is 'A shift that ends before it starts ends on the next day.';
comment on column public.vehicles.cost_per_km_minor is 'Minor units of the company''s money a kilometre, to six places: a price a mile comes back as it was given.';
comment on column public.vehicles.road_profile is 'Which roads it may take and how fast: a profile that regions are compiled for (contracts: roadProfileName).';
comment on column public.vehicles.papers is 'Insurance, inspection and the like, each with the day it runs out.';
comment on column public.vehicles.service_due_km is 'The mileage at which the next service is due.';
comment on column public.vehicles.capacity_litres is 'Null: volume does not limit it.';
comment on column public.vehicles.capacity_pallet_tenths is 'Null: pallets do not limit it.';
comment on column public.vehicles.end_depot_id is 'Where its day ends; null: where it starts.';
comment on column public.vehicles.max_reloads is 'How often it may load again on one route, at the depot where it starts.';
comment on column public.vehicles.reload_seconds is 'What loading again takes once it stands at the depot.';
comment on column public.vehicles.zone_ids is 'Zones outside of which it takes no order; empty: it drives everywhere.';
comment on column public.vehicles.driving_rules is 'At most one {minutes, restMinutes, counts: breaks or pauses} (contracts: drivingRule): so much driving, then a rest of so long.';
create unique index vehicles_by_registration on public.vehicles using btree (tenant_id, upper(registration)) where (status = 'active'::text);

create table public.webhook_calls (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  endpoint_id uuid not null,
  event text not null,
  payload jsonb not null,
  state text not null default 'waiting'::text,
  attempts integer not null default 0,
  status integer,
  error text,
  milliseconds integer,
  created_at timestamp with time zone not null default now(),
  next_at timestamp with time zone not null default now(),
  tried_at timestamp with time zone,
  taken_until timestamp with time zone,
  constraint webhook_calls_pkey primary key (tenant_id, id),
  constraint webhook_calls_error_check check ((length(error) <= 500)),
  constraint webhook_calls_event_check check ((length(event) <= 60)),
  constraint webhook_calls_state_check check ((state = any (array['waiting'::text, 'delivered'::text, 'failed'::text])))
);
comment on table public.webhook_calls is 'One event for one address: what was sent, how often it was tried, and what was answered. Its id is the webhook-id.';
comment on column public.webhook_calls.taken_until is 'A worker is calling, and may be until then; after that it counts as gone.';
create index webhook_calls_by_endpoint on public.webhook_calls using btree (tenant_id, endpoint_id, id desc);
create index webhook_calls_by_time on public.webhook_calls using btree (created_at);
create index webhook_calls_due on public.webhook_calls using btree (tenant_id, next_at) where (state = 'waiting'::text);

create table public.webhook_endpoints (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  url text not null,
  events text[] not null,
  description text not null default ''::text,
  is_active boolean not null default true,
  paused_reason text,
  secret text not null,
  previous_secret text,
  previous_secret_until timestamp with time zone,
  created_by uuid,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  constraint webhook_endpoints_pkey primary key (tenant_id, id),
  constraint webhook_endpoints_description_check check ((length(description) <= 200)),
  constraint webhook_endpoints_events_check check (((cardinality(events) > 0) and app.is_text_list(events, 40, 60))),
  constraint webhook_endpoints_paused_reason_check check ((length(paused_reason) <= 300)),
  constraint webhook_endpoints_url_check check (((length(url) <= 2000) and (url ~ '^https?://'::text)))
);
comment on table public.webhook_endpoints is 'Where a company''s events are sent, signed as Standard Webhooks say.';
comment on column public.webhook_endpoints.secret is 'Signs the calls, so it is kept as it is; shown once, and again only after it is replaced.';
comment on column public.webhook_endpoints.previous_secret is 'Signs beside the new one until previous_secret_until, so that receivers can change over.';
create index webhook_endpoints_by_maker on public.webhook_endpoints using btree (created_by);

create table public.zones (
  tenant_id uuid not null,
  id uuid not null default app.uuid_v7(),
  name text not null,
  color text not null,
  polygon jsonb not null,
  created_at timestamp with time zone not null default now(),
  updated_at timestamp with time zone not null default now(),
  weekdays smallint[] not null default '{}'::smallint[],
  constraint zones_pkey primary key (tenant_id, id),
  constraint zones_color_check check ((color ~ '^#[0-9a-f]{6}$'::text)),
  constraint zones_name_check check (((length(trim(both from name)) >= 1) and (length(trim(both from name)) <= 60))),
  constraint zones_polygon_check check (app.is_zone_polygon(polygon)),
  constraint zones_weekdays_check check (((weekdays <@ array[(1)::smallint, (2)::smallint, (3)::smallint, (4)::smallint, (5)::smallint, (6)::smallint, (7)::smallint]) and (cardinality(weekdays) <= 6)))
);
comment on table public.zones is 'Named areas of a company. Which orders lie in them is worked out from their places, never stored.';
comment on column public.zones.polygon is 'GeoJSON Polygon, one ring, longitude first.';
comment on column public.zones.weekdays is 'ISO weekdays on which it is served, 1 is Monday; empty: every day.';
create unique index zones_by_name on public.zones using btree (tenant_id, lower(name));

create table public.positions_rest partition of public.positions default;

-- References

alter table public.tenants add constraint tenants_sandbox_of_fkey foreign key (sandbox_of) references public.tenants(id) on delete cascade;
alter table public.profiles add constraint profiles_chosen_tenant_id_fkey foreign key (chosen_tenant_id) references public.tenants(id) on delete set null;
alter table public.profiles add constraint profiles_id_fkey foreign key (id) references auth.users(id) on delete cascade;
alter table public.owners add constraint owners_id_fkey foreign key (id) references auth.users(id) on delete cascade;
alter table public.memberships add constraint memberships_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.memberships add constraint memberships_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade;
alter table public.depots add constraint depots_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.drivers add constraint drivers_member_fkey foreign key (tenant_id, user_id) references public.memberships(tenant_id, user_id) on delete set null (user_id) deferrable initially deferred;
alter table public.drivers add constraint drivers_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.drivers add constraint drivers_user_id_fkey foreign key (user_id) references auth.users(id) on delete set null;
alter table public.vehicles add constraint vehicles_end_depot_fkey foreign key (tenant_id, end_depot_id) references public.depots(tenant_id, id);
alter table public.vehicles add constraint vehicles_tenant_id_depot_id_fkey foreign key (tenant_id, depot_id) references public.depots(tenant_id, id);
alter table public.vehicles add constraint vehicles_tenant_id_driver_id_fkey foreign key (tenant_id, driver_id) references public.drivers(tenant_id, id);
alter table public.vehicles add constraint vehicles_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.device_tokens add constraint device_tokens_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.device_tokens add constraint device_tokens_tenant_id_vehicle_id_fkey foreign key (tenant_id, vehicle_id) references public.vehicles(tenant_id, id) on delete cascade;
alter table public.addresses add constraint addresses_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.recipients add constraint recipients_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.imports add constraint imports_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.orders add constraint orders_series_fkey foreign key (tenant_id, series_id) references public.recurring_orders(tenant_id, id);
alter table public.orders add constraint orders_tenant_id_address_id_fkey foreign key (tenant_id, address_id) references public.addresses(tenant_id, id);
alter table public.orders add constraint orders_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.orders add constraint orders_tenant_id_import_id_fkey foreign key (tenant_id, import_id) references public.imports(tenant_id, id);
alter table public.orders add constraint orders_tenant_id_recipient_id_fkey foreign key (tenant_id, recipient_id) references public.recipients(tenant_id, id);
alter table public.deliveries add constraint deliveries_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.deliveries add constraint deliveries_tenant_id_order_id_fkey foreign key (tenant_id, order_id) references public.orders(tenant_id, id);
alter table public.delivery_events add constraint delivery_events_tenant_id_delivery_id_fkey foreign key (tenant_id, delivery_id) references public.deliveries(tenant_id, id) on delete cascade;
alter table public.delivery_events add constraint delivery_events_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.delivery_claims add constraint delivery_claims_tenant_id_delivery_id_fkey foreign key (tenant_id, delivery_id) references public.deliveries(tenant_id, id) on delete cascade;
alter table public.delivery_claims add constraint delivery_claims_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.delivery_claims add constraint delivery_claims_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade;
alter table public.plans add constraint plans_tenant_id_depot_id_fkey foreign key (tenant_id, depot_id) references public.depots(tenant_id, id);
alter table public.plans add constraint plans_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.plan_routes add constraint plan_routes_tenant_id_driver_id_fkey foreign key (tenant_id, driver_id) references public.drivers(tenant_id, id);
alter table public.plan_routes add constraint plan_routes_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.plan_routes add constraint plan_routes_tenant_id_plan_id_fkey foreign key (tenant_id, plan_id) references public.plans(tenant_id, id) on delete cascade;
alter table public.plan_routes add constraint plan_routes_tenant_id_vehicle_id_fkey foreign key (tenant_id, vehicle_id) references public.vehicles(tenant_id, id);
alter table public.plan_stops add constraint plan_stops_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.plan_stops add constraint plan_stops_tenant_id_order_id_fkey foreign key (tenant_id, order_id) references public.orders(tenant_id, id);
alter table public.plan_stops add constraint plan_stops_tenant_id_plan_id_fkey foreign key (tenant_id, plan_id) references public.plans(tenant_id, id) on delete cascade;
alter table public.plan_stops add constraint plan_stops_tenant_id_plan_route_id_fkey foreign key (tenant_id, plan_route_id) references public.plan_routes(tenant_id, id) on delete cascade;
alter table public.plan_unserved add constraint plan_unserved_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.plan_unserved add constraint plan_unserved_tenant_id_order_id_fkey foreign key (tenant_id, order_id) references public.orders(tenant_id, id);
alter table public.plan_unserved add constraint plan_unserved_tenant_id_plan_id_fkey foreign key (tenant_id, plan_id) references public.plans(tenant_id, id) on delete cascade;
alter table public.routes add constraint routes_tenant_id_depot_id_fkey foreign key (tenant_id, depot_id) references public.depots(tenant_id, id);
alter table public.routes add constraint routes_tenant_id_driver_id_fkey foreign key (tenant_id, driver_id) references public.drivers(tenant_id, id);
alter table public.routes add constraint routes_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.routes add constraint routes_tenant_id_plan_id_fkey foreign key (tenant_id, plan_id) references public.plans(tenant_id, id);
alter table public.routes add constraint routes_tenant_id_vehicle_id_fkey foreign key (tenant_id, vehicle_id) references public.vehicles(tenant_id, id);
alter table public.stops add constraint stops_tenant_id_delivery_id_fkey foreign key (tenant_id, delivery_id) references public.deliveries(tenant_id, id);
alter table public.stops add constraint stops_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.stops add constraint stops_tenant_id_order_id_fkey foreign key (tenant_id, order_id) references public.orders(tenant_id, id);
alter table public.stops add constraint stops_tenant_id_route_id_fkey foreign key (tenant_id, route_id) references public.routes(tenant_id, id) on delete cascade;
alter table public.vehicle_positions add constraint vehicle_positions_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.vehicle_positions add constraint vehicle_positions_tenant_id_vehicle_id_fkey foreign key (tenant_id, vehicle_id) references public.vehicles(tenant_id, id) on delete cascade;
alter table public.subscriptions add constraint subscriptions_next_plan_id_fkey foreign key (next_plan_id) references public.subscription_plans(id);
alter table public.subscriptions add constraint subscriptions_plan_id_fkey foreign key (plan_id) references public.subscription_plans(id);
alter table public.subscriptions add constraint subscriptions_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.outbox add constraint outbox_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.notifications add constraint notifications_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.notifications add constraint notifications_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade;
alter table public.support_tickets add constraint support_tickets_assigned_to_fkey foreign key (assigned_to) references auth.users(id) on delete set null;
alter table public.support_tickets add constraint support_tickets_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.api_keys add constraint api_keys_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table app.route_memories add constraint route_memories_tenant_id_route_id_fkey foreign key (tenant_id, route_id) references public.routes(tenant_id, id) on delete cascade;
alter table public.delivery_preferences add constraint delivery_preferences_tenant_id_delivery_id_fkey foreign key (tenant_id, delivery_id) references public.deliveries(tenant_id, id) on delete cascade;
alter table public.delivery_preferences add constraint delivery_preferences_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.delivery_preferences add constraint delivery_preferences_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade;
alter table public.feedback add constraint feedback_tenant_id_delivery_id_fkey foreign key (tenant_id, delivery_id) references public.deliveries(tenant_id, id) on delete cascade;
alter table public.feedback add constraint feedback_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.feedback add constraint feedback_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade;
alter table public.loyalty_points add constraint loyalty_points_tenant_id_feedback_id_fkey foreign key (tenant_id, feedback_id) references public.feedback(tenant_id, id) on delete cascade;
alter table public.loyalty_points add constraint loyalty_points_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.loyalty_points add constraint loyalty_points_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade;
alter table public.region_builds add constraint region_builds_created_by_fkey foreign key (created_by) references auth.users(id) on delete set null;
alter table public.parked_work add constraint parked_work_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.invitations add constraint invitations_invited_by_fkey foreign key (invited_by) references auth.users(id) on delete set null;
alter table public.invitations add constraint invitations_tenant_id_driver_id_fkey foreign key (tenant_id, driver_id) references public.drivers(tenant_id, id) on delete cascade;
alter table public.invitations add constraint invitations_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.repairs add constraint repairs_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.route_actuals add constraint route_actuals_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.route_actuals add constraint route_actuals_tenant_id_route_id_fkey foreign key (tenant_id, route_id) references public.routes(tenant_id, id) on delete cascade;
alter table public.billing_details add constraint billing_details_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.invoices add constraint invoices_plan_id_fkey foreign key (plan_id) references public.subscription_plans(id);
alter table public.subscription_plan_versions add constraint subscription_plan_versions_plan_id_fkey foreign key (plan_id) references public.subscription_plans(id) on delete cascade;
alter table public.ticket_messages add constraint ticket_messages_ticket_id_fkey foreign key (ticket_id) references public.support_tickets(id) on delete cascade;
alter table public.usage_daily add constraint usage_daily_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table app.looks add constraint looks_owner_id_fkey foreign key (owner_id) references public.owners(id) on delete cascade;
alter table app.looks add constraint looks_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.email_template_versions add constraint email_template_versions_template_id_fkey foreign key (template_id) references public.email_templates(id) on delete cascade;
alter table public.webhook_endpoints add constraint webhook_endpoints_created_by_fkey foreign key (created_by) references auth.users(id) on delete set null;
alter table public.webhook_endpoints add constraint webhook_endpoints_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.webhook_calls add constraint webhook_calls_tenant_id_endpoint_id_fkey foreign key (tenant_id, endpoint_id) references public.webhook_endpoints(tenant_id, id) on delete cascade;
alter table public.driver_events add constraint driver_events_tenant_id_driver_id_fkey foreign key (tenant_id, driver_id) references public.drivers(tenant_id, id);
alter table public.driver_events add constraint driver_events_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.driver_events add constraint driver_events_tenant_id_order_id_fkey foreign key (tenant_id, order_id) references public.orders(tenant_id, id);
alter table public.driver_events add constraint driver_events_tenant_id_route_id_fkey foreign key (tenant_id, route_id) references public.routes(tenant_id, id);
alter table public.driver_events add constraint driver_events_tenant_id_stop_id_fkey foreign key (tenant_id, stop_id) references public.stops(tenant_id, id);
alter table public.driver_events add constraint driver_events_user_id_fkey foreign key (user_id) references auth.users(id) on delete set null;
alter table app.delivery_notices add constraint delivery_notices_tenant_id_delivery_id_fkey foreign key (tenant_id, delivery_id) references public.deliveries(tenant_id, id) on delete cascade;
alter table app.delivery_notices add constraint delivery_notices_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.messages add constraint messages_tenant_id_delivery_id_fkey foreign key (tenant_id, delivery_id) references public.deliveries(tenant_id, id) on delete cascade;
alter table public.messages add constraint messages_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.messages add constraint messages_user_id_fkey foreign key (user_id) references auth.users(id) on delete set null;
alter table app.service_times add constraint service_times_tenant_id_address_id_fkey foreign key (tenant_id, address_id) references public.addresses(tenant_id, id) on delete cascade;
alter table app.service_times add constraint service_times_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table app.pin_tries add constraint pin_tries_tenant_id_delivery_id_fkey foreign key (tenant_id, delivery_id) references public.deliveries(tenant_id, id) on delete cascade;
alter table public.vehicle_defects add constraint vehicle_defects_resolved_by_fkey foreign key (resolved_by) references auth.users(id) on delete set null;
alter table public.vehicle_defects add constraint vehicle_defects_tenant_id_event_id_fkey foreign key (tenant_id, event_id) references public.driver_events(tenant_id, id);
alter table public.vehicle_defects add constraint vehicle_defects_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.vehicle_defects add constraint vehicle_defects_tenant_id_vehicle_id_fkey foreign key (tenant_id, vehicle_id) references public.vehicles(tenant_id, id) on delete cascade;
alter table public.driver_codes add constraint driver_codes_made_by_fkey foreign key (made_by) references auth.users(id) on delete set null;
alter table public.driver_codes add constraint driver_codes_tenant_id_driver_id_fkey foreign key (tenant_id, driver_id) references public.drivers(tenant_id, id) on delete cascade;
alter table public.driver_codes add constraint driver_codes_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table app.sign_ins add constraint sign_ins_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade;
alter table public.recipient_mail_texts add constraint recipient_mail_texts_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.shops add constraint shops_created_by_fkey foreign key (created_by) references auth.users(id) on delete set null;
alter table public.shops add constraint shops_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.shop_calls add constraint shop_calls_tenant_id_shop_id_fkey foreign key (tenant_id, shop_id) references public.shops(tenant_id, id) on delete cascade;
alter table public.archives add constraint archives_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.recurring_orders add constraint recurring_orders_created_by_fkey foreign key (created_by) references auth.users(id) on delete set null;
alter table public.recurring_orders add constraint recurring_orders_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.zones add constraint zones_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.order_attachments add constraint order_attachments_created_by_fkey foreign key (created_by) references auth.users(id) on delete set null;
alter table public.order_attachments add constraint order_attachments_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.order_attachments add constraint order_attachments_tenant_id_order_id_fkey foreign key (tenant_id, order_id) references public.orders(tenant_id, id) on delete cascade;
alter table public.vehicle_inspections add constraint vehicle_inspections_created_by_fkey foreign key (created_by) references auth.users(id) on delete set null;
alter table public.vehicle_inspections add constraint vehicle_inspections_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.vehicle_inspections add constraint vehicle_inspections_tenant_id_vehicle_id_fkey foreign key (tenant_id, vehicle_id) references public.vehicles(tenant_id, id) on delete cascade;
alter table public.push_subscriptions add constraint push_subscriptions_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade;
alter table public.standing_wishes add constraint standing_wishes_tenant_id_address_id_fkey foreign key (tenant_id, address_id) references public.addresses(tenant_id, id) on delete cascade;
alter table public.standing_wishes add constraint standing_wishes_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.standing_wishes add constraint standing_wishes_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade;
alter table public.route_hues add constraint route_hues_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.saved_views add constraint saved_views_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.saved_views add constraint saved_views_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade;
alter table app.job_turns add constraint job_turns_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table app.ended_memberships add constraint ended_memberships_user_id_fkey foreign key (user_id) references auth.users(id) on delete cascade;
alter table public.person_requests add constraint person_requests_created_by_fkey foreign key (created_by) references auth.users(id) on delete set null;
alter table public.person_requests add constraint person_requests_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;
alter table public.map_requests add constraint map_requests_requested_by_fkey foreign key (requested_by) references auth.users(id) on delete set null;
alter table public.map_requests add constraint map_requests_tenant_id_fkey foreign key (tenant_id) references public.tenants(id) on delete cascade;

-- The surface's own tables and publication

create index objects_by_folder on storage.objects using btree (split_part(name, '/'::text, 1));
alter publication supabase_realtime add table public.deliveries, public.depots, public.drivers, public.messages, public.notifications, public.orders, public.plans, public.routes, public.stops, public.vehicle_positions, public.vehicles;

-- Rows

insert into app.delivery_transitions (from_status, to_status) values
  ('failed', 'cancelled'),
  ('failed', 'out_for_delivery'),
  ('failed', 'pending'),
  ('failed', 'returned'),
  ('in_transit', 'cancelled'),
  ('in_transit', 'failed'),
  ('in_transit', 'out_for_delivery'),
  ('in_transit', 'pending'),
  ('in_transit', 'returned'),
  ('out_for_delivery', 'delivered'),
  ('out_for_delivery', 'failed'),
  ('out_for_delivery', 'in_transit'),
  ('out_for_delivery', 'pending'),
  ('out_for_delivery', 'returned'),
  ('pending', 'cancelled'),
  ('pending', 'in_transit'),
  ('pending', 'out_for_delivery'),
  ('pending', 'picked_up'),
  ('picked_up', 'cancelled'),
  ('picked_up', 'in_transit'),
  ('picked_up', 'out_for_delivery'),
  ('picked_up', 'pending');
insert into public.subscription_plans (id, name, price_minor, currency, period, vehicle_limit, features, limits, is_popular, "position", is_active, version) values
  ('enterprise', 'Enterprise', NULL, 'USD', 'month', '0', '["Unlimited vehicles", "Unlimited people in the portal", "Everything in Professional", "Regions of your own", "Agreed service levels"]', '{"api": true, "members": 0}', 'false', '3', 'true', '1'),
  ('professional', 'Professional', '29900', 'USD', 'month', '25', '["Up to 25 vehicles", "15 people in the portal", "Everything in Starter", "API keys for your own systems"]', '{"api": true, "members": 15}', 'true', '2', 'true', '1'),
  ('starter', 'Starter', '9900', 'USD', 'month', '5', '["Up to 5 vehicles", "3 people in the portal", "Planning and re-planning on real roads", "Live map and tracking pages in your brand", "CSV and XLSX import, full export", "Analytics"]', '{"api": false, "members": 3}', 'false', '1', 'true', '1');
insert into storage.buckets (id, name, owner, public, avif_autodetection, file_size_limit, allowed_mime_types, owner_id, type) values
  ('attachments', 'attachments', NULL, 'false', 'false', '10485760', '{image/jpeg,image/png,image/webp,application/pdf}', NULL, 'STANDARD'),
  ('feedback', 'feedback', NULL, 'false', 'false', '5242880', '{image/jpeg,image/png,image/webp}', NULL, 'STANDARD'),
  ('logos', 'logos', NULL, 'true', 'false', '524288', '{image/png,image/jpeg,image/webp}', NULL, 'STANDARD'),
  ('proofs', 'proofs', NULL, 'false', 'false', '10485760', '{image/jpeg,image/png,image/webp}', NULL, 'STANDARD');
insert into app.settings (key, value) values
  ('handover_pin_secret', to_jsonb(encode(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()), 'hex')));
