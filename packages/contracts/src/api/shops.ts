// Shops whose orders come in by their own webhooks (docs/api.md, part B2).
import { z } from 'zod'
import { idText } from './common.ts'

/** Kinds of shops, as screens call them. */
export const SHOP_KINDS = { shopify: 'Shopify', woocommerce: 'WooCommerce' } as const
export type ShopKind = keyof typeof SHOP_KINDS

/** `POST /shops`. */
export const shopBody = z.object({
  kind: z.enum(Object.keys(SHOP_KINDS) as [ShopKind, ...ShopKind[]]),
  name: z.string().trim().min(1, { error: 'Enter a name' }).max(120),
  /** What the shop signs its calls with. */
  secret: z.string().trim().min(8, { error: 'A secret has at least 8 characters' }).max(500),
  /** Days from the call to the day of delivery. */
  leadDays: z.coerce.number<number | string>().int().min(0).max(30),
})
export type ShopBody = z.output<typeof shopBody>
/** `PATCH /shops/{id}`: what is left out stays, the secret too. */
export const shopChanges = shopBody.omit({ kind: true }).partial()
export type ShopChanges = z.output<typeof shopChanges>

export const SHOP_OUTCOMES = ['stored', 'unchanged', 'cancelled', 'ignored', 'refused'] as const
export const shopCall = z.object({
  deliveryId: z.string(),
  topic: z.string(),
  reference: z.string().nullable(),
  outcome: z.enum(SHOP_OUTCOMES),
  /** Why it was refused or ignored. */
  message: z.string().nullable(),
  receivedAt: z.string(),
})
export const shopItem = z.object({
  id: idText,
  kind: z.enum(Object.keys(SHOP_KINDS) as [ShopKind, ...ShopKind[]]),
  name: z.string(),
  leadDays: z.number().int(),
  /** Where the shop sends its orders. */
  url: z.string(),
  createdAt: z.string(),
  lastReceivedAt: z.string().nullable(),
  /** When a call came last that was not signed with the secret. */
  wrongSignatureAt: z.string().nullable(),
  /** Calls of the last seven days that stored nothing although they should have. */
  refused: z.number().int(),
  /** The newest first. */
  calls: z.array(shopCall),
})
export type ShopItem = z.output<typeof shopItem>
export const shopsResponse = z.object({ items: z.array(shopItem) })
