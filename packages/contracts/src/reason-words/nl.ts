// Default reasons of failed deliveries in Dutch.
import type { DefaultReasons } from '../default-reasons.ts'

export const reasons: DefaultReasons = {
  nobody_in: 'niemand thuis',
  refused: 'geweigerd',
  address_not_found: 'adres niet gevonden',
  no_way_in: 'geen toegang',
  damaged: 'beschadigd',
  closed: 'gesloten',
  missing: 'niet in de bus',
}
