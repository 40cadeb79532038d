// Turkish texts of the contact and support pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Bize her şeyi sorun',
  lead: 'Hafta içi {hours} saat içinde bir insan yanıtlar.',
  forCustomers: 'Müşteriler için destek',
  forCustomersMore: 'Ürünün içinde soru; günü, planı ve siparişi yanında taşır. <link>Oturum aç</link>',
  somethingDown: 'Çalışmayan bir şey mi var?',
  somethingDownMore: 'Bunu önce ölçümler söyler. <link>Durum</link>',
  businessHours: 'Çalışma saatleri',
  open: '{weekday}, {time} PST: açık',
  opensToday: '{weekday}, {time} PST: kapalı, bugün 9.00’da açılır',
  opensTomorrow: '{weekday}, {time} PST: kapalı, yarın 9.00’da açılır',
  opensMonday: '{weekday}, {time} PST: kapalı, pazartesi 9.00’da açılır',
  name: 'Ad soyad',
  email: 'E-posta',
  company: 'Şirket <optional>isteğe bağlı</optional>',
  phone: 'Telefon <optional>isteğe bağlı</optional>',
  subject: 'Konu <optional>isteğe bağlı</optional>',
  message: 'Mesaj',
  send: 'Mesajı gönder',
  sending: 'Gönderiliyor…',
  use: 'Bunu yalnızca size yanıt vermek için kullanırız. <link>Gizlilik</link>',
  subjectGeneral: 'Genel',
  subjectSales: 'Satış',
  subjectSupport: 'Destek',
  subjectPartnership: 'İş ortaklığı',
  subjectDemo: 'Tanıtım',
  sent: 'Mesajınız için teşekkür ederiz! {hours} saat içinde size dönüş yapacağız.',
  failed: 'Mesaj gönderilemedi. Lütfen yeniden deneyin.',
  notSent: '{reason} Metniniz hâlâ burada.',
  about: 'Hakkında: {subject}',
  enterName: 'Adınızı girin',
  enterEmail: 'E-posta adresinizi girin',
  emailIncomplete: 'Bu e-posta adresi tam değil',
  enterMessage: 'Bir mesaj yazın',
  frequentlyAsked: 'Sık sorulanlar',
  trialQuestion: 'Deneme ne kadar sürer ve kart gerekir mi?',
  trialAnswer:
    '{days, plural, one {#\u00a0gün} other {#\u00a0gün}}, kart gerekmez. Bittiğinde her şeyi okumaya devam edebilirsiniz.',
  spreadsheetQuestion: 'Adreslerimi bir elektronik tablodan getirebilir miyim?',
  spreadsheetAnswer:
    'Evet. CSV ve XLSX, elinizdeki sütunlarla: {name} hangisinin hangisi olduğunu bulur, okuyamadıklarını satır satır gösterir ve siz onaylayana kadar hiçbir şey kaydetmez.',
  phonesQuestion: 'Sürücülerin yeni telefona ihtiyacı var mı?',
  phonesAnswer:
    'Hayır. Sürücü uygulaması telefonun tarayıcısında çalışır; OsmAnd veya OwnTracks konuşan takip cihazları olduğu gibi çalışır.',
  limitQuestion: 'Bir araç planımın sınırını aşarsa ne olur?',
  limitAnswer:
    'Hiçbir şey durmaz. Planlanan gün sonuna kadar sürer; sonraki araç, siz planı yükseltene veya bir aracı arşivleyene kadar bekler.',
  dataQuestion: 'Verilerimiz nerede tutulur ve kim görebilir?',
  dataAnswer:
    'Her şirket için satır satır ayrılmış tek bir PostgreSQL veritabanında. Çalışanlarınız onları rollerine göre görür.',
  trackingQuestion: 'Alıcılar hesap olmadan takip edebilir mi?',
  trackingAnswer:
    'Evet. Takip numarası sayfayı açar. Sayfa kolinin ne zaman geleceğini ve sona doğru aracı gösterir; asla bir telefon numarası veya başka bir durak göstermez.',
  threeWays: 'Yanıta giden üç yol, en hızlısı başta.',
  lookItUp: 'Arayın',
  lookItUpMore: '<help>Yardım merkezi</help>, telsizde kullanacağınız kelimelere göre kısa yanıtlar içerir.',
  checkTheLine: 'Hattı denetleyin',
  checkTheLineMore:
    'Bir şey yüklenmediğinde <diagnostics>Ağ tanılama</diagnostics>, sorunun bizde mi, ağınızda mı, tarayıcınızda mı olduğunu söyler ve gönderebileceğiniz bir rapor hazırlar. <status>Durum sayfası</status> başkalarının da bunu görüp görmediğini söyler.',
  askAPerson: 'Bir insana sorun',
  askAPersonMore:
    'Bize <contact>İletişim</contact> sayfasından yazın. Çalışma saatlerimiz: {businessHours}. Hafta içi {hours} saat içinde yanıtlarız.',
} satisfies Translation<typeof en>
