// Default reasons of failed deliveries in Hindi.
import type { DefaultReasons } from '../default-reasons.ts'

export const reasons: DefaultReasons = {
  nobody_in: 'कोई मौजूद नहीं था',
  refused: 'लेने से मना किया गया',
  address_not_found: 'पता नहीं मिला',
  no_way_in: 'अंदर जाने का रास्ता नहीं मिला',
  damaged: 'क्षतिग्रस्त',
  closed: 'बंद था',
  missing: 'गाड़ी में नहीं था',
}
