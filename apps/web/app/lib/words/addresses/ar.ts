// Arabic texts of the address book.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // List
  addressBook: 'دفتر العناوين',
  addresses: 'العناوين',
  addressesNoun: 'العناوين',
  addressNoun: 'العناوين',
  searchAddresses: 'البحث في العناوين',
  searchExample: 'بحث: عنوان، ملاحظات',
  addAddress: 'إضافة عنوان',
  importIntro:
    'ملف CSV بصف عناوين، مثل ما ينشئه التصدير. العناوين الموجودة، بنصها أو بمعرّفها من التصدير، تُعدَّل وتُضاف البقية.',
  noAddresses: 'لا عناوين بعد',
  noAddressesMore: 'يُحفظ هنا كل عنوان من الطلبات. أضف المدة اللازمة هناك وما يجب أن يعرفه السائقون.',
  noMatch: 'لا عناوين مطابقة',
  showAll: 'عرض كل العناوين',
  someShown: 'عُرض {shown} من {total} من العناوين. ابحث عن البقية.',
  address: 'العنوان',
  timeAtDoor: 'المدة عند الباب',
  openHours: 'ساعات العمل',
  notes: 'ملاحظات للسائقين',
  pin: 'الموقع',
  pinByHand: 'يدوي',
  pinFromFile: 'من ملف',
  pinFound: 'عُثر عليه',
  usual: 'المعتادة',
  minutesLearnt:
    '{minutes} د من {count, plural, zero {لا زيارات} one {زيارة واحدة} two {زيارتين} few {# زيارات} many {# زيارة} other {# زيارة}}',
  minutesSet: '{minutes} د محددة',

  // Form
  newAddress: 'عنوان جديد',
  saveAddress: 'حفظ العنوان',
  addressNotSaved: 'تعذّر حفظ العنوان',
  changed: 'عُدّل {address}',
  added: 'أُضيف {address}',
  forgotten: 'حُذف {address}',
  newOrdersUse: 'تستخدم الطلبات الجديدة إلى هذا العنوان هذه القيم ما لم تحمل قيمها.',
  emptyNotLearnt: 'إن تُرك فارغًا: المدة المعتادة للشركة، حتى يزوره السائقون.',
  emptyLearnt: 'إن تُرك فارغًا: ما احتاجه السائقون، {visits}.',
  emptyLearning: 'إن تُرك فارغًا: المدة المعتادة للشركة. احتاج السائقون {visits}؛ ويُعتدّ به ابتداءً من {least}.',
  openAnyTime: 'متاح في أي وقت',
  from: 'من',
  to: 'إلى',
  mapOfAddress: 'خريطة العنوان',
  clickDoor: 'انقر على الباب الذي يدق السائقون جرسه.',
  minutesUnit: 'د',
  notesExample: 'دق الجرس مرتين، البوابة في الفناء',
  forget: 'حذف',
  forgetQuestion: 'حذف هذا العنوان؟',
  forgetEffect:
    'يُحذف موقعه ومدته وملاحظاته. تحتفظ به الطلبات التي ذهبت إليه، ويُبحث عنه من جديد للطلبات الجديدة.',
  forgetAddress: 'حذف العنوان',
  keepIt: 'الإبقاء عليه',
  notForgotten: 'تعذّر حذف العنوان',
} satisfies Translation<typeof en>
