// Shops that send orders through their own webhooks (docs/api.md, part B).
import { z } from 'zod'
import { idText } from './common.ts'

/** Kinds of shops, by display name. */
export const SHOP_KINDS = { shopify: 'Shopify', woocommerce: 'WooCommerce' } as const
export type ShopKind = keyof typeof SHOP_KINDS

/** `POST /shops`. */
export const shopBody = z.object({
  kind: z.enum(Object.keys(SHOP_KINDS) as [ShopKind, ...ShopKind[]]),
  name: z.string().trim().min(1, { error: 'Enter a name' }).max(120),
  /** The secret with which the shop signs its calls. */
  secret: z.string().trim().min(8, { error: 'A secret has at least 8 characters' }).max(500),
  /** Days from the call to the delivery. */
  leadDays: z.coerce.number<number | string>().int().min(0).max(30),
})
export type ShopBody = z.output<typeof shopBody>
/** `PATCH /shops/{id}`: absent fields keep their value, the secret too. */
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
  /** URL for the shop's webhooks. */
  url: z.string(),
  createdAt: z.string(),
  lastReceivedAt: z.string().nullable(),
  /** Time of the last call with a wrong signature. */
  wrongSignatureAt: z.string().nullable(),
  /** Failed calls of the last seven days. */
  refused: z.number().int(),
  /** Newest first. */
  calls: z.array(shopCall),
})
export type ShopItem = z.output<typeof shopItem>
export const shopsResponse = z.object({ items: z.array(shopItem) })
