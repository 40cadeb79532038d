// Arabic texts of the company's team.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Members
  team: 'الفريق',
  members: 'الأعضاء',
  roleOf: 'دور {name}',
  signsInByCode: 'يسجّل الدخول برمز',
  handOverTo: 'تسليم إلى {name}',
  deactivated: 'معطَّلون',
  deactivatedMeaning:
    'عطّل موفّر الهوية لدى شركتك هؤلاء الأشخاص، فلا يمكنهم تسجيل الدخول. أسند خطوط سير السائقين منهم إلى غيرهم. يفعّلهم مسؤول هناك أو يزيلهم هنا.',
  removePerson: 'إزالة {name}',
  removePersonQuestion: 'إزالة {name}؟',
  removeEffect: 'ينتهي الوصول فورًا، وتتوقف مفاتيح API التي أنشأها هذا الشخص. للعودة يحتاج إلى دعوة جديدة.',
  remove: 'إزالة',
  onlyOffice: 'صفحة الفريق لموظفي التوزيع والمسؤولين',
  notLoaded: 'تعذّر تحميل الفريق',
  loadingTeam: 'جارٍ تحميل الفريق',
  isNow: 'دور {name} الآن: {role}',
  isGone: 'لم يعد {name} تابعًا للشركة',
  isAdministrator: '{name} هو المسؤول الآن',
  nothingChanged: 'لم يتغيّر شيء',
  saved: 'حُفظ',

  // Handing over
  handOverQuestion: 'تسليم الشركة إلى {name}؟',
  handOverEffect:
    'يصبح هذا الشخص مسؤولًا ويقرّر بشأن الأشخاص والباقة والفواتير والمفاتيح. تصبح أنت موظف توزيع فورًا، ولا يغيّر ذلك إلا هو. مفاتيح API التي أنشأتها تملك عندئذٍ صلاحيات موظف التوزيع.',
  handOver: 'تسليم',

  // Invitations
  invite: 'دعوة شخص',
  inviteDriver: 'دعوة سائق',
  invited: 'المدعوون',
  invitations: 'الدعوات',
  roleExpired: '{role}، انتهت الدعوة',
  roleUntil: '{role}، يمكن القبول حتى {day}',
  expired: 'منتهية',
  isHeld: 'بانتظار تأكيدك',
  sendAgain: 'إعادة الإرسال',
  withdraw: 'سحب',
  sentAgain: 'أُرسلت مجددًا إلى {email}',
  withdrawn: 'سُحبت دعوة {email}',
  invitationSent: 'أُرسلت الدعوة إلى {email}',
  sendInvitation: 'إرسال الدعوة',
  invitationNotSent: 'تعذّر إرسال الدعوة',
  email: 'البريد الإلكتروني',
  linkLasts: 'يعمل الرابط في الرسالة مرة واحدة، لمدة {days} أيام.',
  role: 'الدور',
  adminMeaning: 'كل شيء، ويقرّر من ينتمي إلى الشركة',
  dispatcherMeaning: 'يستورد ويخطّط ويوزّع، ويعتني بالأسطول',
  viewerMeaning: 'يرى كل شيء ولا يغيّر شيئًا',
  driverMeaning: 'يرى خط سيره في تطبيق السائق',

  // Roles
  customRoles: 'أدوار خاصة بك',
  newRole: 'دور جديد',
  customRolesMeaning: 'إلى جانب المسؤول وموظف التوزيع والمطّلع والسائق: دور بالحقوق التي تحددها فقط.',
  noRoles: 'لا شيء بعد.',
  roles: 'الأدوار',
  theRoles: 'الأدوار',
  theRule: 'القاعدة',
  openInvitations:
    '{count, plural, zero {لا دعوات معلّقة} one {دعوة معلّقة واحدة} two {دعوتان معلّقتان} few {# دعوات معلّقة} many {# دعوة معلّقة} other {# دعوة معلّقة}}',
  nobody: 'لا أحد لديه هذا الدور بعد',
  changeRole: 'تعديل {name}',
  removeRole: 'إزالة الدور {name}',
  removeRoleQuestion: 'إزالة الدور {name}؟',
  removeRoleRule: 'الدور الذي يحمله أحد يبقى: أعطه دورًا آخر أولًا.',
  roleRemoved: 'أُزيل {name}',
  roleChanged: 'عُدّل {name}',
  roleAdded: 'يمكن الآن منح {name}',
  saveRole: 'حفظ الدور',
  roleNotSaved: 'تعذّر حفظ الدور',
  name: 'الاسم',
  membersGain: 'يحصل أصحابه على الحقوق الجديدة مع نقرتهم التالية',
  roleExample: 'اسمه في الفريق: المخزن، خدمة العملاء',
  rightsRule: 'كل حق يجلب معه ما يحتاجه. يبقى الأعضاء والأدوار ومفاتيح API والأرشيف لدى المسؤولين.',
  groupOrders: 'الطلبات',
  groupFleet: 'الأسطول',
  groupPlanning: 'التخطيط والطريق',
  groupConnections: 'الاتصالات',
  groupPeople: 'الأشخاص والشركة',

  // Second step
  secondStep: 'خطوة ثانية عند تسجيل الدخول',
  secondStepMeaning:
    'أصحاب الدور المحدد يحتاجون بعد كلمة المرور إلى رمز من هاتفهم. من ليس لديه بعدُ يُسجَّل خروجه الآن، ويضيفه عند الدخول التالي.',
} satisfies Translation<typeof en>
