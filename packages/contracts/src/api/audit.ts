// The audit log in the API: who did what, before, after, from where.
import { z } from 'zod'
import { dayText, idText, pageQuery } from './common.ts'

/** Audited subjects: tables, and actions that have none. */
export const AUDIT_SUBJECTS = [
  'tenants',
  'memberships',
  'invitations',
  'api_keys',
  'depots',
  'drivers',
  'driver_codes',
  'vehicles',
  'device_tokens',
  'subscriptions',
  'subscription_plans',
  'invoices',
  'billing_details',
  'email_templates',
  'recipient_mail_texts',
  'recipient_message_texts',
  'support_tickets',
  'incidents',
  'maintenance_windows',
  'owners',
  'plans',
  'week_plans',
  'routes',
  'orders',
  'dispute_packs',
  'profiles',
  'addresses',
  'delivery_preferences',
  'region_builds',
  'settings',
  'looks',
  'audit_log',
  'webhook_endpoints',
  'shops',
  'status_steps',
  'order_forms',
  'tracking_hosts',
  'sign_on_connections',
  'sign_on_domains',
  'company_roles',
  'directory_members',
  'coupons',
  'coupon_redemptions',
  'credit_notes',
  'fleet_incidents',
  'fuel_fills',
  'order_attachments',
  'order_prices',
  'pay_corrections',
  'pay_rules',
  'pay_statements',
  'rate_cards',
  'recurring_orders',
  'saved_reports',
  'standing_wishes',
  'vehicle_inspections',
  'work_orders',
  'zones',
] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]

/** `GET /audit`. */
export const auditQuery = pageQuery.extend({
  /** Words of the person, the subject, or its name. */
  search: z.string().trim().max(100).optional(),
  subject: z.string().max(60).optional(),
  subjectId: z.string().max(100).optional(),
  tenantId: idText.optional(),
  from: dayText.optional(),
  to: dayText.optional(),
})
export type AuditQuery = z.output<typeof auditQuery>

export const auditLine = z.object({
  id: idText,
  at: z.string(),
  tenantId: z.string().nullable(),
  companyName: z.string().nullable(),
  /** The person's email address; null for the system. */
  who: z.string().nullable(),
  /** A session, an API key, or a job. */
  via: z.string().nullable(),
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
  action: z.string(),
  subject: z.string().nullable(),
  subjectId: z.string().nullable(),
  label: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
export type AuditLine = z.infer<typeof auditLine>
export const auditResponse = z.object({
  items: z.array(auditLine),
  cursor: z.string().nullable(),
  /** Entries up to this time were deleted for their age; null for none. */
  keptSince: z.string().nullable(),
})

/** `GET /audit/chain`: whether sealed entries are unchanged. */
export const auditChainResponse = z.object({
  sealed: z.number().int(),
  brokenAt: z.number().int().nullable(),
  keptSince: z.string().nullable(),
})
