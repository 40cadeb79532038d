// Turkish texts of the page of features.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  lead: 'Aynı günü paylaşan altı bölüm: ne sipariş edildi, ne planlandı, ne oluyor ve kime haber veriliyor.',
  seeHowItWorks: 'Nasıl çalıştığını görün<hidden>: {feature}</hidden>',
  close: 'Kapat',

  // Screenshots
  analyticsScreen: 'Analiz: güne göre zamanında teslim ve maliyet, araca göre planlanan ve gerçekleşen',
  rolesScreen: 'Roller tablosu: her rolün hakları ve şirketin kendi rolleri',
  companiesScreen: 'İşletmecinin şirket listesi: her birinin durumu, planı, araçları ve siparişleri',
  driverScreen: 'Sürücünün telefonu: rotanın sıradaki durağı',

  // Route planning
  planningLong:
    'Süresi dolana kadar planı iyileştirmeyi sürdüren bir motor. Dilediğiniz an durdurup o ana kadarki en iyi planı kullanabilirsiniz.',
  shift: 'Vardiya',
  shiftFact: 'sürücü başına en fazla 8 saat',
  load: 'Yük',
  loadFact: 'siz değiştirmedikçe araç başına 150 koli',
  windows: 'Zaman aralıkları',
  windowsFact: 'hizmet aralığın içinde başlar ya da aşılan dakikalar yazılır',
  priority: 'Öncelik',
  priorityFact: 'öncelikli teslimatlar önce yapılır',
  distance: 'Mesafe',
  distanceFact: 'dosyadaki sıraya göre dörtte bir, hatta daha kısa',
  whatIsLeft: 'Kalanlar',
  whatIsLeftFact: 'nedeni ve en küçük çözümüyle listelenir',
  nextPlanning: 'Sıradaki: yapay zekâ destekli rota planlama',

  // Live tracking
  trackingLong:
    'Konumlar bir telefondan ya da elinizdeki herhangi bir takip cihazından gelir. Her biri, kalan bütün durakların tahminini günceller.',
  atRisk: 'Riskli',
  atRiskFact: 'en kötüsü önce, dakikası ve nedeniyle',
  forecast: 'Tahmin',
  forecastFact: 'yollardan, hizmet sürelerinden ve günün gidişinden',
  recipient: 'Alıcı',
  recipientFact: 'tek sayfa, en başta tek yanıt: ne zaman',
  notice: 'Bildirim',
  noticeFact: 'araç 30 dakika uzaktayken gönderilir',
  trackers: 'Takip cihazları',
  trackersFact: 'OsmAnd ve OwnTracks protokolleri, yeni donanım gerekmez',
  nextTracking: 'Sıradaki: canlı takip ve bildirimler',

  // Analytics
  analyticsLong: 'Geride kalan her günün rakamları, önceki aynı sayıda günle karşılaştırmalı.',
  onTime: 'Zamanında',
  onTimeFact: 'güne, sürücüye, araca, depoya ve müşteriye göre',
  drivenFact: 'planlanan ve gerçekleşen, araç araç',
  export: 'Dışa aktarma',
  exportFact: 'rakamlar tablo ve CSV olarak',
  nextAnalytics: 'Sıradaki: analiz paneli',

  // Security
  securityLong:
    'Erişime veritabanı karar verir: satır satır, her tablo ve her giriş yolu için. Ekranlar bunu yalnızca yansıtır.',
  roles: 'Roller',
  rolesFact: 'sahip, yönetici, sevkiyat görevlisi, izleyici, sürücü, alıcı',
  signIn: 'Oturum açma',
  signInFact: 'telefondaki kodlarla ikinci adım',
  publicPages: 'Herkese açık sayfalar',
  publicPagesFact: 'telefon numarası yok, tam ad yok, başka durak yok',
  nextSecurity: 'Sıradaki: kurumsal güvenlik',

  // Several companies
  tenantsLong: 'Gruplar ve bayiler için: her şirket tek başınaymış gibi çalışır.',
  brand: 'Marka',
  brandFact: 'takip sayfasında kendi rengi',
  plans: 'Planlar',
  plansFact: 'şirket bazında sınırlar, sunucu uygular',
  data: 'Veriler',
  dataFact: 'veritabanında satır satır ayrılmış',
  nextTenants: 'Sıradaki: birden çok şirketin yönetimi',

  // Driver app
  driverLong: 'Sürücünün elindeki telefonun tarayıcısında açılır; çekim olsa da olmasa da.',
  nextStop: 'Sıradaki durak',
  nextStopFact: 'adres, zaman aralığı, teslim edilecekler, not',
  route: 'Rota',
  routeFact: 'günün bütün durakları sırasıyla',
  proof: 'Kanıt',
  proofFact: 'siparişin istediğine göre fotoğraf, imza, ad, PIN veya tarama',
  noSignal: 'Çekim yokken',
  noSignalFact: 'yapılanlar telefonda kalır ve sonra bir kez ulaşır',
  nextDriver: 'Sıradaki: sürücü uygulaması',
} satisfies Translation<typeof en>
