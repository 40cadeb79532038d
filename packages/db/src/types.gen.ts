// Written by scripts/generate-types.ts from the migrated database. Do not edit.
import type { ColumnType } from 'kysely'

export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>
export type Timestamp = ColumnType<Date, Date | string, Date | string>
/** Written as JSON text, so that arrays do not become PostgreSQL arrays. */
export type Json = ColumnType<unknown, string, string>

export interface Addresses {
  tenant_id: string
  id: Generated<string>
  text: string
  normalised: string
  street: string | null
  house_number: string | null
  postcode: string | null
  city: string | null
  lat: number
  lng: number
  entrance_lat: number | null
  entrance_lng: number | null
  confidence: Generated<number>
  accuracy: Generated<string>
  source: Generated<string>
  corrected_at: Timestamp | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  service_seconds: number | null
  notes: string | null
  window_from: string | null
  window_to: string | null
  forgotten_at: Timestamp | null
}

export interface ApiKeys {
  tenant_id: string
  id: Generated<string>
  name: string
  prefix: string
  key_hash: Buffer
  scopes: Generated<string[]>
  created_by: string | null
  created_at: Generated<Timestamp>
  last_used_at: Timestamp | null
  revoked_at: Timestamp | null
  is_test: Generated<boolean>
  calls_per_minute: number | null
  origins: Generated<string[]>
}

export interface Archives {
  tenant_id: string
  id: Generated<string>
  kind: string
  status: Generated<string>
  rows_done: Generated<number>
  rows_total: number | null
  counts: Generated<Json>
  bytes: number | null
  error: string | null
  created_by: string | null
  created_at: Generated<Timestamp>
  finished_at: Timestamp | null
}

export interface ArticleVersions {
  page: string
  version: number
  content: string | null
  written_by: string | null
  written_at: Generated<Timestamp>
}

export interface AuditLog {
  id: Generated<string>
  tenant_id: string | null
  actor_id: string | null
  action: string
  subject: string | null
  details: Generated<Json>
  at: Generated<Timestamp>
  actor_label: string | null
  via: string | null
  ip: string | null
  user_agent: string | null
  request_id: string | null
  subject_id: string | null
  label: string | null
  before: Json | null
  after: Json | null
}

export interface BillingDetails {
  tenant_id: string
  name: Generated<string>
  address: Generated<string>
  tax_id: Generated<string>
  email: string | null
  updated_at: Generated<Timestamp>
  country: Generated<string>
}

