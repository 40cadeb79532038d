// What an archive holds: archive.json, settings.json, a file of rows for each table, and the files of orders (docs/archive.md).
import type { AttachmentType } from '@dropwise/contracts'

export const ARCHIVE_FORMAT = 'dropwise-archive'
export const ARCHIVE_VERSION = 1

export interface ArchivedTable {
  name: string
  /** Key columns that order a company's rows. */
  key: readonly string[]
}

/** Tables that an import restores, each after the tables that it references. */
export const RESTORED_TABLES = [
  { name: 'depots', key: ['id'] },
  { name: 'drivers', key: ['id'] },
  { name: 'zones', key: ['id'] },
  { name: 'vehicles', key: ['id'] },
  { name: 'vehicle_inspections', key: ['id'] },
  { name: 'addresses', key: ['id'] },
  { name: 'recipients', key: ['id'] },
  { name: 'recurring_orders', key: ['id'] },
  { name: 'orders', key: ['id'] },
  { name: 'order_attachments', key: ['id'] },
  { name: 'deliveries', key: ['id'] },
] as const satisfies readonly ArchivedTable[]
export type RestoredTable = (typeof RESTORED_TABLES)[number]['name']

/** History for reading and for other programs. An import does not restore it. */
const HISTORY_TABLES: readonly ArchivedTable[] = [
  ...[
    'imports',
    'plans',
    'plan_routes',
    'week_plans',
    'routes',
    'stops',
    'repairs',
    'delivery_events',
    'delivery_preferences',
    'driver_events',
    'vehicle_defects',
    'work_orders',
    'fuel_fills',
    'fleet_incidents',
    'fleet_incident_entries',
    'rate_cards',
    'pay_rules',
    'pay_corrections',
    'pay_statements',
    'messages',
    'feedback',
    'loyalty_points',
    'invitations',
    'notifications',
    'support_tickets',
    'outbox',
    'recipient_mail_texts',
    'recipient_message_texts',
    'api_keys',
    'webhook_endpoints',
    'webhook_calls',
    'shops',
    'status_steps',
    'order_steps',
    'order_requests',
    'device_tokens',
    'subscriptions',
    'subscription_events',
    'invoices',
    'credit_notes',
    'zone_events',
    'person_requests',
    'audit_log',
  ].map((name) => ({ name, key: ['id'] })),
  { name: 'coupon_redemptions', key: ['coupon_code'] },
  { name: 'order_prices', key: ['order_id'] },
  { name: 'proof_documents', key: ['order_id', 'number'] },
  { name: 'work_order_parts', key: ['work_order_id', 'line'] },
  { name: 'plan_stops', key: ['plan_id', 'order_id'] },
  { name: 'plan_unserved', key: ['plan_id', 'order_id'] },
  { name: 'week_plan_orders', key: ['week_plan_id', 'order_id'] },
  { name: 'route_actuals', key: ['route_id'] },
  { name: 'route_hues', key: ['date', 'number'] },
  { name: 'positions', key: ['vehicle_id', 'fix_time'] },
  { name: 'vehicle_positions', key: ['vehicle_id'] },
  { name: 'delivery_claims', key: ['delivery_id', 'user_id'] },
  { name: 'standing_wishes', key: ['user_id', 'address_id'] },
  { name: 'driver_codes', key: ['driver_id'] },
  { name: 'memberships', key: ['user_id'] },
  { name: 'company_roles', key: ['id'] },
  { name: 'directory_members', key: ['id'] },
  { name: 'saved_views', key: ['user_id', 'name'] },
  { name: 'saved_reports', key: ['id'] },
  { name: 'saved_report_readers', key: ['report_id', 'user_id'] },
  { name: 'shop_calls', key: ['shop_id', 'delivery_id'] },
  { name: 'billing_details', key: ['tenant_id'] },
  { name: 'order_forms', key: ['tenant_id'] },
  { name: 'sign_on_connections', key: ['tenant_id'] },
  { name: 'sign_on_domains', key: ['domain'] },
  { name: 'usage_daily', key: ['day'] },
  { name: 'map_requests', key: ['tenant_id'] },
]

/**
 * Company tables that no archive holds: the server's own pending work, which vans are in which zones now, and
 * the host name, which points to one installation.
 */
export const NOT_ARCHIVED: readonly string[] = ['archives', 'parked_work', 'zone_presences', 'tracking_hosts']

export interface ArchiveFile {
  table: ArchivedTable
  path: string
}

/**
 * Order of writing: referencing tables before referenced ones, so that rows inserted meanwhile keep their
 * targets.
 */
export const ARCHIVE_FILES: readonly ArchiveFile[] = [
  ...HISTORY_TABLES.map((table) => ({ table, path: `history/${table.name}.ndjson` })),
  ...RESTORED_TABLES.toReversed().map((table) => ({ table, path: restoredPath(table.name) })),
]

export function restoredPath(table: RestoredTable): string {
  return `tables/${table}.ndjson`
}

const ENDINGS: Record<AttachmentType, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

/** Path of an order's file in the archive. */
export const attachedPath = (fileId: string, type: AttachmentType): string =>
  `files/${fileId}.${ENDINGS[type]}`

/** Path of a photo or signature in the archive, as the rows name it. */
export const photoPath = (bucket: string, name: string): string => `photos/${bucket}/${name}`

/** Columns of public.tenants in an archive. */
export const SETTINGS = ['time_zone', 'units', 'locale', 'currency', 'brand_color', 'settings'] as const
