// Unique indexes that span all companies, each with its reason. All other unique indexes of company tables
// contain tenant_id (schema-lint.ts). Companies in several databases would need a directory of the values with
// the reason FINDS_COMPANY.

const FINDS_COMPANY = 'finds the company by a secret or number that comes from outside'
const NO_COMPANY = 'holds rows of the platform too, which have no company'

export const UNIQUE_EVERYWHERE: Record<string, string> = {
  api_keys_key_hash_key: FINDS_COMPANY,
  device_tokens_token_hash_key: FINDS_COMPANY,
  driver_codes_code_mac_key: FINDS_COMPANY,
  invitations_token_hash_key: FINDS_COMPANY,
  deliveries_tracking_number_key: FINDS_COMPANY,
  shops_by_id: FINDS_COMPANY,
  tracking_hosts_host_key: FINDS_COMPANY,
  sign_on_domains_proven: 'finds the company by the domain of a mail address',
  'app.sign_on_flows_pkey': 'finds the sign-in by a secret that its answer brings',
  invoices_provider_invoice_id_key: FINDS_COMPANY,
  subscriptions_provider_subscription_id_key: FINDS_COMPANY,
  outbox_provider_id_key: FINDS_COMPANY,
  invoices_number_key: 'numbers all invoices of the platform in one series',
  credit_notes_number_key: 'numbers all credit notes of the platform in one series',
  'app.looks_one_each': 'lets an owner of the platform look at one company at a time',
  outbox_dedupe_key_key: NO_COMPANY,
  outbox_pkey: NO_COMPANY,
  audit_log_pkey: NO_COMPANY,
  person_requests_pkey: NO_COMPANY,
  support_tickets_pkey: NO_COMPANY,
}
