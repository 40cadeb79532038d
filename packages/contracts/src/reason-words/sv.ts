// Default reasons of failed deliveries in Swedish.
import type { DefaultReasons } from '../default-reasons.ts'

export const reasons: DefaultReasons = {
  nobody_in: 'ingen hemma',
  refused: 'mottagande nekat',
  address_not_found: 'adressen hittades inte',
  no_way_in: 'inget tillträde',
  damaged: 'skadad',
  closed: 'stängt',
  missing: 'inte i bilen',
}
