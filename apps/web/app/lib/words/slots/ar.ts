import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  bestWindows: 'أفضل المواعيد',
  looking: 'يجري حساب السعر من خطط الأيام القادمة…',
  choosePlace: 'اختر العنوان من القائمة لترى أفضل المواعيد وتكلفة كل منها.',
  byVan: '{vehicle} نحو {time}، {distance} إضافية',
  stateNoRoom: 'لا يوجد موعد مناسب في {days}.',
  stateNoPlan: 'لا توجد خطة بعد لـ {days}.',
  statePlanning: 'يجري إعداد الخطة لـ {days}.',
  stateOutOfDate: 'تغيرت الطلبات منذ خطة {days}. أعد التخطيط لرؤية مواعيدها.',
  stateDispatched: 'خطوط سير {days} لدى السائقين. استخدم المباشر لإدراج طلب.',
  stateNoRoads: 'لا طريق يصل إلى هذا المكان في {days}.',
  estimated: 'الأوقات تقديرية لأن الخريطة لا تغطي هذه المنطقة.',
  changesNothing: 'لا تتغير أي خطة حتى تعيد التخطيط.',
} satisfies Translation<typeof en>
