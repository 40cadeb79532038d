// Descriptions of rights of roles, in Arabic.
import type { RightWords } from '../role-rights.ts'

export default {
  'orders:read': 'عرض الطلبات والمستلمين والإثباتات والرسائل',
  'orders:write': 'إضافة الطلبات واستيرادها وتعديلها وإلغاؤها، ومراسلة المستلمين والسائقين',
  'fleet:read': 'عرض المركبات والسائقين والمستودعات والمناطق مع أوامر الصيانة والوقود',
  'fleet:write': 'إضافة المركبات والسائقين والمستودعات والمناطق وأوامر الصيانة والوقود وتعديلها',
  'plans:read': 'عرض الخطط وخطوط السير',
  'plans:write': 'تخطيط الأيام وتعديل الخطط يدويًا',
  'plans:dispatch': 'إرسال خطوط السير إلى السائقين وتعديلها في الطريق',
  'live:read': 'عرض الخريطة المباشرة وإعادة العرض والتحليلات',
  'addresses:read': 'البحث في دفتر العناوين',
  'addresses:write': 'تعديل دفتر العناوين',
  'optimize:run': 'حل مسائل التخطيط عبر API',
  'webhooks:read': 'عرض Webhooks والمتاجر وما أرسلته',
  'webhooks:write': 'إضافة Webhooks والمتاجر وتعديلها',
  'persons:read': 'البحث عن كل ما هو مخزّن عن شخص',
  'persons:erase': 'محو بيانات شخص',
  'pay:read': 'عرض ما يكسبه السائقون',
  'pay:write': 'تعديل قواعد الأجور وتصحيح الأجور واعتماد الكشوف',
  'people:invite': 'عرض الفريق ودعوة السائقين',
  'settings:write': 'تعديل بيانات الشركة وقواعدها ورسائلها',
  'billing:manage': 'عرض الفواتير وتعديل الاشتراك',
  'audit:read': 'قراءة سجل التدقيق وتصديره',
} satisfies RightWords
