// Turkish words of the platform's own mails.
import type { PlatformMailWords } from './types.ts'

const OR_CODE = 'Ya da {{code}} kodunu girin.'
const NOT_YOU = 'Bunu siz yapmadıysanız bu e-postayı dikkate almayın.'
const PAID = 'Son günlerde ödediyseniz bu e-postayı dikkate almayın.'
const INVOICES = 'Faturalarınızı açın'

export const tr: PlatformMailWords = {
  greeting: 'Merhaba {{user_name}},',
  reader: 'değerli kullanıcımız',
  values: {
    member: 'üye',
    roles: { admin: 'yönetici', dispatcher: 'sevkiyat görevlisi', viewer: 'izleyici', driver: 'sürücü' },
    trialEnd: '{day} günü',
    unpaid: 'bir fatura {days} günden uzun süredir ödenmedi',
    ticket: 'Buradan okuyup yanıtlayın:',
  },
  mails: {
    password_reset: {
      subject: 'Parolanızı sıfırlayın',
      before: ['Hesabınız için yeni bir parola istendi.'],
      button: 'Yeni parola belirle',
      after: ['Bağlantı {{expiry_hours}} saat geçerlidir ve bir kez çalışır.', OR_CODE, NOT_YOU],
    },
    welcome: {
      subject: '{{product_name}} ürününe hoş geldiniz',
      before: [
        '{{trial_company}} için deneme {{trial_days}} gün sürer ve kart gerektirmez.',
        'Bir sipariş listesi aktarın, en iyi planı hesaplatın ve yarını başlamadan görün.',
      ],
      button: 'Paneli aç',
    },
    email_confirmation: {
      subject: 'E-posta adresinizi onaylayın',
      before: ['Lütfen bu adresin size ait olduğunu onaylayın.'],
      button: 'E-posta adresini onayla',
      after: [OR_CODE, NOT_YOU],
    },
    invitation: {
      subject: '{{inviting_company}} sizi davet ediyor',
      before: [
        '{{inviting_company}} sizi {{product_name}} üzerinde birlikte çalışmaya davet etti. Rolünüz: {{role_name}}.',
      ],
      button: 'Daveti kabul et',
      after: [
        'Bağlantı bir kez çalışır. Geçerlilik süresi: {{expires_in}}.',
        'Sizi kimin davet ettiğini bilmiyorsanız bu e-postayı dikkate almayın.',
      ],
    },
    magic_link: {
      subject: 'Giriş bağlantınız',
      heading: 'Giriş',
      before: ['Bu bağlantıyla oturum açarsınız. Bir kez çalışır.'],
      button: 'Oturum aç',
      after: [OR_CODE, NOT_YOU],
    },
    email_change: {
      subject: 'Yeni e-posta adresinizi onaylayın',
      before: ['Lütfen hesabınızın yeni e-posta adresini onaylayın.'],
      button: 'E-posta adresini onayla',
      after: [OR_CODE, NOT_YOU],
    },
    confirmation_code: {
      subject: 'Onay kodunuz',
      before: ['Devam etmek için şu kodu girin: {{code}}'],
      after: [NOT_YOU],
    },
    account_exists: {
      subject: '{{product_name}} hesabınız zaten var',
      before: [
        'Bu adresle deneme istendi, ancak adresin zaten bir hesabı var. Oturum açın ya da “Parolanızı mı unuttunuz?” ile yeni bir parola seçin.',
      ],
      button: 'Oturum aç',
      after: [NOT_YOU],
    },
    passkey_added: {
      subject: '{{product_name}} hesabınıza geçiş anahtarı eklendi',
      heading: 'Hesabınıza geçiş anahtarı eklendi',
      before: [
        '“{{passkey_name}}” geçiş anahtarı eklendi ({{added_at}}). Anahtarı elinde tutan, sizin adınıza oturum açabilir.',
      ],
      button: 'Geçiş anahtarlarınızı görün',
      after: [
        'Bunu siz yapmadıysanız anahtarı oradan kaldırın, diğer oturumları kapatın ve yeni bir parola seçin.',
      ],
    },
    passwords_refused: {
      subject: 'Birisi {{product_name}} parolanızı tahmin etmeye çalışıyor',
      heading: 'Birisi parolanızı tahmin etmeye çalışıyor',
      before: [
        'Son bir günde hesabınız için denenen yanlış parola sayısı: {{tries}}. Denemeler hiç oturum açmadığınız yerlerden geldi. Hesabınız güvende: yarına kadar bu yerlerden hiçbir parola kabul edilmez.',
        'Daha önce oturum açtığınız yerlerde her zamanki gibi oturum açabilirsiniz. Başka yerlerde “Parolanızı mı unuttunuz?” ya da bir giriş bağlantısı kullanın.',
      ],
      button: 'Oturumlarınızı kontrol edin',
      after: ['Henüz yoksa orada ikinci adımı açın.'],
    },
    contact_message: {
      subject: 'İletişim ({{topic}}): {{sender_name}}',
      heading: 'Yeni iletişim iletisi',
      before: [
        'Gönderen: {{sender_name}} <{{sender_email}}>',
        'Şirket: {{sender_company}}',
        'Telefon: {{sender_phone}}',
        '{{message}}',
      ],
    },
    trial_ending: {
      subject: 'Denemeniz {{trial_end}} bitiyor',
      before: [
        'Sonrasında {{customer_company}} her şeyi okuyabilir ve dışa aktarabilir; içe aktarma, planlama ve gönderme bir plan seçilene kadar bekler.',
      ],
      button: 'Plan seçin',
    },
    trial_ended: {
      subject: 'Denemeniz bitti',
      before: [
        '{{customer_company}} denemesi sona erdi. Oluşturduklarınız saklanır, yoldaki rotalar sonuna kadar sürer.',
      ],
      button: 'Plan seçin',
    },
    invoice_issued: {
      subject: 'Fatura {{invoice_number}}: {{amount}}',
      heading: 'Fatura {{invoice_number}}',
      before: [
        '{{customer_company}} için {{amount}} tutarındaki {{invoice_number}} numaralı fatura ektedir. Son ödeme günü: {{due_date}}.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
    },
    payment_reminder: {
      subject: 'Hatırlatma: {{invoice_number}} numaralı faturanın son ödeme günü {{due_date}} idi',
      heading: '{{invoice_number}} numaralı fatura gecikti',
      before: [
        '{{customer_company}} için {{amount}} tutarındaki {{invoice_number}} numaralı faturanın son ödeme günü {{due_date}} idi ve fatura henüz ödenmedi.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    payment_final_notice: {
      subject: 'Son ihtar: fatura {{invoice_number}}',
      heading: '{{invoice_number}} numaralı fatura hâlâ ödenmedi',
      before: [
        '{{customer_company}} için {{invoice_number}} numaralı faturayı hatırlatmıştık. {{amount}} tutarının son ödeme günü {{due_date}} idi ve ödeme ulaşmadı.',
        'Ödeme yapılmazsa {{customer_company}} şu gün askıya alınır: {{suspension_date}}. O zaman her şeyi okuyabilir ve dışa aktarabilirsiniz; içe aktarma, planlama ve gönderme yapılamaz.',
        '{{payment_instructions}}',
      ],
      button: INVOICES,
      after: [PAID],
    },
    credit_note_issued: {
      subject: '{{invoice_number}} numaralı fatura için iade belgesi {{credit_note_number}}',
      heading: 'İade belgesi {{credit_note_number}}',
      before: [
        '{{invoice_number}} numaralı fatura için {{customer_company}} hesabına {{amount}} alacak yazıyoruz.',
        'Neden: {{reason}}',
      ],
      button: INVOICES,
    },
    payment_received: {
      subject: 'Ödeme alındı: fatura {{invoice_number}}',
      heading: 'Ödemeniz için teşekkürler',
      before: [
        '{{customer_company}} için son ödeme günü {{due_date}} olan {{invoice_number}} numaralı faturanın {{amount}} tutarını aldık.',
        'Planınız: {{plan_name}}.',
      ],
    },
    company_suspended: {
      subject: '{{customer_company}} askıya alındı',
      before: [
        'Neden: {{reason}}',
        'Her şeyi okuyabilir ve dışa aktarabilirsiniz; yoldaki rotalar sonuna kadar sürer. İçe aktarma, planlama ve gönderme bekler.',
      ],
      button: 'Plan ve faturalar',
    },
    company_resumed: {
      subject: '{{customer_company}} yeniden çalışabilir',
      before: ['Askıya alma bitti: eskisi gibi içe aktarın, planlayın ve gönderin.'],
      button: 'Paneli aç',
    },
    company_closed: {
      subject: '{{customer_company}} kapatıldı',
      before: [
        'Şirketteki kişiler artık onu açamaz. Gönderilmiş rotalar sonuna kadar sürer ve alıcılar takip etmeyi sürdürür.',
        'Oturum açan yöneticiler verileri şu güne kadar dışa aktarabilir: {{delete_day}}. Sonra siparişler, kişiler, araçlar ve dosyalar silinir; faturalar saklanır.',
        'Bu bir hataysa o günden önce bize yazın, şirketi yeniden açalım.',
      ],
      button: 'Bize yazın',
    },
    support_reply: {
      subject: 'Re: {{ticket_subject}}',
      heading: '{{ticket_subject}}',
      before: ['{{message}}'],
    },
    report_ready: {
      subject: '{{report_name}}: {{report_period}}',
      heading: '{{report_name}}',
      before: [
        '{{report_company}} raporu, dönem: {{report_period}}. Ekteki dosyadaki satır sayısı: {{row_count}}.',
      ],
      button: 'Raporu aç',
      after: [
        'Bu e-postayı, bir iş arkadaşınız sizi okuyucu seçtiği için alıyorsunuz. Raporun sayfasından durdurulabilir.',
      ],
    },
  },
}
