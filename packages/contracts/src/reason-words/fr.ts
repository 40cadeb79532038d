// Default reasons of failed deliveries in French.
import type { DefaultReasons } from '../default-reasons.ts'

export const reasons: DefaultReasons = {
  nobody_in: 'personne sur place',
  refused: 'livraison refusée',
  address_not_found: 'adresse introuvable',
  no_way_in: 'accès impossible',
  damaged: 'colis endommagé',
  closed: 'fermé',
  missing: 'colis absent du véhicule',
}
