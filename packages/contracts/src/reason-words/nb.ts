// Default reasons of failed deliveries in Norwegian.
import type { DefaultReasons } from '../default-reasons.ts'

export const reasons: DefaultReasons = {
  nobody_in: 'ingen hjemme',
  refused: 'mottak avvist',
  address_not_found: 'fant ikke adressen',
  no_way_in: 'ingen adgang',
  damaged: 'skadet',
  closed: 'stengt',
  missing: 'ikke i bilen',
}
