// Default reasons of failed deliveries in Finnish.
import type { DefaultReasons } from '../default-reasons.ts'

export const reasons: DefaultReasons = {
  nobody_in: 'ketään ei ollut paikalla',
  refused: 'vastaanotosta kieltäydyttiin',
  address_not_found: 'osoitetta ei löytynyt',
  no_way_in: 'ei pääsyä perille',
  damaged: 'vaurioitunut',
  closed: 'suljettu',
  missing: 'ei ollut autossa',
}
