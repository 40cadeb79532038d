// Turkish texts of the home page.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  documentTitle: '{name} - Kurumsal filo yönetim platformu',

  // First view
  noCardTrial:
    '{days, plural, one {# gün ücretsiz deneme, kart gerekmez} other {# gün ücretsiz deneme, kart gerekmez}}',
  heroTitle: 'İlk araç çıkmadan bütün gün planlanmış olur.',
  heroLead:
    'Teslimat filoları için yapay zekâ destekli rota planlama, canlı takip ve bildirimler. Teslimat maliyetinizi yüzde {percent} oranına kadar düşürün.',
  learnMore: 'Daha fazla bilgi<hidden>: özellikler</hidden>',
  sampleDay: 'Ashmouth’ta örnek bir gün, planlandığı gibi çizildi',
  sampleStops: '{count, plural, one {<b>#</b> durak} other {<b>#</b> durak}}',
  sampleVans: '{count, plural, one {<b>#</b> araç} other {<b>#</b> araç}}',
  sampleDistance: '<b>{distance}</b> km',

  // Figures
  inFigures: 'Rakamlarla',
  upTo: 'en çok {percent}',
  lowerCost: 'daha düşük teslimat maliyeti',
  outOf: '{rating} / {best}',
  customerRating: 'müşteri puanı',
  uptime: 'çalışma süresi',
  trialDays: '{days, plural, one {#\u00a0gün} other {#\u00a0gün}}',
  freeNoCard: 'ücretsiz, kredi kartı gerekmez',
  illustrative: 'Rakamlar örnektir. Ölçülen değerleri durum sayfası gösterir.',

  // The planner in the page
  tryTitle: 'Motoru burada deneyin',
  tryLead:
    'Gününüzü planlayan motorun aynısı bu sayfada: {stops} duraklık bir örnek, önce dosyadaki sırayla, sonra motorun planladığı gibi. Çizgiler düz, kilometreler yol üzerinden. Tarayıcınızdan hiçbir şey çıkmaz.',
  optimize: 'Optimize et',
  loadingPlanner: 'Planlayıcı yükleniyor',

  // The plan
  oneSelection: 'Harita, liste ve zaman çizelgesi tek seçim',
  oneSelectionLead:
    'Bir durağı gösterin, diğer ikisi karşılık versin. Kuralı bozan şey, bozduğu yerde miktarıyla kırmızıdır. Sizi bekleyen iş, en küçük çözümüyle en üstte durur.',
  reasons:
    '<b>Ret değil, neden.</b> <more>Plana sığmayan sipariş, hangi kurala takıldığını ve neyin çözeceğini söyler.</more>',
  stopAnyTime:
    '<b>Dilediğiniz an durdurun.</b> <more>Motor ne kazandırdığını gösterir ve en iyi planı saklar.</more>',
  realRoads:
    '<b>Gerçek yollar.</b> <more>Tek yönler, dönüşler ve köprüler, hesapladığı her dakikanın içinde.</more>',

  // The live day
  lateTitle: 'Gecikmeyi gecikmeden görün',
  lateLead: 'Her araç, her söz ve bozulmak üzere olanlar; en kötüsü en başta.',

  // The recipient
  recipientTitle: 'Alıcıya tek bir yanıt',
  recipientLead:
    'Takip sayfası ne zaman geleceğini, değişirse nedenini söyler. Sonra nerede, kim ve hâlâ neyin değiştirilebileceği. Sizin renklerinizle, hesap açmadan.',
  seeTracking: 'Bir takip sayfası görün',
  trackingScreen: 'Telefonda bir takip sayfası: varış saati, şimdiye kadarki yol ve haritada araç',

  // Testimonials
  whatDispatchersSay: 'Sevkiyat görevlileri ne diyor',
  sampleTestimonials: 'Örnek görüşler',
  drawnPortrait: 'Çizim portre',
  teaQuote:
    '“Eskiden akşam dokuza kadar plan yapardık. Şimdi çayımı doldurmadan plan hazır, her durağın neden orada olduğunu da görüyorum.”',
  operationsManager: 'Operasyon müdürü, {company}',
  reasonQuote:
    '“Sığmayan siparişin yanında yazan neden, bizi ekrandaki her şeyden çok telefon görüşmesinden kurtardı.”',
  founder: 'Kurucu, {company}',
  printoutQuote:
    '“Sürücülerim iki gün sonra çıktı istemeyi bıraktı. Onlardan duyabileceğiniz en büyük övgü budur.”',
  headOfDispatch: 'Sevkiyat müdürü, {company}',

  // Drawings of features
  owner: 'Sahip',
  dispatch: 'Sevkiyat',
  driver: 'Sürücü',
  recipient: 'Alıcı',
  haveArrived: 'Vardım',
} satisfies Translation<typeof en>
