// Default reasons of failed deliveries in Italian.
import type { DefaultReasons } from '../default-reasons.ts'

export const reasons: DefaultReasons = {
  nobody_in: 'nessuno presente',
  refused: 'consegna rifiutata',
  address_not_found: 'indirizzo non trovato',
  no_way_in: 'accesso impossibile',
  damaged: 'danneggiato',
  closed: 'chiuso',
  missing: 'non presente sul furgone',
}
