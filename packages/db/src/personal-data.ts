// Registry of all text columns: whether they can name a person, and how export and erasure treat them.
// schema-lint.ts refuses unregistered columns.

const PERSON_KINDS = ['recipient', 'driver', 'member', 'account'] as const
export type PersonKind = (typeof PERSON_KINDS)[number]

export interface PersonalTable {
  /**
   * Selects a person's rows as a condition on `t`, for exports and for counts before an erasure. `:company`
   * and `:ids` are filled in. A missing kind has no rows here.
   */
  rows?: Partial<Record<PersonKind, string>>
  /** The trails of routes that persons of this kind drove, from the positions' database. */
  trailOf?: PersonKind
  /** Cleared or deleted by app.erase_recipients(), erase_drivers(), erase_member(), erase_account(). */
  erase?: string
  /** Free text: an erasure replaces the person's name, mail address and phone in it. */
  words?: string
  /** Like `words`, in unique columns: the whole value is replaced. */
  keys?: string
  /** Secrets and their digests. Deleted with their row, never exported. */
  secret?: string
  /** Codes, numbers, ids and the company's own words. They name no person. */
  fixed?: string
  /** Kept although it may name a person. */
  retained?: { columns: string; why: string; until: string }
}

const orders = (kind: 'id' | 'order_id') =>
  `t.tenant_id = :company and t.${kind} in (select o.id from public.orders o where o.tenant_id = :company and o.recipient_id = any(:ids))`
const deliveries = (column: 'id' | 'delivery_id') =>
  `t.tenant_id = :company and t.${column} in (select d.id from public.deliveries d join public.orders o on o.tenant_id = d.tenant_id and o.id = d.order_id where d.tenant_id = :company and o.recipient_id = any(:ids))`
const routes = (column: 'id' | 'route_id') =>
  `t.tenant_id = :company and t.${column} in (select r.id from public.routes r where r.tenant_id = :company and r.driver_id = any(:ids))`
const byAccount = (column: string) => `t.${column} = any(:ids)`
const byMember = (column: string) => `t.tenant_id = :company and t.${column} = any(:ids)`
const email = `(select lower(p.email) from public.profiles p where p.id = any(:ids))`
/** Rows of an account, in one company or in all. */
const ofUser = (column = 'user_id') => ({ member: byMember(column), account: byAccount(column) })

