// The audit log in the API: who did what, before, after, from where.
import { z } from 'zod'
import { dayText, idText, pageQuery } from './common.ts'

/** Audited subjects by table, in the words of the screens. */
export const AUDIT_SUBJECTS = {
  tenants: 'Company',
  memberships: 'Member',
  invitations: 'Invitation',
  api_keys: 'API key',
  depots: 'Depot',
  drivers: 'Driver',
  driver_codes: 'Sign-in code of driver',
  vehicles: 'Vehicle',
  device_tokens: 'Device token',
  subscriptions: 'Subscription',
  subscription_plans: 'Plan on sale',
  invoices: 'Invoice',
  billing_details: 'Billing details',
  email_templates: 'Email template',
  recipient_mail_texts: 'Email to recipients',
  recipient_message_texts: 'Message to recipients',
  support_tickets: 'Ticket',
  incidents: 'Incident',
  maintenance_windows: 'Maintenance',
  owners: 'Owner',
  plans: 'Plan',
  week_plans: 'Week plan',
  routes: 'Route',
  orders: 'Order',
  dispute_packs: 'Dispute pack of order',
  profiles: 'Profile',
  addresses: 'Address',
  delivery_preferences: 'Delivery preference',
  region_builds: 'Map region',
  settings: 'Platform setting',
  looks: 'Look as a company',
  audit_log: 'Audit log',
  webhook_endpoints: 'Webhook',
  shops: 'Shop',
  status_steps: 'Status step',
  order_forms: 'Order form',
  tracking_hosts: 'Own host name',
} as const
export type AuditSubject = keyof typeof AUDIT_SUBJECTS

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
