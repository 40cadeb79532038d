// Default reasons of failed deliveries in German.
import type { DefaultReasons } from '../default-reasons.ts'

export const reasons: DefaultReasons = {
  nobody_in: 'niemand angetroffen',
  refused: 'Annahme verweigert',
  address_not_found: 'Adresse nicht gefunden',
  no_way_in: 'kein Zugang',
  damaged: 'beschädigt',
  closed: 'geschlossen',
  missing: 'nicht im Fahrzeug',
}
