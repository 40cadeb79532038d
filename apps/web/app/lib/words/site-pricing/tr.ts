// Turkish texts of the page of plans and prices.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Fiyat, çalıştırdığınız araçlara göre',
  nothingOnSale: 'Şu anda satışta plan yok. Fiyat için bize sorun.',
  driversFree:
    '{days, plural, one {Sürücüler sayılmaz. Her plan kart gerektirmeyen # günlük denemeyle başlar.} other {Sürücüler sayılmaz. Her plan kart gerektirmeyen # günlük denemeyle başlar.}}',
  ordersFree:
    '{days, plural, one {Siparişler ve sürücüler sayılmaz. Her plan kart gerektirmeyen # günlük denemeyle başlar.} other {Siparişler ve sürücüler sayılmaz. Her plan kart gerektirmeyen # günlük denemeyle başlar.}}',

  // Each plan
  mostPopular: 'en çok tercih edilen',
  priceCustom: 'Size özel',
  perMonth: '/ay',
  perYear: '/yıl',
  yearPrice: 'veya bir yıl için {price}',
  yearPriceSaving: 'veya bir yıl için {price}, aylık ödemeden {percent} daha az',
  vehicleLimit: '{count, plural, =0 {sınırsız araç} one {en çok # araç} other {en çok # araç}}',
  andOn: 've dahası',
  choosePlan: '{plan} planını seç',

  // Features of plans
  vehicles: '{count, plural, =0 {Sınırsız araç} one {En çok # araç} other {En çok # araç}}',
  people: '{count, plural, =0 {Portalda sınırsız kişi} one {Portalda # kişi} other {Portalda # kişi}}',
  everythingIn: '{plan} planındaki her şey',
  planningOnRoads: 'Gerçek yollarda planlama ve yeniden planlama',
  liveInYourBrand: 'Markanızla canlı harita ve takip sayfaları',
  importAndExport: 'CSV ve XLSX içe aktarma, tam dışa aktarma',
  analytics: 'Analiz',
  keysForYourSystems: 'Kendi sistemleriniz için API anahtarları',
  ownRegions: 'Size ait bölgeler',
  serviceLevels: 'Üzerinde anlaşılan hizmet düzeyleri',

  // The ruler
  vehicleCount: '{count, plural, one {# araç} other {# araç}}',
  vehicleCountOrMore: '{count, plural, one {#+ araç} other {#+ araç}}',
  vehiclesAndAnswer: '{count, plural, one {# araç: {answer}} other {# araç: {answer}}}',
  monthAnswer: '{plan}, ayda {price}, yani araç başına {share}',
  yearAnswer: '{plan}, yılda {price}, yani araç başına {share}',
  askedAnswer: '{plan}, fiyatı birlikte belirleriz',
  beyondAnswer: 'satıştaki planların ötesinde: bize sorun',

  // The comparison
  whatPlansInclude: 'Her planda neler var',
  aboveLimit:
    'Araç sayınız aşılınca hiçbir şey bozulmaz: planlanan gün sonuna kadar sürer; sıradaki araç siz planı yükseltene ya da birini arşivleyene kadar bekler. Fiyatlar ABD doları cinsindendir, vergi hariçtir.',
  what: 'İçerik',
  included: 'dahil',
  notIncluded: 'dahil değil',
  unlimited: 'sınırsız',
  upTo: 'en çok {count}',
  planning: 'Planlama',
  rowVehicles: 'Araçlar',
  rowOrders: 'Günlük sipariş',
  rowDrivers: 'Sürücüler',
  rowPeople: 'Portaldaki kişiler',
  rowRules: 'Zaman aralıkları, yükler, vardiyalar, yetkinlikler',
  rowRoads: 'Gerçek yollar, haritalar ve adresler',
  theDay: 'Günün kendisi',
  rowLive: 'Canlı harita ve riskli duraklar',
  rowTrackers: 'OsmAnd ve OwnTracks ile takip cihazları',
  rowTracking: 'Alıcılar için takip sayfası',
  rowBranding: 'Logonuz ve renginiz',
  rowMails: 'Kendi sözlerinizle e-postalar',
  company: 'Şirket',
  rowApi: 'API anahtarları ve webhook’lar',
  rowShops: 'Mağaza bağlantıları',
  rowTexts: 'Aylık SMS',
  rowStorage: 'Megabayt dosya',
  rowCalls: 'Dakikada API çağrısı',
  rowSupport: 'Destek yanıt süresi',
  hours: '{count, plural, one {# saat} other {# saat}}',
} satisfies Translation<typeof en>
