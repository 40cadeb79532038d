// Default reasons of failed deliveries in Portuguese.
import type { DefaultReasons } from '../default-reasons.ts'

export const reasons: DefaultReasons = {
  nobody_in: 'ninguém no local',
  refused: 'entrega recusada',
  address_not_found: 'endereço não encontrado',
  no_way_in: 'sem acesso',
  damaged: 'danificado',
  closed: 'fechado',
  missing: 'não estava no veículo',
}
