// Exports orders with the import's columns, so that the file can be imported again.
import {
  clockOf,
  EXPORT_ONLY_COLUMNS,
  GRAMS_PER_KG,
  matchesOrder,
  matchesSegment,
  TEMPLATE_FIELD_NAMES,
  toListed,
  toTyped,
  ORDER_COLUMNS,
  type OrderColumn,
  type OrderSegment,
} from '@dropwise/contracts'
import type { TableRow } from '@dropwise/order-files'
import type { ReadScopes, Scopes } from '../../platform/db/scope.ts'
import type { Member } from '../../platform/member.ts'
import { readOrderCo2 } from '../../platform/emissions.ts'
import { readZones } from '../../platform/zones.ts'
import { expectLateDepartures, type ReadForecasts } from './late-departures.ts'
import { listOrders, type OrderFilter, type OrderRow } from './list-queries.ts'
import { readHandovers, readPrices, type Handover, type StoredPrice } from './handovers.ts'
import { toItem } from './order-values.ts'
import { readCompany } from './shared-queries.ts'

/** Orders read at a time. */
const PAGE = 2_000
/** Maximum number of custom fields that get their own column. */
const CUSTOM_COLUMNS_MAX = 200

export interface OrderTableFile {
  headers: string[]
  rows: TableRow[]
}

export interface ExportDeps {
  scopes: Pick<Scopes, 'asService'> & ReadScopes
  readForecasts?: ReadForecasts | undefined
}

/** Fields of orders in a list. */
interface ShownOrders {
  filter?: string | undefined
  show?: OrderSegment | undefined
}

/** All orders of a filter; `words` and `show` as the list takes them. */
export async function exportOrders(
  { scopes: { asService, readAsUser }, readForecasts }: ExportDeps,
  member: Member,
  filter: Omit<OrderFilter, 'limit' | 'after'>,
  { filter: words = '', show = 'all' }: ShownOrders = {},
): Promise<OrderTableFile> {
  const { time_zone: timeZone, customFields } = await asService('order export: company', ({ trx }) =>
    readCompany(trx, member.tenantId),
  )
  const orderRows: OrderRow[] = []
  for (;;) {
    const last = orderRows.at(-1)
    const page = await readAsUser(member.claims, async ({ trx }) =>
      expectLateDepartures(
        trx,
        member.tenantId,
        await listOrders(trx, { ...filter, limit: PAGE, ...(last ? { after: last.id } : {}) }),
        readForecasts,
      ),
    )
    orderRows.push(...page)
    if (page.length < PAGE) break
  }
  // Read zones only for the few filters that name one.
  const zones = words.includes('zone:')
    ? (await readAsUser(member.claims, ({ trx }) => readZones(trx, member.tenantId))).all
    : []
  const isDayOnRoad = orderRows.some(({ status }) => status !== 'open' && status !== 'cancelled')
  const orders = orderRows.filter((row) => {
    const item = toItem(row)
    return matchesSegment(item, show, isDayOnRoad) && matchesOrder(item, words, zones)
  })
  const companyColumns = [
    ...new Set([...TEMPLATE_FIELD_NAMES, 'last_date', ...Object.keys(ORDER_COLUMNS), ...EXPORT_ONLY_COLUMNS]),
  ]
  const defined = customFields.map(({ name }) => name)
  const custom = [...new Set([...defined, ...orders.flatMap((order) => Object.keys(order.custom))])]
    .filter((header) => !companyColumns.includes(header))
    .slice(0, CUSTOM_COLUMNS_MAX)
  const ids = orders.map(({ id }) => id)
  const { handovers, prices, co2 } = await readAsUser(member.claims, async ({ trx }) => ({
    handovers: await readHandovers(trx, member.tenantId, ids),
    prices: await readPrices(trx, member.tenantId, ids),
    co2: await readOrderCo2(trx, member.tenantId, ids),
  }))
  return {
    headers: [...companyColumns, ...custom],
    rows: orders.map((order) => ({
      ...rowOf(order, timeZone),
      ...handoverCells(handovers.get(order.id)),
      ...priceCells(prices.get(order.id)),
      co2_kg: kgOf(co2.get(order.id)),
    })),
  }
}

const handoverCells = (handover: Handover | undefined): TableRow => ({
  handed_to: handover?.place ?? '',
  received_by: handover?.name ?? '',
  house_number: handover?.house_number ?? '',
})

const priceCells = (price: StoredPrice | undefined): TableRow => ({
  price: price ? price.totalMinor / 100 : '',
  price_currency: price?.currency ?? '',
  rate_card: price?.rateCard ?? '',
})

const kgOf = (grams: number | undefined) => (grams === undefined ? '' : grams / GRAMS_PER_KG)

function rowOf(order: OrderRow, timeZone: string): TableRow {
  const typed: Readonly<Record<string, string | number | null | string[]>> = toTyped(toListed(order))
  const cell = ({ property }: OrderColumn) => {
    const value = typed[property] ?? ''
    return Array.isArray(value) ? value.join('; ') : value
  }
  const clock = (at: Date | null) => (at ? clockOf(at, timeZone) : '')
  const columns = Object.entries(ORDER_COLUMNS).map(([name, column]) => [name, cell(column)])
  return {
    ...order.custom,
    reference: order.reference,
    recipient: order.recipient,
    phone: order.phone ?? '',
    email: order.email ?? '',
    address: order.address,
    lat: order.lat,
    lng: order.lng,
    date: order.date,
    last_date: order.last_date ?? '',
    window_start: clock(order.window_start),
    window_end: clock(order.window_end),
    ...Object.fromEntries(columns),
    tracking_number: order.tracking_number,
    status: order.status,
    delivery_status: order.delivery_status,
    step: order.step?.name ?? '',
    route: order.route_number === null ? '' : `R${order.route_number}`,
    sequence: order.sequence ?? '',
    eta: clock(order.eta),
  }
}
