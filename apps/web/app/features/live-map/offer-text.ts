// Effect of moving a stop to another van: its arrival, and the cost for the whole day.
import type { StopOffer } from '@dropwise/contracts'
import { useTenant } from '../../lib/company-context.tsx'
import { formatDistance, formatDuration, listText, money } from '../../lib/format.ts'

const signed = (value: number, text: (value: number) => string) =>
  `${value < 0 ? '−' : '+'}${text(Math.abs(value))}`

/** `+4.2 mi, +12 min, +£3.10`. */
export function usePriceText(): (offer: StopOffer) => string {
  const { company } = useTenant()
  return (offer) =>
    listText([
      signed(offer.distanceMetres, (metres) => formatDistance(metres, company.units)),
      signed(offer.paidSeconds, formatDuration),
      signed(offer.costMinor, (minor) => money(minor, company.currency)),
    ])
}
