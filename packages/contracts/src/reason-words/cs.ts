// Default reasons of failed deliveries in Czech.
import type { DefaultReasons } from '../default-reasons.ts'

export const reasons: DefaultReasons = {
  nobody_in: 'nikdo nebyl zastižen',
  refused: 'převzetí odmítnuto',
  address_not_found: 'adresa nenalezena',
  no_way_in: 'nebylo možné se dostat dovnitř',
  damaged: 'poškozeno',
  closed: 'zavřeno',
  missing: 'nebylo ve voze',
}