export const PERSONAL_DATA: Readonly<Record<string, PersonalTable>> = {
  // Orders and deliveries
  'public.recipients': {
    rows: { recipient: 't.tenant_id = :company and t.id = any(:ids)' },
    erase: 'name phone email',
  },
  'public.addresses': {
    rows: {
      recipient: `t.tenant_id = :company and t.id in (select o.address_id from public.orders o where o.tenant_id = :company and o.recipient_id = any(:ids))`,
    },
    erase: 'text normalised street house_number postcode city',
    words: 'notes',
    fixed: 'accuracy source',
  },
  'public.orders': {
    rows: { recipient: 't.tenant_id = :company and t.recipient_id = any(:ids)' },
    erase: 'instructions custom',
    keys: 'reference',
    fixed:
      'type status skills proof only_vehicles not_vehicles pair turn after_orders before_orders together other_windows',
  },
  'public.order_attachments': {
    rows: { recipient: orders('order_id') },
    erase: 'object name',
    words: 'name',
    fixed: 'type',
  },
  'public.recurring_orders': {
    rows: {
      recipient: `t.tenant_id = :company and t.id in (select o.series_id from public.orders o where o.tenant_id = :company and o.recipient_id = any(:ids))`,
    },
    erase: 'template',
    words: 'template problem',
    keys: 'reference',
  },
  'public.imports': { words: 'file_name mapping rejected warnings', fixed: 'layout dropped' },
  'public.deliveries': {
    rows: { recipient: deliveries('id') },
    erase: 'tracking_number status_note eta_reason location_text',
    words: 'status_note eta_reason',
    fixed: 'status',
  },
  'public.delivery_events': {
    rows: { recipient: deliveries('delivery_id') },
    erase: 'location_text',
    words: 'title',
    fixed: 'status idempotency_key',
  },
  'public.delivery_preferences': {
    rows: { recipient: deliveries('delivery_id'), account: byAccount('user_id') },
    erase: 'time_slot place instructions contact phone',
    words: 'instructions',
  },
  'public.delivery_claims': {
    rows: { recipient: deliveries('delivery_id'), account: byAccount('user_id') },
  },
  'public.standing_wishes': {
    rows: { account: byAccount('user_id') },
    erase: 'place instructions',
    words: 'instructions',
  },
  'public.feedback': {
    rows: { recipient: deliveries('delivery_id'), account: byAccount('user_id') },
    erase: 'comments photos',
    words: 'comments',
    fixed: 'package_condition delivery_speed driver_rating recommends',
  },
  'public.loyalty_points': { rows: ofUser(), words: 'reason' },
  'public.messages': {
    rows: {
      recipient: deliveries('delivery_id'),
      driver: 't.tenant_id = :company and t.driver_id = any(:ids)',
      ...ofUser(),
    },
    erase: 'body',
    words: 'body',
    fixed: 'author channel',
  },
  'public.shop_calls': {
    words: 'reference message',
    fixed: 'delivery_id topic outcome',
  },
  // Planning and driving
  'public.drivers': {
    rows: { driver: 't.tenant_id = :company and t.id = any(:ids)', account: byAccount('user_id') },
    erase: 'name phone email licence skills papers week absences',
    fixed: 'status',
  },
  'public.driver_codes': { secret: 'code_mac' },
  'public.driver_events': {
    rows: {
      recipient: orders('order_id'),
      driver: 't.tenant_id = :company and t.driver_id = any(:ids)',
    },
    erase: 'note proof files',
    words: 'note reason proof',
    fixed: 'kind outcome said_by checked',
  },
  'public.proof_documents': {
    rows: {
      recipient: orders('order_id'),
      driver: `t.tenant_id = :company and t.order_id in (select e.order_id from public.driver_events e where e.tenant_id = :company and e.driver_id = any(:ids))`,
    },
    erase: 'document objects signature',
    fixed: 'key_id public_key',
  },
  'public.routes': {
    rows: { driver: 't.tenant_id = :company and t.driver_id = any(:ids)' },
    erase: 'legs',
    words: 'broken_rules',
    fixed: 'status return_leg',
  },
  'public.plan_routes': {
    rows: { driver: 't.tenant_id = :company and t.driver_id = any(:ids)' },
    erase: 'legs',
    fixed: 'violations return_leg',
  },
  'public.stops': {
    rows: { recipient: orders('order_id'), driver: routes('route_id') },
    words: 'handover',
    fixed: 'status leg',
  },
  'public.positions': {
    trailOf: 'driver',
    fixed: 'source event_id',
  },
  'public.vehicle_positions': { rows: { driver: routes('route_id') }, fixed: 'source' },
  'public.plan_stops': { fixed: 'leg' },
  'app.route_memories': { words: 'memory', fixed: 'shown_ranges' },
  'public.repairs': { words: 'request proposal', fixed: 'status' },
  'public.plans': {
    words: 'name error progress rules adjustments',
    fixed: 'status objective orders_fingerprint driving_speeds',
  },
  'public.plan_unserved': { words: 'message fix', fixed: 'reason' },
  'public.week_plans': { fixed: 'status progress result error' },
  'public.week_plan_orders': { words: 'problem', fixed: 'held' },
  'public.vehicles': {
    words: 'name papers',
    fixed: 'registration skills status road_profile breaks driving_rules energy',
  },
  'public.vehicle_defects': { words: 'note resolution', fixed: 'point files' },
  'public.vehicle_inspections': { words: 'inspected_by note', fixed: 'kind result' },
  'public.work_orders': { words: 'workshop note title', fixed: 'status' },
  'public.work_order_parts': { fixed: 'name sku' },
  'public.fuel_fills': {
    rows: { driver: 't.tenant_id = :company and t.driver_id = any(:ids)' },
    words: 'note station',
    fixed: 'energy files',
  },
  'app.proof_keys': { fixed: 'key_id public_key address' },
  'app.vehicle_consumptions': { fixed: 'energy' },
  'public.rate_cards': { words: 'name', fixed: 'rates' },
  'public.order_prices': {
    rows: { recipient: orders('order_id') },
    words: 'rate_card',
    fixed: 'currency lines',
  },
  'public.pay_rules': { words: 'name' },
  'public.pay_corrections': {
    rows: { driver: 't.tenant_id = :company and t.driver_id = any(:ids)' },
    words: 'reason',
  },
  'public.pay_statements': {
    rows: { driver: 't.tenant_id = :company and t.driver_id = any(:ids)' },
    fixed: 'currency days',
  },
  'public.fleet_incidents': {
    rows: { driver: 't.tenant_id = :company and t.driver_id = any(:ids)', recipient: orders('order_id') },
    words: 'description place third_party',
    fixed: 'kind severity status',
  },
  'public.fleet_incident_entries': { words: 'text', fixed: 'kind status files' },
  'public.depots': { words: 'name address', fixed: 'time_zone status' },
  'public.zones': { words: 'name', fixed: 'color polygon watch' },
  'public.zone_events': { fixed: 'kind' },
  'public.zone_presences': { fixed: 'event' },
  'public.device_tokens': { secret: 'token_hash' },
  // People and accounts
  'public.profiles': {
    rows: { account: byAccount('id') },
    erase: 'email first_name last_name company_name phone locale notification_choices',
  },
  'public.company_roles': { fixed: 'name rights base_role' },
  'public.memberships': { rows: ofUser(), fixed: 'role status' },
  'public.invitations': {
    rows: {
      driver: 't.tenant_id = :company and t.driver_id = any(:ids)',
      member: `t.tenant_id = :company and lower(t.email) = ${email}`,
      account: `lower(t.email) = ${email}`,
    },
    erase: 'email',
    keys: 'email',
    secret: 'token_hash',
    fixed: 'role',
  },
  'public.directory_members': {
    rows: {
      member: `t.tenant_id = :company and (t.user_id = any(:ids) or t.address = ${email})`,
      account: `t.user_id = any(:ids) or t.address = ${email}`,
    },
    erase: 'address external_id given_name family_name',
  },
  'app.ended_memberships': { rows: ofUser(), fixed: 'company_name role reason' },
  'public.owners': { rows: { account: byAccount('id') } },
  'public.notifications': {
    rows: ofUser(),
    erase: 'title message link',
    words: 'title message link',
    fixed: 'type',
  },
  'public.saved_views': { rows: ofUser(), erase: 'value', words: 'value', fixed: 'name' },
  'public.saved_reports': { rows: ofUser(), words: 'name', fixed: 'definition mail_every mail_problem' },
  'public.saved_report_readers': { rows: ofUser() },
  'public.push_subscriptions': {
    rows: { account: byAccount('user_id') },
    erase: 'endpoint device',
    secret: 'p256dh auth',
  },
  'app.sign_ins': {
    rows: { account: byAccount('user_id') },
    erase: 'ip user_agent',
    fixed: 'outcome method',
  },
  'app.looks': { words: 'reason' },
  'public.person_requests': {
    rows: { account: byAccount('created_by') },
    words: 'error',
    fixed: 'kind act status counts',
  },
  'auth.users': {
    rows: { account: byAccount('id') },
    erase: 'email email_change raw_user_meta_data raw_app_meta_data phone phone_change',
    secret:
      'encrypted_password confirmation_token recovery_token email_change_token_new email_change_token_current phone_change_token reauthentication_token',
    fixed: 'aud role',
  },
  'auth.identities': {
    rows: { account: byAccount('user_id') },
    erase: 'provider_id identity_data email',
    fixed: 'provider',
  },
  'auth.sessions': { rows: { account: byAccount('user_id') }, erase: 'user_agent ip', fixed: 'tag' },
  'auth.mfa_factors': {
    rows: { account: byAccount('user_id') },
    erase: 'friendly_name phone',
    secret: 'secret',
  },
  'auth.webauthn_credentials': {
    rows: { account: byAccount('user_id') },
    erase: 'friendly_name',
    secret: 'credential_id public_key',
    fixed: 'transports',
  },
  'auth.mfa_challenges': { erase: 'ip_address' },
  'auth.mfa_amr_claims': { fixed: 'authentication_method' },
  'auth.recovery_codes': { secret: 'code_mac' },
  'auth.refresh_tokens': { secret: 'token parent', fixed: 'user_id' },
  'auth.one_time_tokens': {
    erase: 'relates_to',
    secret: 'token_hash code_hash code_challenge code_challenge_method',
  },
  'auth.flow_state': {
    secret: 'auth_code code_challenge',
    fixed: 'provider_type authentication_method',
  },
  'auth.oidc_states': {
    secret: 'state_hash browser_hash nonce code_verifier code_challenge',
    fixed: 'redirect_to',
  },
  'auth.webauthn_challenges': { secret: 'challenge', fixed: 'kind origin' },
  'auth.audit_log_entries': { words: 'payload', fixed: 'ip_address' },
  'auth.rate_limits': { keys: 'key' },
  'auth.signing_keys': { secret: 'material', fixed: 'kid kind' },
  // Messages
  'public.outbox': {
    rows: {
      recipient: deliveries('delivery_id'),
      account: `lower(t.recipient) = ${email}`,
    },
    erase: 'recipient subject html body error attachment attachment_name',
    words: 'recipient subject html body error attachment_name',
    keys: 'dedupe_key',
    fixed: 'channel state provider_id',
  },
  'public.contact_messages': {
    rows: { account: `lower(t.email) = ${email}` },
    erase: 'name email company phone subject message',
    fixed: 'submission_key',
  },
  'public.support_tickets': {
    rows: {
      member: byMember('created_by'),
      account: `t.created_by = any(:ids) or lower(t.requester_email) = ${email}`,
    },
    erase: 'requester_name requester_email',
    words: 'subject message requester_name requester_email',
    fixed: 'status',
  },
  'public.ticket_messages': {
    rows: { account: byAccount('author_id') },
    erase: 'author_name',
    words: 'author_name body',
  },
  'public.webhook_calls': { words: 'payload error', fixed: 'event state' },
  'app.idempotency_keys': { words: 'body', keys: 'key', secret: 'request_hash', fixed: 'scope holder' },
  'app.text_callbacks': { fixed: 'key' },
  'app.delivery_notices': { fixed: 'kind' },
  // Empties itself within a minute.
  'realtime.changes': { erase: 'record old_record', fixed: 'kind' },
  'realtime.messages': { words: 'payload', fixed: 'topic extension event binary_payload' },
  'storage.objects': {
    words: 'user_metadata',
    fixed: 'bucket_id name metadata path_tokens version owner_id',
  },
  'storage.buckets': { fixed: 'id name allowed_mime_types owner_id' },
  // The queue deletes outputs itself: Jobs.forget().
  'jobs.job': {
    erase: 'output source_output',
    fixed: 'name data singleton_key group_id group_tier dead_letter policy source_name',
  },
  // Kept data and the reason
  'public.audit_log': {
    rows: ofUser('actor_id'),
    erase: 'actor_label ip user_agent label before after details subject_id',
    fixed: 'action subject via request_id',
    retained: {
      columns: '',
      why: 'Who may do what has to be accounted for: that something was done and when stays. Name, address and what a line said of the person go.',
      until: 'as long as the owner of the platform keeps the audit log',
    },
  },
  'public.invoices': {
    fixed: 'number kind plan_id status currency tax_label tax_note coupon_code period provider_invoice_id',
    retained: {
      columns: 'lines seller buyer paid_by payment_reference',
      why: 'Tax law: an invoice is kept as it was issued, with the name and address of the company that was invoiced.',
      until: 'the years that the tax law of the seller sets, often ten',
    },
  },
  'public.credit_notes': {
    fixed: 'number currency tax_label tax_note',
    retained: {
      columns: 'lines seller buyer reason',
      why: 'Tax law: a credit note is kept as it was issued, like its invoice.',
      until: 'the years that the tax law of the seller sets, often ten',
    },
  },
  'app.text_opt_outs': {
    retained: {
      columns: 'phone',
      why: 'The number answered STOP. It is kept so that nobody texts it again.',
      until: 'it answers START',
    },
  },
  'public.billing_details': {
    retained: {
      columns: 'name address country tax_id email',
      why: 'Whom the company says it is on its invoices. An administrator changes it in Settings, Plan.',
      until: 'it is changed, or the company is removed',
    },
  },
  'public.tenants': {
    fixed:
      'name slug status time_zone units locale currency brand_color logo_url settings suspended_reason second_step_roles',
  },
  // Tables without personal data
  'app.job_rounds': { fixed: 'queue' },
  'app.job_turns': { fixed: 'queue' },
  'app.audit_erasures': { secret: 'hash' },
  'app.audit_seals': { secret: 'hash' },
  'app.delivery_transitions': { fixed: 'from_status to_status' },
  'app.payment_events': { fixed: 'id type' },
  'app.company_moves': { fixed: 'name address state status_before counts' },
  'app.moved_numbers': { secret: 'digest' },
  'app.processes': { fixed: 'role host version' },
  'app.settings': { fixed: 'key value' },
  'public.api_keys': { words: 'name', secret: 'key_hash', fixed: 'prefix scopes origins' },
  'public.archives': { words: 'error', fixed: 'kind status counts' },
  'public.article_versions': { words: 'written_by', fixed: 'page content' },
  'public.email_template_versions': {
    words: 'saved_by',
    fixed: 'subject html_content text_content variables',
  },
  'public.email_templates': {
    fixed: 'name type subject html_content text_content variables language htmlContent textContent',
  },
  'public.recipient_message_texts': { fixed: 'kind channel language title message' },
  'public.recipient_mail_texts': { fixed: 'type language subject html_content text_content' },
  'public.incidents': { fixed: 'title body component severity state updates' },
  'public.maintenance_windows': { fixed: 'title body components' },
  'public.parked_work': { words: 'error', fixed: 'kind' },
  'public.probe_results': { fixed: 'component detail' },
  'public.region_builds': { fixed: 'name source place label status stage code problem hint' },
  'public.status_steps': { words: 'name', fixed: 'names state set_by colour' },
  'public.order_forms': {
    words: 'services slots intro confirmation',
    secret: 'secret',
    fixed: 'fields frame_origins',
  },
  'public.order_requests': {
    // Before it is an order, only its address and number say whose it is.
    rows: {
      recipient: `t.tenant_id = :company and (t.order_id in (select o.id from public.orders o where o.tenant_id = :company and o.recipient_id = any(:ids)) or exists (select from public.recipients r where r.tenant_id = :company and r.id = any(:ids) and (lower(r.email) = lower(t.wish ->> 'email') or r.phone = t.wish ->> 'phone')))`,
    },
    erase: 'wish',
    fixed: 'state slot_id currency problem price',
  },
  'public.order_steps': { words: 'name', fixed: 'said_by' },
  'public.tracking_hosts': { fixed: 'host state seen' },
  'public.sign_on_connections': {
    secret: 'secret',
    fixed: 'kind issuer client_id sign_in_url certificates role_for_new last_problem',
  },
  'public.sign_on_domains': { fixed: 'domain seen' },
  'app.sign_on_flows': {
    secret: 'id nonce code_verifier code_challenge',
    fixed: 'redirect_to code_challenge_method',
  },
  'public.shops': { words: 'name', secret: 'secret', fixed: 'kind' },
  'public.subscription_events': { fixed: 'plan_id status currency previous_plan_id previous_status' },
  'public.plan_prices': { fixed: 'plan_id period currency' },
  'public.coupons': { fixed: 'code currency' },
  'public.coupon_redemptions': { fixed: 'coupon_code' },
  'public.subscription_plan_versions': { fixed: 'plan_id name limits features' },
  'public.subscription_plans': { fixed: 'id name currency period features limits' },
  'public.subscriptions': {
    words: 'cancel_reason',
    fixed:
      'plan_id status status_before_closing currency period next_period next_currency coupon_code limits next_plan_id provider provider_customer_id provider_subscription_id default_limits',
  },
  'public.webhook_endpoints': {
    words: 'description paused_reason',
    secret: 'secret previous_secret',
    fixed: 'url events',
  },
}

/** The columns of one treatment as a list. */
export const columnsOf = (columns: string | undefined): string[] =>
  (columns ?? '').split(' ').filter((name) => name !== '')

/** Every column that the table's entry names. */
export function namedColumns(entry: PersonalTable): string[] {
  const { erase, words, keys, secret, fixed, retained } = entry
  return [erase, words, keys, secret, fixed, retained?.columns].flatMap(columnsOf)
}

/** Places of words to replace, as app.words_of_person() takes them. The audit log has its own function. */
export const WORD_PLACES: readonly { table: string; column: string; isKey: boolean }[] = Object.entries(
  PERSONAL_DATA,
).flatMap(([table, { words, keys }]) => [
  ...columnsOf(words).map((column) => ({ table, column, isKey: false })),
  ...columnsOf(keys).map((column) => ({ table, column, isKey: true })),
])
