// Turkish texts of the pages of security and trust.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  securityLead:
    'Erişime veritabanında, satır satır karar verilir. Üstündeki her şey çökse bile bir şirket başka bir şirketi göremez.',
  rows: 'Ekranlar değil, satırlar',
  rowsMore:
    'Her tablo, hangi satırlarını kimin okuyup yazabileceğini söyleyen kurallar taşır. Bunlar kim, ne ve nasıl tablosu olarak, beklenen yanıt elle yazılarak sınanır. Kaydı olmayan yeni bir tablo derlememizi durdurur.',
  signIn: 'Oturum açma',
  signInPasswords:
    'Parolalar argon2id özetleri olarak saklanır. Bilinmeyen hesap ve yanlış parola aynı yanıtı alır.',
  signInTokens:
    'Yenileme belirteçleri değişir; iki kez kullanılan çalınmış bir belirteç bütün ailesini sona erdirir.',
  signInSecondFactor: 'Herkes ikinci adımı (TOTP) açabilir.',
  signInPasskey: 'Geçiş anahtarı parolasız giriş yapar, sahte bir sayfada ise yapmaz.',
  signInReset: 'Sıfırlama bağlantıları bir kez çalışır ve {hours} saat sonra sona erer.',
  keys: 'Anahtarlar ve cihazlar',
  keysMore:
    'Cihaz belirteçleri bir kez gösterilir ve özet olarak saklanır. Bir cihaz belirteci tek bir araca aittir ve yalnızca nerede olduğunu bildirebilir. Takip numaralarında denetim karakteri vardır ve tahmin denemeleri sınırlanır.',
  browser: 'Tarayıcıda',
  browserMore:
    'Sıkı bir içerik politikası, çerçeve yok, başka yerden betik yok. Yeniden boyutlandırılan resimlerden kameraların yazdıkları çıkarılır. Tablolar sınırlarla okunur.',
  report: 'Güvenlik açığı bildirin',
  reportMore:
    'Ne bulduğunuzu ve nasıl yineleneceğini <contact>İletişim</contact> sayfasından bize yazın. Hafta içi {hours} saat içinde yanıtlarız ve iyi niyetle arayanların peşine düşmeyiz.',
  trustLead: 'Neye söz veriyoruz ve bunu kendiniz nerede denetleyebilirsiniz.',
  promises: 'Sözlerimiz',
  promiseKept: 'Onaylanan saklanır',
  promiseKeptMore: 'Onayladığımız bir yazma, sunucunun çökmesinden sonra da durur.',
  promiseOnce: 'Hiçbir şey iki kez yapılmaz',
  promiseOnceMore: 'Aynı anahtarla yinelenen istek ilk yanıtı alır.',
  promisePlan: 'Plan ne diyorsa odur',
  promisePlanMore:
    'İkinci bir program, siz görmeden önce her planın yükünü, süresini ve zaman aralıklarını yeniden hesaplar.',
  promiseDeploy: 'Yeni sürüm kesinti değildir',
  promiseDeployMore: 'Sunucu değişirken yoldaki gün sürer.',
  availability: 'Kullanılabilirlik',
  availabilityMore:
    'Ölçümler sürekli çalışır; <status>durum sayfası</status> sonuçlarını, duyurduğumuz her kesintiyi ve planlı bakımı gösterir.',
  securityMore:
    'Erişimin, oturum açmanın ve anahtarların nasıl çalıştığı <security>güvenlik sayfasında</security> yazılıdır.',
  privacyMore:
    'Ne, kimin için ve ne kadar süre saklanır: <privacy>Gizlilik</privacy>. Dış bir hizmet ayarlanmadıkça harita, yollar ve adresler kendi sunucularımızdan gelir; ayarlandıysa o hizmet kendisine sorulan adresleri alır.',
  leaving: 'Ayrılmak',
  leavingMore:
    'Aydan aya. Yöneticiler her şeyi tek bir zip dosyasıyla yanlarında götürür: siparişler, kişiler, konumlar, fotoğraflar, faturalar ve kayıt. Şirket kapatıldıktan sonra da {days} gün boyunca.',
  sources: 'Harita verileri nereden gelir',
  sourcesMore:
    'Gerçek bölgeler OpenStreetMap’ten derlenir, © OpenStreetMap katkıcıları, Open Database License altında. Demodaki Ashmouth kenti uydurmadır ve kendi programımız tarafından üretilmiştir.',
} satisfies Translation<typeof en>
