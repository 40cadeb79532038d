// Arabic words of the platform's own mails.
import type { PlatformMailWords } from './types.ts'

const OR_CODE = 'أو أدخل الرمز {{code}}.'
const NOT_YOU = 'إذا لم تكن أنت من طلب ذلك، فيمكنك تجاهل هذه الرسالة.'
const PAID = 'إذا دفعت خلال الأيام الأخيرة، فيمكنك تجاهل هذه الرسالة.'
const INVOICES = 'فتح الفواتير'

export const ar: PlatformMailWords = {
  greeting: 'مرحبًا {{user_name}}،',
  reader: 'بك',
  values: {
    member: 'عضو',
    roles: { admin: 'مسؤول', dispatcher: 'موظف التوزيع', viewer: 'مطّلع', driver: 'سائق' },
    trialEnd: 'في {day}',
    unpaid: 'فاتورة لم تُسدد، وعدد أيام التأخير تجاوز {days}',
    ticket: 'اقرأ الرد وأجب عنه هنا:',
  },
  mails: {
    password_reset: {
      subject: 'إعادة تعيين كلمة المرور',
      before: ['وصلنا طلب لتعيين كلمة مرور جديدة لحسابك.'],
      button: 'تعيين كلمة مرور جديدة',
      after: ['يعمل الرابط مرة واحدة، وتنتهي صلاحيته بعد {{expiry_hours}} ساعة.', OR_CODE, NOT_YOU],
    },
    welcome: {
      subject: 'مرحبًا بك في {{product_name}}',
      before: [
        'بدأت تجربة {{trial_company}} دون الحاجة إلى بطاقة. مدتها بالأيام: {{trial_days}}.',
        'استورد قائمة طلبات، واضغط زر التحسين، وشاهد يوم الغد قبل أن يبدأ.',
      ],
      button: 'فتح لوحة الإدارة',
    },
    email_confirmation: {
      subject: 'أكّد عنوان بريدك الإلكتروني',
      before: ['يُرجى تأكيد أن هذا العنوان لك.'],
      button: 'تأكيد عنوان البريد',
      after: [OR_CODE, NOT_YOU],
    },
    invitation: {
      subject: 'دعوة للانضمام إلى {{inviting_company}}',
      before: ['دعتك {{inviting_company}} للعمل معها على {{product_name}}. دورك: {{role_name}}.'],
      button: 'قبول الدعوة',
      after: [
        'يعمل الرابط مرة واحدة، ومدة صلاحيته: {{expires_in}}.',
        'إذا كنت لا تعرف من دعاك، فيمكنك تجاهل هذه الرسالة.',
      ],
    },
    magic_link: {
      subject: 'رابط تسجيل الدخول',
      heading: 'تسجيل الدخول',
      before: ['هذا الرابط يسجّل دخولك، ويعمل مرة واحدة.'],
      button: 'تسجيل الدخول',
      after: [OR_CODE, NOT_YOU],
    },
    email_change: {
      subject: 'أكّد عنوان بريدك الإلكتروني الجديد',
      before: ['يُرجى تأكيد عنوان البريد الإلكتروني الجديد لحسابك.'],
      button: 'تأكيد عنوان البريد',
      after: [OR_CODE, NOT_YOU],
    },
    confirmation_code: {
      subject: 'رمز التأكيد',
      before: ['أدخل هذا الرمز للمتابعة: {{code}}'],
      after: [NOT_YOU],
    },
    account_exists: {
      subject: 'لديك حساب في {{product_name}} بالفعل',
      before: [
        'طُلبت تجربة بهذا العنوان، وله حساب بالفعل. سجّل الدخول، أو اختر كلمة مرور جديدة عبر «نسيت كلمة المرور؟».',
      ],
      button: 'تسجيل الدخول',
      after: [NOT_YOU],
    },
    passkey_added: {
      subject: 'أُضيف مفتاح مرور إلى حسابك في {{product_name}}',
      heading: 'أُضيف مفتاح مرور إلى حسابك',
      before: ['أُضيف مفتاح المرور «{{passkey_name}}» ({{added_at}}). من يملكه يستطيع تسجيل الدخول باسمك.'],
      button: 'عرض مفاتيح المرور',
      after: ['إذا لم تكن أنت من أضافه، فأزله من هناك، وأنهِ الجلسات الأخرى، واختر كلمة مرور جديدة.'],
    },
    passwords_refused: {
      subject: 'هناك من يحاول تخمين كلمة مرورك في {{product_name}}',
      heading: 'هناك من يحاول تخمين كلمة مرورك',
      before: [
        'عدد كلمات المرور الخاطئة التي جُرّبت على حسابك خلال اليوم الأخير: {{tries}}، من أماكن لم تسجّل الدخول منها قط. حسابك آمن: لن تُقبل أي كلمة مرور من هذه الأماكن حتى الغد.',
        'يمكنك تسجيل الدخول كالمعتاد من الأماكن السابقة. ومن أي مكان آخر استخدم «نسيت كلمة المرور؟» أو رابط الدخول.',
      ],
      button: 'راجع عمليات الدخول',
      after: ['فعّل هناك خطوة ثانية إن لم تكن مفعّلة.'],
    },
    contact_message: {
      subject: 'تواصل ({{topic}}): {{sender_name}}',
      heading: 'رسالة تواصل جديدة',
      before: [
        'من: {{sender_name}} <{{sender_email}}>',
        'الشركة: {{sender_company}}',
        'الهاتف: {{sender_phone}}',
        '{{message}}',
      ],
    },
    trial_ending: {
      subject: 'تنتهي تجربتك {{trial_end}}',
      before: [
        'بعد ذلك تستطيع {{customer_company}} قراءة كل شيء وتصديره، ويتوقف الاستيراد والتخطيط والإرسال حتى تُختار باقة.',
      ],
      button: 'اختيار باقة',
    },
    trial_ended: {
      subject: 'انتهت تجربتك',
      before: [
        'انتهت تجربة {{customer_company}}. يبقى ما أنشأتموه محفوظًا، وتستمر خطوط السير الجارية حتى نهايتها.',
      ],
      button: 'اختيار باقة',
    },
    invoice_issued: {
      subject: 'الفاتورة {{invoice_number}}: {{amount}}',
      heading: 'الفاتورة {{invoice_number}}',
      before: [
        'مرفق الفاتورة {{invoice_number}} باسم {{customer_company}} بمبلغ {{amount}}. تُستحق في {{due_date}}.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
    },
    payment_reminder: {
      subject: 'تذكير: استُحقت الفاتورة {{invoice_number}} في {{due_date}}',
      heading: 'الفاتورة {{invoice_number}} متأخرة',
      before: [
        'استُحقت الفاتورة {{invoice_number}} باسم {{customer_company}} بمبلغ {{amount}} في {{due_date}} ولم تُسدد بعد.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    payment_final_notice: {
      subject: 'إشعار أخير: الفاتورة {{invoice_number}}',
      heading: 'لم تُسدد الفاتورة {{invoice_number}} بعد',
      before: [
        'ذكّرناك بالفاتورة {{invoice_number}} باسم {{customer_company}}. استُحق مبلغ {{amount}} في {{due_date}} ولم يصل.',
        'من دون السداد تُوقف {{customer_company}} في {{suspension_date}}: يمكنكم عندئذ قراءة كل شيء وتصديره، دون الاستيراد أو التخطيط أو الإرسال.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    credit_note_issued: {
      subject: 'إشعار دائن {{credit_note_number}} للفاتورة {{invoice_number}}',
      heading: 'إشعار دائن {{credit_note_number}}',
      before: [
        'نقيّد {{amount}} لصالح {{customer_company}} عن الفاتورة {{invoice_number}}.',
        'السبب: {{reason}}',
      ],
      button: INVOICES,
    },
    payment_received: {
      subject: 'وصل المبلغ: الفاتورة {{invoice_number}}',
      heading: 'شكرًا لسدادك',
      before: [
        'وصلنا {{amount}} عن الفاتورة {{invoice_number}} باسم {{customer_company}} المستحقة في {{due_date}}.',
        'باقتك: {{plan_name}}.',
      ],
    },
    company_suspended: {
      subject: 'أُوقفت {{customer_company}}',
      before: [
        'السبب: {{reason}}',
        'يمكنكم قراءة كل شيء وتصديره، وتستمر خطوط السير الجارية حتى نهايتها. ويتوقف الاستيراد والتخطيط والإرسال.',
      ],
      button: 'الباقة والفواتير',
    },
    company_resumed: {
      subject: 'يمكن لشركة {{customer_company}} العمل من جديد',
      before: ['انتهى الإيقاف: استوردوا وخططوا وأرسلوا كما في السابق.'],
      button: 'فتح لوحة الإدارة',
    },
    company_closed: {
      subject: 'أُغلقت {{customer_company}}',
      before: [
        'لم يعد بإمكان أفرادها فتحها. تُنفّذ خطوط السير المرسلة حتى نهايتها، ويواصل المستلمون تتبعها.',
        'يمكن للمسؤولين بعد تسجيل الدخول تصدير بياناتها حتى {{delete_day}}. بعد ذلك تُحذف الطلبات والأشخاص والمركبات والملفات، وتبقى الفواتير.',
        'إذا كان ذلك عن طريق الخطأ، فراسلنا قبل ذلك اليوم وسنفتحها من جديد.',
      ],
      button: 'راسلنا',
    },
    support_reply: {
      subject: 'رد: {{ticket_subject}}',
      heading: '{{ticket_subject}}',
      before: ['{{message}}'],
    },
    report_ready: {
      subject: '{{report_name}}: {{report_period}}',
      heading: '{{report_name}}',
      before: [
        'هذا تقرير {{report_company}} عن الفترة {{report_period}}. عدد الصفوف في الملف المرفق: {{row_count}}.',
      ],
      button: 'فتح التقرير',
      after: ['تصلك هذه الرسالة لأن أحد زملائك اختارك قارئًا. يمكن إيقافها من صفحة التقرير.'],
    },
  },
}
