// Default reasons of failed deliveries in Danish.
import type { DefaultReasons } from '../default-reasons.ts'

export const reasons: DefaultReasons = {
  nobody_in: 'ingen hjemme',
  refused: 'modtagelse afvist',
  address_not_found: 'adressen blev ikke fundet',
  no_way_in: 'ingen adgang',
  damaged: 'beskadiget',
  closed: 'lukket',
  missing: 'ikke i bilen',
}
