// Arabic texts of an account that lost its role.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // An account that lost its role
  closedUntil: '{company} مغلقة. تُحذف بياناتها بعد {day}',
  closed: '{company} مغلقة',
  closedMore: 'يمكن فتحها مجددًا حتى ذلك اليوم: اكتب إلينا. تُكمَل خطوط السير المرسلة، ويواصل المستلمون تتبعها.',
  deletedOn: 'حُذفت {company} في {day}',
  deleted: 'حُذفت {company}',
  deletedMore: 'كانت مغلقة وانقضت مهلة إعادة فتحها. تُحفظ الفواتير كما يقتضي القانون.',
  suspended: 'أوقفت {company} وصولك',
  suspendedMore: 'السائقون المؤرشفون مثلًا لا يسجّلون الدخول بعد ذلك. اسأل موظف توزيع أو مسؤولًا في الشركة.',
  removed: 'لم تعد تنتمي إلى {company}',
  removedMore: 'اطلب دعوة جديدة من مسؤول في الشركة.',
  removedOnMore: 'أزالك أحد المسؤولين في {day}. اطلب دعوة جديدة من مسؤول في الشركة.',
  whatYouMayEnter: 'ما يمكن لحسابك دخوله',
  expectDelivery: 'هل تنتظر توصيلًا بنفسك؟',
  deliveriesToYou: 'التوصيلات إليك',
  writeToUs: 'اكتب إلينا',
  movedTo: 'انتقلت {company} إلى {host}',
  signInThere: 'سجّل الدخول هناك بالعنوان وكلمة المرور نفسيهما.',
  goOnThere: 'المتابعة هناك',
  nothingChanged: 'لم يتغير شيء',
  goOnWithout: 'المتابعة من دونها',
  yourCompanies: 'الشركات التي تعمل لديها',
  didNotOpen: 'تعذّر فتح {company}',
  openCompany: 'فتح {company}',
  yourAccess: 'وصولك',
} satisfies Translation<typeof en>