export interface CompanyRoles {
  tenant_id: string
  id: Generated<string>
  name: string
  rights: string[]
  base_role: ColumnType<string, never, never>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface ContactMessages {
  id: Generated<string>
  name: string
  email: string
  company: string | null
  phone: string | null
  subject: Generated<string>
  message: string
  submission_key: string | null
  created_at: Generated<Timestamp>
}

export interface CouponRedemptions {
  tenant_id: string
  coupon_code: string
  redeemed_at: Generated<Timestamp>
}

export interface Coupons {
  code: string
  percent_off: string | null
  amount_off_minor: number | null
  currency: string | null
  invoices: number | null
  company_limit: number | null
  companies: Generated<number>
  expires_at: Timestamp | null
  is_active: Generated<boolean>
  created_at: Generated<Timestamp>
}

export interface CreditNotes {
  tenant_id: string
  id: Generated<string>
  number: string
  invoice_id: string
  currency: string
  lines: Json
  subtotal_minor: number
  tax_label: string
  tax_percent: string
  tax_minor: number
  total_minor: number
  tax_note: Generated<string>
  seller: Json
  buyer: Json
  reason: string
  issued_at: Timestamp
}

export interface Deliveries {
  tenant_id: string
  id: Generated<string>
  order_id: string
  tracking_number: Generated<string>
  status: Generated<string>
  status_at: Generated<Timestamp>
  status_note: string | null
  eta_from: Timestamp | null
  eta_to: Timestamp | null
  eta_reason: Json | null
  promised_from: Timestamp | null
  promised_to: Timestamp | null
  location_text: string | null
  location_lat: number | null
  location_lng: number | null
  location_at: Timestamp | null
  delivered_at: Timestamp | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  driver_near_at: Timestamp | null
  is_presumed: Generated<boolean>
}

export interface DeliveryClaims {
  tenant_id: string
  delivery_id: string
  user_id: string
  created_at: Generated<Timestamp>
}

export interface DeliveryEvents {
  tenant_id: string
  id: Generated<string>
  delivery_id: string
  status: string
  title: string
  at: Timestamp
  received_at: Generated<Timestamp>
  lat: number | null
  lng: number | null
  location_text: string | null
  actor_id: string | null
  idempotency_key: string | null
}

export interface DeliveryPreferences {
  tenant_id: string
  id: Generated<string>
  delivery_id: string
  user_id: string
  date: string
  time_slot: string
  place: string | null
  instructions: string | null
  contact: Generated<string>
  phone: string | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface Depots {
  tenant_id: string
  id: Generated<string>
  name: string
  address: string
  lat: number
  lng: number
  time_zone: string | null
  status: Generated<string>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  opens_at: string | null
  closes_at: string | null
  is_place_confirmed: Generated<boolean>
}

export interface DeviceTokens {
  tenant_id: string
  id: Generated<string>
  vehicle_id: string
  token_hash: Buffer
  created_at: Generated<Timestamp>
  last_used_at: Timestamp | null
  revoked_at: Timestamp | null
  is_simulator: Generated<boolean>
}

export interface DirectoryMembers {
  tenant_id: string
  id: Generated<string>
  user_id: string | null
  address: string | null
  external_id: string | null
  given_name: string | null
  family_name: string | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface DriverCodes {
  tenant_id: string
  driver_id: string
  code_mac: Buffer
  made_by: string | null
  made_at: Generated<Timestamp>
  expires_at: Timestamp
}

export interface DriverEvents {
  tenant_id: string
  id: string
  route_id: string
  driver_id: string | null
  user_id: string | null
  order_id: string | null
  stop_id: string | null
  kind: string
  happened_at: Timestamp
  device_at: Timestamp
  sent_at: Timestamp
  received_at: Generated<Timestamp>
  lat: number | null
  lng: number | null
  reason: string | null
  note: string | null
  proof: Generated<Json>
  files: Generated<string[]>
  outcome: string
  said_by: Generated<string>
  checked: Generated<string[]>
  sequence: Generated<string[]>
}

export interface Drivers {
  tenant_id: string
  id: Generated<string>
  user_id: string | null
  name: string
  phone: string | null
  email: string | null
  licence: string | null
  licence_expires_on: string | null
  skills: Generated<string[]>
  status: Generated<string>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  papers: Generated<Json>
  week: Generated<Json>
  absences: Generated<Json>
  max_week_minutes: Generated<number>
}

export interface EmailTemplateVersions {
  template_id: string
  version: number
  at: Generated<Timestamp>
  saved_by: string | null
  subject: string
  html_content: string
  text_content: string
  variables: Json
}

export interface EmailTemplates {
  id: Generated<string>
  name: string
  type: string
  subject: string
  html_content: Generated<string>
  text_content: Generated<string>
  variables: Generated<Json>
  is_active: Generated<boolean>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  is_built_in: Generated<boolean>
  version: Generated<number>
  language: string | null
  htmlContent: string | null
  textContent: string | null
  isActive: boolean | null
  createdAt: Timestamp | null
  updatedAt: Timestamp | null
}

export interface Feedback {
  tenant_id: string
  id: Generated<string>
  delivery_id: string
  user_id: string
  rating: number
  package_condition: string | null
  delivery_speed: string | null
  driver_rating: string | null
  recommends: string | null
  comments: string | null
  created_at: Generated<Timestamp>
  photos: Generated<string[]>
}

export interface FleetIncidentEntries {
  tenant_id: string
  id: Generated<string>
  incident_id: string
  at: Generated<Timestamp>
  kind: string
  text: string | null
  status: string | null
  files: Generated<string[]>
  user_id: string | null
}

export interface FleetIncidents {
  tenant_id: string
  id: Generated<string>
  kind: string
  severity: string
  status: Generated<string>
  happened_at: Timestamp
  vehicle_id: string | null
  driver_id: string | null
  order_id: string | null
  place: string | null
  lat: number | null
  lng: number | null
  description: string
  cost_minor: number | null
  created_by: string | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  third_party: string | null
  can_drive: boolean | null
}

export interface FuelFills {
  tenant_id: string
  id: Generated<string>
  vehicle_id: string
  driver_id: string | null
  filled_at: Timestamp
  odometer_km: number
  energy: string
  amount: string
  cost_minor: number
  is_full: Generated<boolean>
  is_after_gap: Generated<boolean>
  station: string | null
  note: string | null
  files: Generated<string[]>
  created_by: string | null
  created_at: Generated<Timestamp>
  lat: number | null
  lng: number | null
}

export interface Imports {
  tenant_id: string
  id: Generated<string>
  file_name: string | null
  mapping: Generated<Json>
  row_count: Generated<number>
  created_count: Generated<number>
  updated_count: Generated<number>
  rejected: Generated<Json>
  created_by: string | null
  created_at: Generated<Timestamp>
  undone_at: Timestamp | null
  layout: string | null
  dropped: Generated<string[]>
  from_address_book: Generated<number>
  warnings: Generated<Json>
}

export interface Incidents {
  id: Generated<string>
  title: string
  body: Generated<string>
  component: string
  severity: Generated<string>
  state: Generated<string>
  started_at: Generated<Timestamp>
  resolved_at: Timestamp | null
  updates: Generated<Json>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface Invitations {
  tenant_id: string
  id: Generated<string>
  email: string
  role: string
  driver_id: string | null
  token_hash: Buffer
  invited_by: string | null
  created_at: Generated<Timestamp>
  expires_at: Timestamp
  accepted_at: Timestamp | null
  revoked_at: Timestamp | null
  company_role_id: string | null
}

export interface Invoices {
  tenant_id: string
  id: Generated<string>
  number: string
  subscription_id: string
  kind: string
  plan_id: string
  status: Generated<string>
  currency: string
  lines: Json
  subtotal_minor: number
  tax_label: string
  tax_percent: string
  tax_minor: number
  total_minor: number
  seller: Json
  buyer: Json
  period_start: Timestamp | null
  period_end: Timestamp | null
  issued_at: Timestamp
  due_at: Timestamp
  paid_at: Timestamp | null
  paid_by: string | null
  payment_reference: string | null
  reminders: Generated<number>
  voided_at: Timestamp | null
  provider_invoice_id: string | null
  tax_note: Generated<string>
  credited_minor: Generated<number>
  coupon_code: string | null
  period: Generated<string>
}

export interface LoyaltyPoints {
  tenant_id: string
  id: Generated<string>
  user_id: string
  points: number
  reason: string
  feedback_id: string | null
  created_at: Generated<Timestamp>
}

export interface MaintenanceWindows {
  id: Generated<string>
  title: string
  body: Generated<string>
  components: Generated<string[]>
  starts_at: Timestamp
  ends_at: Timestamp
  created_at: Generated<Timestamp>
}

export interface MapRequests {
  tenant_id: string
  requested_by: string | null
  requested_at: Generated<Timestamp>
}

export interface Memberships {
  tenant_id: string
  user_id: string
  role: string
  status: Generated<string>
  created_at: Generated<Timestamp>
  company_role_id: string | null
}

export interface Messages {
  tenant_id: string
  id: Generated<string>
  delivery_id: string | null
  author: string
  user_id: string | null
  channel: Generated<string>
  body: string
  created_at: Generated<Timestamp>
  read_at: Timestamp | null
  driver_id: string | null
  broadcast_id: string | null
}

export interface Notifications {
  tenant_id: string
  id: Generated<string>
  user_id: string
  type: string
  title: string
  message: string
  link: string | null
  read_at: Timestamp | null
  created_at: Generated<Timestamp>
}

export interface OrderAttachments {
  tenant_id: string
  id: Generated<string>
  order_id: string
  file_id: string
  object: ColumnType<string, never, never>
  name: string
  type: string
  bytes: number
  created_by: string | null
  created_at: Generated<Timestamp>
}

export interface OrderForms {
  tenant_id: string
  is_open: Generated<boolean>
  needs_acceptance: Generated<boolean>
  services: Generated<Json>
  slots: Generated<Json>
  fields: Generated<Json>
  zone_ids: Generated<string[]>
  lead_hours: Generated<number>
  days_ahead: Generated<number>
  intro: Generated<string>
  confirmation: Generated<string>
  frame_origins: Generated<string[]>
  secret: Generated<string>
  created_by: string | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface OrderPrices {
  tenant_id: string
  order_id: string
  rate_card_id: string | null
  rate_card: string
  currency: string
  metres: number
  lines: Json
  total_minor: number
  priced_by: string | null
  priced_at: Generated<Timestamp>
}

export interface OrderRequests {
  tenant_id: string
  id: string
  state: Generated<string>
  date: string
  slot_id: string
  wish: Json
  price_minor: number
  currency: string
  problem: string | null
  order_id: string | null
  decided_by: string | null
  decided_at: Timestamp | null
  created_at: Generated<Timestamp>
  price: Json | null
}

export interface OrderSteps {
  tenant_id: string
  id: Generated<string>
  order_id: string
  step_id: string
  name: string
  said_by: string
  user_id: string | null
  at: Timestamp
  created_at: Generated<Timestamp>
}

export interface Orders {
  tenant_id: string
  id: Generated<string>
  reference: string
  type: Generated<string>
  status: Generated<string>
  date: string
  window_start: Timestamp | null
  window_end: Timestamp | null
  setup_seconds: Generated<number>
  service_seconds: Generated<number>
  packages: Generated<number>
  weight_grams: Generated<number>
  priority: Generated<number>
  skills: Generated<string[]>
  instructions: string | null
  custom: Generated<Json>
  recipient_id: string
  address_id: string
  import_id: string | null
  version: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  proof: Generated<string>
  cash_minor: Generated<number>
  volume_litres: Generated<number>
  pallet_tenths: Generated<number>
  prize_minor: Generated<number>
  late_minor: Generated<number>
  only_vehicles: Generated<string[]>
  not_vehicles: Generated<string[]>
  pair: string | null
  other_windows: Generated<string[]>
  last_date: string | null
  series_id: string | null
  series_date: string | null
  turn: Generated<string>
  after_orders: Generated<string[]>
  before_orders: Generated<string[]>
  together: string | null
}

export interface Outbox {
  id: Generated<string>
  tenant_id: string | null
  channel: Generated<string>
  dedupe_key: string
  recipient: string
  subject: string | null
  html: string | null
  body: string
  state: Generated<string>
  attempts: Generated<number>
  error: string | null
  created_at: Generated<Timestamp>
  sent_at: Timestamp | null
  expires_at: Timestamp | null
  send_after: Timestamp | null
  attachment_name: string | null
  attachment: Buffer | null
  delivery_id: string | null
  provider_id: string | null
  dismissed_at: Timestamp | null
  taken_until: Timestamp | null
  emptied_at: Timestamp | null
}

export interface Owners {
  id: string
  created_at: Generated<Timestamp>
}

export interface ParkedWork {
  tenant_id: string
  kind: string
  subject_id: string
  error: string
  attempts: Generated<number>
  parked_at: Generated<Timestamp>
  retry_at: Timestamp
}

export interface PayCorrections {
  tenant_id: string
  id: Generated<string>
  driver_id: string
  date: string
  amount_minor: number
  reason: string
  created_by: string | null
  created_at: Generated<Timestamp>
}

export interface PayRules {
  tenant_id: string
  id: Generated<string>
  name: string
  starts_on: string
  driver_ids: Generated<string[]>
  per_shift_minor: Generated<number>
  per_hour_minor: Generated<number>
  per_stop_minor: Generated<number>
  per_km_minor: Generated<number>
  per_failed_minor: Generated<number>
  on_time_minor: Generated<number>
  on_time_percent: Generated<number>
  day_minimum_minor: Generated<number>
  created_by: string | null
  created_at: Generated<Timestamp>
  per_mile_minor: Generated<number>
}

export interface PayStatements {
  tenant_id: string
  id: Generated<string>
  driver_id: string
  month: string
  currency: string
  days: Json
  total_minor: number
  approved_by: string | null
  approved_at: Generated<Timestamp>
}

export interface PersonRequests {
  id: Generated<string>
  tenant_id: string | null
  kind: string
  act: string
  person_ids: string[]
  status: Generated<string>
  counts: Generated<Json>
  bytes: number | null
  error: string | null
  created_by: string | null
  created_at: Generated<Timestamp>
  finished_at: Timestamp | null
}

export interface PlanPrices {
  plan_id: string
  period: string
  currency: string
  price_minor: number
}

export interface PlanRoutes {
  tenant_id: string
  id: Generated<string>
  plan_id: string
  number: number
  vehicle_id: string
  driver_id: string | null
  depart_at: Timestamp
  return_at: Timestamp
  distance_metres: number
  duration_seconds: number
  drive_seconds: number
  service_seconds: number
  wait_seconds: number
  load_packages: number
  load_grams: number
  legs: Generated<string[]>
  cost: number | null
  violations: Generated<Json>
  return_leg: Generated<Json>
  overtime_cost: number | null
}

export interface PlanStops {
  tenant_id: string
  plan_id: string
  plan_route_id: string
  order_id: string
  sequence: number
  arrive_at: Timestamp
  service_at: Timestamp
  depart_at: Timestamp
  wait_seconds: Generated<number>
  late_seconds: Generated<number>
  leg_distance_metres: number
  leg_duration_seconds: number
  leg: Generated<Json>
}

export interface PlanUnserved {
  tenant_id: string
  plan_id: string
  order_id: string
  reason: string
  message: string
  fix: string | null
}

export interface Plans {
  tenant_id: string
  id: Generated<string>
  date: string
  depot_id: string | null
  status: Generated<string>
  objective: Generated<string>
  seed: Generated<number>
  time_limit_seconds: Generated<number>
  vehicle_ids: string[] | null
  order_ids: string[] | null
  stop_requested: Generated<boolean>
  progress: Generated<Json>
  orders_fingerprint: string | null
  cost: number | null
  distance_metres: Generated<number>
  duration_seconds: Generated<number>
  drive_seconds: Generated<number>
  wait_seconds: Generated<number>
  route_count: Generated<number>
  stop_count: Generated<number>
  unserved_count: Generated<number>
  baseline_distance_metres: number | null
  on_roads: Generated<boolean>
  error: string | null
  created_by: string | null
  created_at: Generated<Timestamp>
  started_at: Timestamp | null
  finished_at: Timestamp | null
  dispatched_at: Timestamp | null
  updated_at: Generated<Timestamp>
  name: string | null
  version: Generated<number>
  base_plan_id: string | null
  rules: Generated<Json>
  adjustments: Generated<Json>
  locked_orders: Generated<string[]>
  locked_vehicles: Generated<string[]>
  locks_changed_at: Timestamp | null
  late_count: Generated<number>
  rest_plan_id: string | null
  planned_at: Generated<Timestamp>
  driving_speeds: Json | null
}

export interface Positions {
  tenant_id: string
  vehicle_id: string
  fix_time: Timestamp
  lat: number
  lng: number
  speed_mps: number | null
  heading: number | null
  accuracy_metres: number | null
  source: string
  event_id: string | null
  received_at: Generated<Timestamp>
}

export interface ProbeResults {
  component: string
  at: Timestamp
  is_up: boolean
  latency_ms: number | null
  detail: string | null
}

export interface Profiles {
  id: string
  email: string | null
  first_name: string | null
  last_name: string | null
  company_name: string | null
  phone: string | null
  locale: string | null
  notification_choices: Generated<Json>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  chosen_tenant_id: string | null
}

export interface ProofDocuments {
  tenant_id: string
  order_id: string
  number: number
  document: Json
  objects: string[]
  signature: string
  key_id: string
  public_key: string
  created_at: Generated<Timestamp>
}

export interface PushSubscriptions {
  id: Generated<string>
  user_id: string
  endpoint: string
  p256dh: string
  auth: string
  device: string
  created_at: Generated<Timestamp>
  sent_at: Timestamp | null
}

export interface RateCards {
  tenant_id: string
  id: Generated<string>
  name: string
  is_default: Generated<boolean>
  rates: Json
  created_by: string | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface RecipientMailTexts {
  tenant_id: string
  id: Generated<string>
  type: string
  language: string | null
  subject: string
  html_content: Generated<string>
  text_content: Generated<string>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface RecipientMessageTexts {
  tenant_id: string
  id: Generated<string>
  kind: string
  channel: string
  language: string | null
  title: Generated<string>
  message: string
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface RecipientRoutes {
  id: string | null
  status: string | null
  trackingNumber: string | null
  recipient: string | null
  address: string | null
  currentLocation: Json | null
  estimatedDelivery: Timestamp | null
  created_at: Timestamp | null
}

export interface Recipients {
  tenant_id: string
  id: Generated<string>
  name: string
  phone: string | null
  email: string | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface RecurringOrders {
  tenant_id: string
  id: Generated<string>
  reference: string
  template: Json
  weekdays: number[]
  every_weeks: Generated<number>
  weeks_from: string
  starts_on: string
  ends_on: string | null
  skip_dates: Generated<string[]>
  problem: string | null
  created_by: string | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface RegionBuilds {
  id: Generated<string>
  name: string
  source: string
  place: string
  label: string
  bounds: number[] | null
  status: Generated<string>
  stage: string | null
  fraction: Generated<number>
  problem: string | null
  hint: string | null
  tries: Generated<number>
  stop_requested: Generated<boolean>
  created_by: string | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  finished_at: Timestamp | null
  code: string | null
}

export interface Repairs {
  tenant_id: string
  id: Generated<string>
  date: string
  status: Generated<string>
  request: Json
  proposal: Json
  created_by: string | null
  created_at: Generated<Timestamp>
  accepted_by: string | null
  accepted_at: Timestamp | null
}

export interface RouteActuals {
  tenant_id: string
  route_id: string
  driven_metres: number
  moving_seconds: number
  fix_count: number
  measured_at: Generated<Timestamp>
}

export interface RouteHues {
  tenant_id: string
  date: string
  number: number
  hue: number
}

export interface Routes {
  tenant_id: string
  id: Generated<string>
  plan_id: string | null
  date: string
  number: number
  vehicle_id: string
  driver_id: string | null
  depot_id: string
  status: Generated<string>
  depart_at: Timestamp
  return_at: Timestamp
  eta_return_at: Timestamp | null
  drift_seconds: Generated<number>
  distance_metres: number
  duration_seconds: number
  load_packages: Generated<number>
  load_grams: Generated<number>
  legs: Generated<string[]>
  started_at: Timestamp | null
  finished_at: Timestamp | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  event_count: Generated<number>
  reordered_at: Timestamp | null
  order_locked_at: Timestamp | null
  return_leg: Generated<Json>
  broken_rules: Generated<Json>
  off_route_since: Timestamp | null
  standing_since: Timestamp | null
}

export interface SavedReportReaders {
  tenant_id: string
  report_id: string
  user_id: string
}

export interface SavedReports {
  tenant_id: string
  id: Generated<string>
  user_id: string | null
  name: string
  definition: Json
  is_shared: Generated<boolean>
  mail_every: string | null
  mailed_on: string | null
  mail_problem: string | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface SavedViews {
  tenant_id: string
  user_id: Generated<string>
  name: string
  value: Json
  updated_at: Generated<Timestamp>
}

export interface ShopCalls {
  tenant_id: string
  shop_id: string
  delivery_id: string
  topic: string
  reference: string | null
  said_at: Timestamp | null
  outcome: string
  message: string | null
  received_at: Generated<Timestamp>
}

export interface Shops {
  tenant_id: string
  id: Generated<string>
  kind: string
  name: string
  secret: string
  lead_days: Generated<number>
  last_received_at: Timestamp | null
  wrong_signature_at: Timestamp | null
  created_by: string | null
  created_at: Generated<Timestamp>
}

export interface SignOnConnections {
  tenant_id: string
  kind: string
  issuer: string
  client_id: string | null
  secret: string | null
  sign_in_url: string | null
  certificates: Generated<string[]>
  role_for_new: string | null
  is_enabled: Generated<boolean>
  is_required: Generated<boolean>
  last_success_at: Timestamp | null
  last_problem: string | null
  last_problem_at: Timestamp | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface SignOnDomains {
  tenant_id: string
  domain: string
  challenge: Generated<string>
  proven_at: Timestamp | null
  checked_at: Timestamp | null
  seen: string | null
  created_at: Generated<Timestamp>
  missing_since: Timestamp | null
}

export interface StandingWishes {
  tenant_id: string
  user_id: string
  address_id: string
  place: string | null
  instructions: string | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface StatusSteps {
  tenant_id: string
  id: Generated<string>
  name: string
  names: Generated<Json>
  state: string
  after_id: string | null
  position: Generated<number>
  set_by: string[]
  zone_id: string | null
  is_shown: Generated<boolean>
  is_active: Generated<boolean>
  colour: string | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface Stops {
  tenant_id: string
  id: Generated<string>
  route_id: string
  order_id: string
  delivery_id: string
  sequence: number
  status: Generated<string>
  lat: number
  lng: number
  planned_arrive_at: Timestamp
  planned_service_at: Timestamp
  planned_depart_at: Timestamp
  service_seconds: number
  leg_distance_metres: number
  leg_duration_seconds: number
  promised_from: Timestamp | null
  promised_to: Timestamp | null
  eta_at: Timestamp | null
  late_seconds: Generated<number>
  arrived_at: Timestamp | null
  departed_at: Timestamp | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  handover: Json | null
  driver_arrived_at: Timestamp | null
  driver_done_at: Timestamp | null
  leg: Generated<Json>
  range_from: Timestamp | null
  range_to: Timestamp | null
  range_score: number | null
  range_aim: number | null
}

export interface SubscriptionEvents {
  tenant_id: string
  id: Generated<string>
  at: Generated<Timestamp>
  subscription_id: string
  plan_id: string
  status: string
  amount: number
  previous_plan_id: string | null
  previous_status: string | null
  previous_amount: number | null
  currency: Generated<string>
}

export interface SubscriptionPlanVersions {
  plan_id: string
  version: number
  at: Generated<Timestamp>
  name: string
  price_minor: number | null
  vehicle_limit: number
  limits: Json
  features: Json
}

export interface SubscriptionPlans {
  id: string
  name: string
  price_minor: number | null
  currency: Generated<string>
  period: Generated<string>
  vehicle_limit: Generated<number>
  features: Generated<Json>
  limits: Generated<Json>
  is_popular: Generated<boolean>
  position: Generated<number>
  is_active: Generated<boolean>
  version: Generated<number>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface Subscriptions {
  tenant_id: string
  id: Generated<string>
  plan_id: string
  status: string
  amount: Generated<number>
  currency: Generated<string>
  vehicle_limit: number
  limits: Generated<Json>
  trial_ends_at: Timestamp | null
  current_period_end: Timestamp | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  current_period_start: Timestamp | null
  next_plan_id: string | null
  cancels_at_period_end: Generated<boolean>
  past_due_since: Timestamp | null
  cancelled_at: Timestamp | null
  cancel_reason: string | null
  provider: Generated<string>
  provider_customer_id: string | null
  provider_subscription_id: string | null
  provider_event_at: Timestamp | null
  default_limits: Json | null
  status_before_closing: string | null
  period: Generated<string>
  next_period: string | null
  next_currency: string | null
  coupon_code: string | null
}

export interface SupportTickets {
  id: Generated<string>
  tenant_id: string | null
  status: Generated<string>
  subject: string
  message: string
  requester_name: string | null
  requester_email: string | null
  contact_message_id: string | null
  created_by: string | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  assigned_to: string | null
  last_message_at: Generated<Timestamp>
  closed_at: Timestamp | null
}

export interface Tenants {
  id: Generated<string>
  name: string
  slug: string
  status: Generated<string>
  time_zone: Generated<string>
  units: Generated<string>
  locale: Generated<string>
  currency: Generated<string>
  brand_color: Generated<string>
  logo_url: string | null
  settings: Generated<Json>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  suspended_at: Timestamp | null
  suspended_reason: string | null
  delete_after: Timestamp | null
  second_step_roles: Generated<string[]>
  days_ahead: Generated<number>
  sandbox_of: string | null
}

export interface TicketMessages {
  id: Generated<string>
  ticket_id: string
  at: Generated<Timestamp>
  author_id: string | null
  author_name: string
  is_from_support: boolean
  is_note: Generated<boolean>
  body: string
}

export interface TrackingHosts {
  tenant_id: string
  host: string
  challenge: Generated<string>
  state: Generated<string>
  seen: string | null
  checked_at: Timestamp | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface UsageDaily {
  tenant_id: string
  day: string
  api_calls: Generated<number>
}

export interface VehicleDefects {
  tenant_id: string
  id: Generated<string>
  vehicle_id: string
  event_id: string
  point: string
  note: string | null
  is_unsafe: Generated<boolean>
  files: Generated<string[]>
  reported_at: Timestamp
  resolved_at: Timestamp | null
  resolved_by: string | null
  resolution: string | null
}

export interface VehicleInspections {
  tenant_id: string
  id: Generated<string>
  vehicle_id: string
  kind: string
  inspected_on: string
  inspected_by: string
  result: string
  note: string | null
  next_due_on: string | null
  created_by: string | null
  created_at: Generated<Timestamp>
}

export interface VehiclePositions {
  tenant_id: string
  vehicle_id: string
  route_id: string | null
  fix_time: Timestamp
  lat: number
  lng: number
  speed_mps: number | null
  heading: number | null
  accuracy_metres: number | null
  source: string
  received_at: Generated<Timestamp>
  late_count: Generated<number>
}

export interface Vehicles {
  tenant_id: string
  id: Generated<string>
  name: string
  registration: string
  capacity_packages: Generated<number>
  capacity_grams: Generated<number>
  shift_start: Generated<string>
  shift_end: Generated<string>
  max_shift_seconds: Generated<number>
  depot_id: string
  driver_id: string | null
  skills: Generated<string[]>
  cost_fixed_minor: Generated<number>
  cost_per_hour_minor: Generated<number>
  cost_per_km_minor: Generated<number>
  status: Generated<string>
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  road_profile: Generated<string>
  papers: Generated<Json>
  odometer_km: number | null
  service_due_km: number | null
  service_due_on: string | null
  capacity_litres: number | null
  capacity_pallet_tenths: number | null
  max_distance_metres: number | null
  max_stops: number | null
  breaks: Generated<Json>
  end_depot_id: string | null
  max_reloads: Generated<number>
  reload_seconds: Generated<number>
  zone_ids: Generated<string[]>
  driving_rules: Generated<Json>
  last_in_first_out: Generated<boolean>
  overtime_after_minutes: number | null
  cost_per_overtime_hour_minor: number | null
  height_metres: string | null
  width_metres: string | null
  length_metres: string | null
  gross_weight_tonnes: string | null
  axle_load_tonnes: string | null
  energy: string | null
  use_per_100_km: string | null
}

export interface WebhookCalls {
  tenant_id: string
  id: Generated<string>
  endpoint_id: string
  event: string
  payload: Json
  state: Generated<string>
  attempts: Generated<number>
  status: number | null
  error: string | null
  milliseconds: number | null
  created_at: Generated<Timestamp>
  next_at: Generated<Timestamp>
  tried_at: Timestamp | null
  taken_until: Timestamp | null
}

export interface WebhookEndpoints {
  tenant_id: string
  id: Generated<string>
  url: string
  events: string[]
  description: Generated<string>
  is_active: Generated<boolean>
  paused_reason: string | null
  secret: string
  previous_secret: string | null
  previous_secret_until: Timestamp | null
  created_by: string | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
}

export interface WeekPlanOrders {
  tenant_id: string
  week_plan_id: string
  order_id: string
  date: string
  last_date: string | null
  version: number
  on_date: string
  earliest: string
  latest: string
  held: string | null
  is_planning: Generated<boolean>
  proposed_date: string | null
  problem: string | null
  accepted_at: Timestamp | null
  undone_at: Timestamp | null
}

export interface WeekPlans {
  tenant_id: string
  id: Generated<string>
  first_date: string
  days: number
  status: Generated<string>
  moves_freely: Generated<boolean>
  seed: Generated<number>
  time_limit_seconds: number
  stop_requested: Generated<boolean>
  is_restarted: Generated<boolean>
  progress: Generated<Json>
  result: Json | null
  error: string | null
  created_by: string | null
  created_at: Generated<Timestamp>
  started_at: Timestamp | null
  finished_at: Timestamp | null
  updated_at: Generated<Timestamp>
}

export interface WorkOrderParts {
  tenant_id: string
  work_order_id: string
  line: number
  name: string
  sku: string | null
  quantity: string
  unit_minor: number
  cost_minor: ColumnType<number | null, never, never>
}

export interface WorkOrders {
  tenant_id: string
  id: Generated<string>
  vehicle_id: string
  title: string
  status: Generated<string>
  due_on: string | null
  due_km: number | null
  workshop: string | null
  labour_minor: Generated<number>
  odometer_km: number | null
  done_on: string | null
  next_due_km: number | null
  next_due_on: string | null
  note: string | null
  created_by: string | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  defect_id: string | null
}

export interface ZoneEvents {
  tenant_id: string
  id: Generated<string>
  zone_id: string
  vehicle_id: string
  kind: string
  happened_at: Timestamp
  created_at: Generated<Timestamp>
}

export interface ZonePresences {
  tenant_id: string
  zone_id: string
  vehicle_id: string
  is_inside: boolean
  since: Timestamp
  turned_at: Timestamp | null
  seen_at: Timestamp
  event: string | null
  event_at: Timestamp | null
}

export interface Zones {
  tenant_id: string
  id: Generated<string>
  name: string
  color: string
  polygon: Json
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  weekdays: Generated<number[]>
  plans_orders: Generated<boolean>
  watch: Json | null
}

export interface AppAuditErasures {
  told_by: string
  audit_id: string
  hash: Buffer
}

export interface AppAuditSeals {
  position: number
  audit_id: string
  hash: Buffer
  sealed_at: Generated<Timestamp>
}

export interface AppCompanyMoves {
  tenant_id: string
  name: string
  address: string
  state: string
  paused_at: Generated<Timestamp>
  paused_until: Timestamp
  moved_at: Timestamp | null
  positions_before: Timestamp
  status_before: string | null
  counts: Generated<Json>
}

export interface AppCreditNoteNumbers {
  year: number
  last: number
}

export interface AppDatabaseSizes {
  day: string
  bytes: number
}

export interface AppDeliveryNotices {
  tenant_id: string
  id: Generated<string>
  delivery_id: string
  kind: string
  attempt: Generated<number>
  at: Generated<Timestamp>
  due_at: Generated<Timestamp>
  written_at: Timestamp | null
}

export interface AppDeliveryTransitions {
  from_status: string
  to_status: string
}

export interface AppEndedMemberships {
  tenant_id: string
  user_id: string
  company_name: string
  role: string
  reason: string
  ended_at: Generated<Timestamp>
  read_at: Timestamp | null
}

export interface AppIdempotencyKeys {
  scope: string
  key: string
  request_hash: Buffer
  status: number | null
  body: Json | null
  created_at: Generated<Timestamp>
  holder: string | null
  first_at: Generated<Timestamp>
}

export interface AppInvoiceNumbers {
  year: number
  last: number
}

export interface AppJobRounds {
  queue: string
  round: number
}

export interface AppJobTurns {
  tenant_id: string
  queue: string
  round: number
}

export interface AppLooks {
  owner_id: string
  tenant_id: string
  reason: string
  started_at: Generated<Timestamp>
  until: Timestamp
}

export interface AppMovedNumbers {
  tenant_id: string
  digest: Buffer
}

export interface AppPaymentEvents {
  id: string
  type: string
  happened_at: Timestamp
  received_at: Generated<Timestamp>
}

export interface AppPinTries {
  tenant_id: string
  delivery_id: string
  wrong: number
}

export interface AppProcesses {
  id: string
  role: string
  host: string
  pid: number
  version: string
  plan_threads: number
  plan_concurrency: number
  memory_bytes: Generated<number>
  region_bytes: Generated<number>
  vehicles_waiting: Generated<number>
  started_at: Generated<Timestamp>
  seen_at: Generated<Timestamp>
}

export interface AppProofKeys {
  key_id: string
  public_key: string
  is_own: boolean
  address: string | null
  created_at: Generated<Timestamp>
}

export interface AppRangeCalibrations {
  tenant_id: string
  factor: number
  arrivals: number
  computed_at: Generated<Timestamp>
}

export interface AppRangeCounts {
  tenant_id: string
  day: string
  calibrated_arrivals: number
  calibrated_held: number
  uncalibrated_arrivals: number
  uncalibrated_held: number
}

export interface AppRouteMemories {
  tenant_id: string
  route_id: string
  version: Generated<number>
  memory: Json
  late_count: Generated<number>
  last_fix_at: Timestamp | null
  last_fix_received_at: Timestamp | null
  updated_at: Generated<Timestamp>
  event_count: Generated<number>
  shown_ranges: Json | null
}

export interface AppServiceTimes {
  tenant_id: string
  address_id: string
  visits: number
  seconds: number
  updated_at: Generated<Timestamp>
}

export interface AppSettings {
  key: string
  value: Json
  updated_at: Generated<Timestamp>
}

export interface AppSignIns {
  id: Generated<string>
  user_id: string
  at: Generated<Timestamp>
  outcome: string
  method: string
  ip: string | null
  user_agent: string | null
}

export interface AppSignOnFlows {
  id: Buffer
  tenant_id: string
  is_trial: Generated<boolean>
  nonce: string | null
  code_verifier: string | null
  redirect_to: string
  code_challenge: string | null
  code_challenge_method: string | null
  ends_at: Timestamp
}

export interface AppTextCallbacks {
  key: string
  received_at: Generated<Timestamp>
}

export interface AppTextOptOuts {
  phone: string
  created_at: Generated<Timestamp>
}

export interface AppVehicleConsumptions {
  tenant_id: string
  vehicle_id: string
  energy: string
  per_100_km: string
}

export interface DB {
  addresses: Addresses
  api_keys: ApiKeys
  archives: Archives
  article_versions: ArticleVersions
  audit_log: AuditLog
  billing_details: BillingDetails
  company_roles: CompanyRoles
  contact_messages: ContactMessages
  coupon_redemptions: CouponRedemptions
  coupons: Coupons
  credit_notes: CreditNotes
  deliveries: Deliveries
  delivery_claims: DeliveryClaims
  delivery_events: DeliveryEvents
  delivery_preferences: DeliveryPreferences
  depots: Depots
  device_tokens: DeviceTokens
  directory_members: DirectoryMembers
  driver_codes: DriverCodes
  driver_events: DriverEvents
  drivers: Drivers
  email_template_versions: EmailTemplateVersions
  email_templates: EmailTemplates
  feedback: Feedback
  fleet_incident_entries: FleetIncidentEntries
  fleet_incidents: FleetIncidents
  fuel_fills: FuelFills
  imports: Imports
  incidents: Incidents
  invitations: Invitations
  invoices: Invoices
  loyalty_points: LoyaltyPoints
  maintenance_windows: MaintenanceWindows
  map_requests: MapRequests
  memberships: Memberships
  messages: Messages
  notifications: Notifications
  order_attachments: OrderAttachments
  order_forms: OrderForms
  order_prices: OrderPrices
  order_requests: OrderRequests
  order_steps: OrderSteps
  orders: Orders
  outbox: Outbox
  owners: Owners
  parked_work: ParkedWork
  pay_corrections: PayCorrections
  pay_rules: PayRules
  pay_statements: PayStatements
  person_requests: PersonRequests
  plan_prices: PlanPrices
  plan_routes: PlanRoutes
  plan_stops: PlanStops
  plan_unserved: PlanUnserved
  plans: Plans
  positions: Positions
  probe_results: ProbeResults
  profiles: Profiles
  proof_documents: ProofDocuments
  push_subscriptions: PushSubscriptions
  rate_cards: RateCards
  recipient_mail_texts: RecipientMailTexts
  recipient_message_texts: RecipientMessageTexts
  recipient_routes: RecipientRoutes
  recipients: Recipients
  recurring_orders: RecurringOrders
  region_builds: RegionBuilds
  repairs: Repairs
  route_actuals: RouteActuals
  route_hues: RouteHues
  routes: Routes
  saved_report_readers: SavedReportReaders
  saved_reports: SavedReports
  saved_views: SavedViews
  shop_calls: ShopCalls
  shops: Shops
  sign_on_connections: SignOnConnections
  sign_on_domains: SignOnDomains
  standing_wishes: StandingWishes
  status_steps: StatusSteps
  stops: Stops
  subscription_events: SubscriptionEvents
  subscription_plan_versions: SubscriptionPlanVersions
  subscription_plans: SubscriptionPlans
  subscriptions: Subscriptions
  support_tickets: SupportTickets
  tenants: Tenants
  ticket_messages: TicketMessages
  tracking_hosts: TrackingHosts
  usage_daily: UsageDaily
  vehicle_defects: VehicleDefects
  vehicle_inspections: VehicleInspections
  vehicle_positions: VehiclePositions
  vehicles: Vehicles
  webhook_calls: WebhookCalls
  webhook_endpoints: WebhookEndpoints
  week_plan_orders: WeekPlanOrders
  week_plans: WeekPlans
  work_order_parts: WorkOrderParts
  work_orders: WorkOrders
  zone_events: ZoneEvents
  zone_presences: ZonePresences
  zones: Zones
  'app.audit_erasures': AppAuditErasures
  'app.audit_seals': AppAuditSeals
  'app.company_moves': AppCompanyMoves
  'app.credit_note_numbers': AppCreditNoteNumbers
  'app.database_sizes': AppDatabaseSizes
  'app.delivery_notices': AppDeliveryNotices
  'app.delivery_transitions': AppDeliveryTransitions
  'app.ended_memberships': AppEndedMemberships
  'app.idempotency_keys': AppIdempotencyKeys
  'app.invoice_numbers': AppInvoiceNumbers
  'app.job_rounds': AppJobRounds
  'app.job_turns': AppJobTurns
  'app.looks': AppLooks
  'app.moved_numbers': AppMovedNumbers
  'app.payment_events': AppPaymentEvents
  'app.pin_tries': AppPinTries
  'app.processes': AppProcesses
  'app.proof_keys': AppProofKeys
  'app.range_calibrations': AppRangeCalibrations
  'app.range_counts': AppRangeCounts
  'app.route_memories': AppRouteMemories
  'app.service_times': AppServiceTimes
  'app.settings': AppSettings
  'app.sign_ins': AppSignIns
  'app.sign_on_flows': AppSignOnFlows
  'app.text_callbacks': AppTextCallbacks
  'app.text_opt_outs': AppTextOptOuts
  'app.vehicle_consumptions': AppVehicleConsumptions
}
