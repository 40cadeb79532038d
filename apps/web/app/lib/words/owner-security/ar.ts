// Arabic texts of the security of the owners' accounts.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Owners
  securityNoun: 'الأمان',
  owners: 'المالكون',
  newOwner: 'مالك جديد',
  addOwner: 'إضافة المالك',
  ownerNotAdded: 'تعذّرت إضافة المالك',
  ownerLead: 'يرى المالك كل الشركات ويغيّر الباقات والرسائل والإعدادات.',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  email: 'البريد الإلكتروني',
  firstPassword: 'كلمة المرور الأولى',
  isNowOwner: '{email} مالك الآن',
  ownerSince: '{email}، مالك منذ {day}',
  seenAgo: 'شوهد {ago}',
  neverSignedIn: 'لم يسجّل الدخول قط',
  secondStepOn: 'الخطوة الثانية مفعّلة',
  noSecondStep: 'بلا خطوة ثانية',
  you: 'أنت',
  removeWhat: 'إزالة {name}',
  remove: 'إزالة',
  removeQuestion: 'إزالة {name}؟',
  removeEffect: 'يبقى الحساب دون صلاحيات على المنصة.',
  noLongerOwner: 'لم يعد مالكًا',
  ownerByCommand: 'على الخادم، يضيف npm run owner -- --mail ADDRESS أيضًا مالكًا، أو ينشئ له رابطًا جديدًا.',

  // How owners sign in
  howOwnersSignIn: 'كيف يسجّل المالكون الدخول',
  needSecondStep: 'يحتاج المالكون إلى خطوة ثانية عند تسجيل الدخول',
  needSecondStepNow: 'يحتاج المالكون الآن إلى خطوة ثانية',
  secondStepOptional: 'يمكن للمالكين تسجيل الدخول دون خطوة ثانية',
  withoutStep: 'من لم يُضفها من المالكين لا صلاحيات له على المنصة، ويُوجَّه إلى حيث تُضاف.',
  othersWithout:
    '{count, plural, =0 {لا مالك آخر بدونها. لن تعمل مفاتيح API التي أنشأها مالك باسمه بعد ذلك.} zero {لا مالك آخر بدونها. لن تعمل مفاتيح API التي أنشأها مالك باسمه بعد ذلك.} one {مالك آخر واحد بدونها: يُسجَّل خروجه حين تطلبها. لن تعمل مفاتيح API التي أنشأها مالك باسمه بعد ذلك.} two {مالكان آخران بدونها: يُسجَّل خروجهما حين تطلبها. لن تعمل مفاتيح API التي أنشأها مالك باسمه بعد ذلك.} few {# مالكين آخرين بدونها: يُسجَّل خروجهم حين تطلبها. لن تعمل مفاتيح API التي أنشأها مالك باسمه بعد ذلك.} many {# مالكًا آخر بدونها: يُسجَّل خروجهم حين تطلبها. لن تعمل مفاتيح API التي أنشأها مالك باسمه بعد ذلك.} other {# مالك آخر بدونها: يُسجَّل خروجهم حين تطلبها. لن تعمل مفاتيح API التي أنشأها مالك باسمه بعد ذلك.}}',
  addYourOwnFirst: 'أضف خطوتك أولًا وسجّل الدخول بها.',
  yourOwnSignIn: 'تسجيل دخولك أنت',

  // Sessions
  whereOwnersSignedIn: 'أين سجّل المالكون الدخول',
  noSessions: 'لا مالك لديه جلسة مفتوحة في متصفح.',
  sessionsOfOwners: 'جلسات المالكين',
  unknownAddress: 'عنوان غير معروف',
  usedAgo: 'استُخدمت {ago}',
  hasSecondStep: 'خطوة ثانية',
  thisBrowser: 'هذا المتصفح',
  signOut: 'تسجيل الخروج',
  signOutOf: 'تسجيل خروج {name}، {browser}',
  signedOutThere: 'سُجّل الخروج هناك',

  // Failed sign-ins
  failedSevenDays: 'محاولات دخول فاشلة، 7 أيام',
  noFailed: 'لم يفشل أحد في الدخول إلى حساب في آخر 7 أيام.',
  failedSignIns: 'محاولات دخول فاشلة',
  attempts:
    '{count, plural, zero {# محاولة، آخرها {ago}} one {محاولة واحدة، {ago}} two {محاولتان، آخرهما {ago}} few {# محاولات، آخرها {ago}} many {# محاولة، آخرها {ago}} other {# محاولة، آخرها {ago}}}',
  wrongCode: 'رمز خاطئ',
  wrongPassword: 'كلمة مرور خاطئة',
  owner: 'مالك',
  signedInSince: 'سجّل الدخول بعدها',
  unknownAccounts: 'تُقيَّد المحاولات على عناوين بلا حساب ولا تُدرج.',

  // Addresses
  whereOwnersWork: 'من أين يعمل المالكون',
  fromElsewhere: 'من أي مكان آخر لا صلاحيات لحساب المالك على المنصة. أنت على <address>{address}</address>.',
  addressesAndNetworks: 'العناوين والشبكات',
  addressesHint: 'واحد في كل سطر. اتركه فارغًا ليعمل المالكون من أي مكان.',
  addressWrong: '{text} ليس عنوانًا مثل 203.0.113.7 ولا شبكة مثل 203.0.113.0/24',
  saveAddresses: 'حفظ العناوين',
  saving: 'جارٍ الحفظ',
  addressesSaved: 'حُفظت العناوين',
  fromAnywhere: 'يمكن للمالكين العمل من أي مكان',
  lockedOut: 'هل مُنعت من الدخول؟ على الخادم يفرغ npm run owner -- --allow-any-address القائمة.',

  // Accounts
  accounts: 'الحسابات',
  withSecondStep: 'بخطوة ثانية',
  openSessions: 'الجلسات المفتوحة',
  auditLog: 'سجل التدقيق',
  apiKeys: 'مفاتيح API',
} satisfies Translation<typeof en>
