// Arabic texts of members' roles, their rights, and refusals.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Roles of members
  admin: 'مسؤول',
  dispatcher: 'موظف التوزيع',
  viewer: 'مطّلع',
  driver: 'سائق',

  // What a right allows
  seeOrders: 'عرض الطلبات والمستلمين والإثباتات والرسائل',
  changeOrders: 'إضافة الطلبات واستيرادها وتعديلها وإلغاؤها، ومراسلة المستلمين والسائقين',
  seeFleet: 'عرض المركبات والسائقين والمستودعات والمناطق مع أوامر الصيانة والوقود',
  changeFleet: 'إضافة المركبات والسائقين والمستودعات والمناطق وأوامر الصيانة والوقود وتعديلها',
  seePlans: 'عرض الخطط وخطوط السير',
  changePlans: 'تخطيط الأيام وتعديل الخطط يدويًا',
  dispatchRoutes: 'إرسال خطوط السير إلى السائقين وتعديلها في الطريق',
  seeLive: 'عرض الخريطة المباشرة وإعادة العرض والتحليلات',
  searchAddresses: 'البحث في دفتر العناوين',
  changeAddresses: 'تعديل دفتر العناوين',
  solveByApi: 'حل مسائل التخطيط عبر API',
  seeWebhooks: 'عرض Webhooks والمتاجر وما أرسلته',
  changeWebhooks: 'إضافة Webhooks والمتاجر وتعديلها',
  seePersons: 'البحث عن كل ما هو مخزّن عن شخص',
  erasePersons: 'محو بيانات شخص',
  seePay: 'عرض ما يكسبه السائقون',
  changePay: 'تعديل قواعد الأجور وتصحيح الأجور واعتماد الكشوف',
  invitePeople: 'عرض الفريق ودعوة السائقين',
  changeSettings: 'تعديل بيانات الشركة وقواعدها ورسائلها',
  manageBilling: 'عرض الفواتير وتعديل الاشتراك',
  readAudit: 'قراءة سجل التدقيق وتصديره',

  // Refusals
  onlyAdministrators: 'هذا متاح لمسؤولي الشركة فقط.',
  rightMissing: 'ينقص دورك هذا الحق: {right}. اسأل مسؤولًا.',
  viewersChangeNothing: 'حسابك للاطلاع فقط: اطلب التغيير من موظف توزيع أو مسؤول.',
} satisfies Translation<typeof en>
