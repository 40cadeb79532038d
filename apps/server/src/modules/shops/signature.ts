// Both kinds of shops sign calls with base64 of HMAC-SHA256 over the bytes, keyed with the shop's secret.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { ShopKind } from '@dropwise/contracts'

/** https://shopify.dev/docs/apps/build/webhooks, https://woocommerce.github.io/woocommerce-rest-api-docs/#webhooks */
export const SHOP_HEADERS: Record<ShopKind, { signature: string; deliveryId: string; topic: string }> = {
  shopify: {
    signature: 'x-shopify-hmac-sha256',
    deliveryId: 'x-shopify-webhook-id',
    topic: 'x-shopify-topic',
  },
  woocommerce: {
    signature: 'x-wc-webhook-signature',
    deliveryId: 'x-wc-webhook-delivery-id',
    topic: 'x-wc-webhook-topic',
  },
}

export function isSigned(body: Buffer, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(body).digest()
  const received = Buffer.from(signature, 'base64')
  return received.length === expected.length && timingSafeEqual(received, expected)
}
