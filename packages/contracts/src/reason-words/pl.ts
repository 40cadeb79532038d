// Default reasons of failed deliveries in Polish.
import type { DefaultReasons } from '../default-reasons.ts'

export const reasons: DefaultReasons = {
  nobody_in: 'nikogo nie zastano',
  refused: 'odmowa przyjęcia',
  address_not_found: 'nie znaleziono adresu',
  no_way_in: 'brak możliwości wejścia',
  damaged: 'uszkodzenie',
  closed: 'zamknięte',
  missing: 'brak w samochodzie',
}
