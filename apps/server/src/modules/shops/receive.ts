// Handles one call of a shop: verifies its signature over the raw body, then imports the order as a row of
// the shop's own export.
import { addDays, dayOf, type ImportResponse } from '@dropwise/contracts'
import { AppError, errors } from '../../platform/errors.ts'
import type { Member } from '../../platform/member.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  dayOfOrder,
  findOrderOfShop,
  findShop,
  isStale,
  recordCall,
  recordWrongSignature,
  type CallOutcome,
  type Shop,
} from './queries.ts'
import { readShopOrder, type ShopOrder } from './shop-orders.ts'
import { isSigned, SHOP_HEADERS } from './signature.ts'

/** Commands of the orders module, injected by `modules.ts`. */
export interface OrderCommands {
  importRows: (
    member: Member,
    shopFile: { rows: Record<string, unknown>[]; fileName: string; defaultDate: string },
  ) => Promise<ImportResponse>
  cancel: (member: Member, orderId: string) => Promise<{ isCancelled: boolean }>
}

export interface ShopCall {
  headers: Record<string, string | string[] | undefined>
  /** The raw bytes, and their JSON; undefined for other content. */
  raw: Buffer
  said: unknown
}

type ReceivePlatform = Pick<Platform, 'asService' | 'clock'>

/**
 * Imports an order. Records an invalid order for the company and answers success, because the shop would
 * only send it again. Throws not_found, and shop_signature_wrong for a wrong secret.
 */
export async function receiveOrder(
  platform: ReceivePlatform,
  commands: OrderCommands,
  shopId: string,
  call: ShopCall,
): Promise<void> {
  const { asService } = platform
  const shop = await asService('find a shop', ({ trx }) => findShop(trx, shopId))
  if (!shop?.userId) throw errors.not_found('The shop')
  const webhookHeaders = headersOf(shop, call)
  if (!isSigned(call.raw, webhookHeaders.signature, shop.secret)) {
    await asService('a call that is not signed', ({ trx }) => recordWrongSignature(trx, shop))
    throw errors.shop_signature_wrong()
  }
  const order = readShopOrder(shop.kind, call.said)
  const attributes = { ...webhookHeaders, reference: order?.reference ?? null, saidAt: order?.saidAt ?? null }
  const news = await asService('calls of a shop', ({ trx }) => isStale(trx, shop, attributes))
  if (news === 'repeated') return
  const came =
    news === 'overtaken'
      ? { outcome: 'ignored' as const, message: 'A later word about this order came before it.' }
      : await takeIn(platform, commands, shop, order)
  const { deliveryId, topic, reference, saidAt } = attributes
  await asService('keep a call of a shop', ({ trx }) =>
    recordCall(trx, shop, { deliveryId, topic, reference, saidAt, ...came }),
  )
}

function headersOf({ kind }: Shop, { headers }: ShopCall) {
  const names = SHOP_HEADERS[kind]
  const text = (name: string) => {
    const value = headers[name]
    return typeof value === 'string' ? value : ''
  }
  const deliveryId = text(names.deliveryId).slice(0, 200)
  if (deliveryId === '') throw errors.shop_signature_wrong()
  return { signature: text(names.signature), deliveryId, topic: text(names.topic).slice(0, 100) }
}

async function takeIn(
  { asService, clock }: ReceivePlatform,
  { importRows, cancel }: OrderCommands,
  shop: Shop,
  order: ShopOrder | null,
): Promise<Pick<CallOutcome, 'outcome' | 'message'>> {
  if (!order) return { outcome: 'refused', message: 'The call holds no order that could be read.' }
  if (order.isCancelled) return takeBack({ asService }, cancel, shop, order)
  if (order.ignored !== null) return { outcome: 'ignored', message: order.ignored }
  const day = await asService('day of an order', ({ trx }) => dayOfOrder(trx, shop.tenantId, order.reference))
  const today = dayOf(new Date(clock.now()), shop.timeZone)
  try {
    const { created, updated, rejected, warnings } = await importRows(memberOf(shop), {
      rows: order.rows,
      fileName: shop.name,
      defaultDate: order.wishedDay ?? day ?? addDays(today, shop.leadDays),
    })
    const [problem] = rejected
    if (problem) return { outcome: 'refused', message: problem.message }
    const leftOut = warnings.find(({ code }) => code === 'not_for_delivery')
    if (leftOut) return { outcome: 'ignored', message: `${leftOut.message}.` }
    return { outcome: created + updated > 0 ? 'stored' : 'unchanged', message: null }
  } catch (error) {
    // An ended trial or a limit: the company must act, not the shop.
    if (error instanceof AppError && error.status < 500) return { outcome: 'refused', message: error.message }
    throw error
  }
}

/** Cancels an open order. For an order on the road, dispatch decides: the call is listed as refused. */
async function takeBack(
  { asService }: Pick<ReceivePlatform, 'asService'>,
  cancel: OrderCommands['cancel'],
  shop: Shop,
  { reference }: ShopOrder,
): Promise<Pick<CallOutcome, 'outcome' | 'message'>> {
  const orderOfShop = await asService('order of a shop', ({ trx }) => findOrderOfShop(trx, shop, reference))
  if (!orderOfShop) return { outcome: 'ignored', message: 'Cancelled in the shop before it came in here.' }
  if (orderOfShop.status === 'cancelled') return { outcome: 'unchanged', message: null }
  const { isCancelled } = await cancel(memberOf(shop), orderOfShop.id)
  return isCancelled
    ? { outcome: 'cancelled', message: null }
    : {
        outcome: 'refused',
        message: 'Cancelled in the shop while it is on a route or done. Decide on Live what becomes of it.',
      }
}

function memberOf({ tenantId, userId, sandboxOf }: Shop): Member {
  if (userId === null) throw errors.not_found('The shop')
  return {
    tenantId,
    userId,
    role: 'admin',
    rights: null,
    claims: {
      role: 'authenticated',
      sub: userId,
      app_metadata: { tenant_id: sandboxOf ?? tenantId, is_test: sandboxOf !== null },
    },
  }
}
