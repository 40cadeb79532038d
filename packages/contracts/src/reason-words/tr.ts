// Default reasons of failed deliveries in Turkish.
import type { DefaultReasons } from '../default-reasons.ts'

export const reasons: DefaultReasons = {
  nobody_in: 'adreste kimse yoktu',
  refused: 'teslim alınmadı',
  address_not_found: 'adres bulunamadı',
  no_way_in: 'giriş yapılamadı',
  damaged: 'hasarlı',
  closed: 'kapalı',
  missing: 'araçta değildi',
}
