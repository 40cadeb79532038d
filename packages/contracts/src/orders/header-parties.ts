// Finds whose place, person or time a header names. Files of shops and parcel services name several: payer,
// sender, recipient.

/**
 * `there`: the order's destination. `payer`: the buyer. `pickup`: where to collect it. `elsewhere`: parties
 * that drivers never meet.
 */
export type Party = 'there' | 'payer' | 'pickup' | 'elsewhere' | null

const words = (text: string) =>
  new RegExp(
    `\\b(${text
      .trim()
      .split(/\s*,\s*/)
      .join('|')})\\b`,
  )

export const PICKUP = words(
  'pick ?up, pick ups?, abhol\\w*, enlevement, ramassage, recogida, recolha, coleta, ritiro, afhentning, ophaal\\w*',
)

/** First match wins: `Ship to` in a `Shipper` form matches no party. */
const PARTIES: readonly (readonly [Exclude<Party, null>, RegExp])[] = [
  ['pickup', PICKUP],
  [
    'elsewhere',
    words(`billing, bill, bill to, sender, shipper, from address, return, returns, origin, depot, warehouse, homebase, absender,
    rechnung\\w*, expediteur, facturation, remitente, facturacion, mittente, fatturazione, afzender, factuur\\w*, afsender,
    faktura\\w*, remetente, nadawca, driver, vehicle, agent, fahrer, chauffeur, conductor, autista, motorista, chauffor, job owner, seller, salesperson`),
  ],
  [
    'there',
    words(`ship, ship to, shipping, post to, deliver to, delivery, drop, drop off, dropoff, recipient, receiver, consignee, destination, to address,
    customer location, stop, visit, liefer\\w*, empfanger\\w*, warenempfanger, livraison, destinataire, entrega, destinatario,
    consegna, levering\\w*, bezorg\\w*, aflever\\w*, ontvanger, modtager, mottaker, mottagare, odbiorc\\w*, dostaw\\w*`),
  ],
  [
    'payer',
    words(
      'buyer, customer, client, purchaser, kunde\\w*, besteller\\w*, acheteur, cliente, comprador, klant\\w*',
    ),
  ],
]

/** The party of a header in plain words; see headerWords. */
export function partyOf(headerInWords: string): Party {
  return PARTIES.find(([, pattern]) => pattern.test(headerInWords))?.[0] ?? null
}

const SHOP =
  words(`currency, payment, paid, subtotal, total, price, discount, tax, sku, billing, bill to, financial, refund\\w*,
  shipping cost, sold for, order value, wahrung, zahlung\\w*, devise, paiement, moneda, pago, valuta, pagamento`)

/** True when headers mention money as shops do: an order's date is then its purchase date. */
export function isOfShop(headersInWords: readonly string[]): boolean {
  return headersInWords.filter((each) => SHOP.test(each)).length >= 2
}
