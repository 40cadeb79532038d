// Arabic reasons why an order is not in a plan.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  reasonWindow: 'لا مركبة تصل في الوقت',
  reasonCapacity: 'أكبر من سعة المركبات',
  reasonShift: 'بعد نهاية كل الورديّات',
  reasonSkills: 'لا أحد يملك المهارة',
  reasonUnreachable: 'لا طريق يؤدي إلى هناك',
  reasonNoVehicle: 'لا مركبات',
  reasonMaxStops: 'كل المركبات بلغت حد المحطات',
  reasonMaxDistance: 'بعيد جدًا',
  reasonVehicleRule: 'لا مركبة مسموح بها',
  reasonNotWorthIt: 'لا يستحق الانعطاف',
  reasonSequence: 'لا مكان في مركبته بهذا الترتيب',
  reasonFleetFull: 'لا مكان إلى جانب الطلبات الأخرى',
  reasonNotFoundInTime: 'انتهى وقت البحث',
  reasonByHand: 'أُزيل يدويًا',
  reasonOther: 'متروك',
} satisfies Translation<typeof en>
