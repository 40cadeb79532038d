// Default reasons of failed deliveries in Spanish.
import type { DefaultReasons } from '../default-reasons.ts'

export const reasons: DefaultReasons = {
  nobody_in: 'no había nadie',
  refused: 'entrega rechazada',
  address_not_found: 'dirección no encontrada',
  no_way_in: 'sin acceso',
  damaged: 'dañado',
  closed: 'cerrado',
  missing: 'no estaba en el vehículo',
}
