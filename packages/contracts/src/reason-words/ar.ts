// Default reasons of failed deliveries in Arabic.
import type { DefaultReasons } from '../default-reasons.ts'

export const reasons: DefaultReasons = {
  nobody_in: 'لم يكن أحد في المكان',
  refused: 'تم رفض الاستلام',
  address_not_found: 'لم يُعثر على العنوان',
  no_way_in: 'تعذر الدخول',
  damaged: 'الطرد تالف',
  closed: 'المكان مغلق',
  missing: 'الطرد ليس في المركبة',
}
