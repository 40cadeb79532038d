// What a visitor pays for a slot: by the company's default rate card, else by the form. Pure.
import {
  formRates,
  priceLines,
  priceTotal,
  type FormService,
  type FormSlot,
  type PricedOrder,
  type PriceLine,
} from '@dropwise/contracts'

/** What a visitor pays, with its lines. */
export interface VisitorPrice {
  rateCardId: string | null
  /** Name of the card, or of the form's service. */
  rateCard: string
  metres: number
  lines: PriceLine[]
  totalMinor: number
}

export type PriceByCard = (order: Omit<PricedOrder, 'metres' | 'zoneIds'>) => VisitorPrice

/**
 * The one rule of visitors' prices: the company's default rate card, and without one (`byCard` null) the prices
 * of the form.
 */
export function priceOfSlot(
  service: Pick<FormService, 'name' | 'priceMinor' | 'perPackageMinor'>,
  slot: Pick<FormSlot, 'from' | 'to' | 'supplementMinor'>,
  load: { date: string; packages: number; weightGrams: number },
  byCard: PriceByCard | null,
): VisitorPrice {
  const order = { ...load, windowFrom: slot.from, windowTo: slot.to }
  if (byCard) return byCard(order)
  const lines = priceLines(formRates(service, slot), { ...order, metres: 0, zoneIds: [] })
  return { rateCardId: null, rateCard: service.name, metres: 0, lines, totalMinor: priceTotal(lines) }
}
