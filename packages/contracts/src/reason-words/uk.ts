// Default reasons of failed deliveries in Ukrainian.
import type { DefaultReasons } from '../default-reasons.ts'

export const reasons: DefaultReasons = {
  nobody_in: 'нікого не було на місці',
  refused: 'від отримання відмовлено',
  address_not_found: 'адресу не знайдено',
  no_way_in: 'немає доступу',
  damaged: 'пошкоджено',
  closed: 'зачинено',
  missing: 'немає в автомобілі',
}
