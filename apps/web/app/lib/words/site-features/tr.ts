// Turkish texts of the product's six features, on the home page and the page of features.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  oneProduct: 'Siparişten kapıya tek ürün',
  planningTitle: 'Yapay zekâ destekli rota planlama',
  planningShort:
    'İki yüz durak; her zaman aralığına, vardiyaya ve yüke uyan rotalara dönüşür. Karşılanamayanlar, nedeni ve en küçük çözümüyle listelenir.',
  trackingTitle: 'Canlı takip ve bildirimler',
  trackingShort:
    'Konumlar geldikçe araçlar haritada ilerler. Riskli durak gecikmeden önce işaretlenir; alıcı bunu 30 dakika önceden sizden öğrenir.',
  analyticsTitle: 'Analiz paneli',
  analyticsShort:
    'Geride kalan günlerin zamanında teslimi, maliyeti, mesafesi ve saatleri. Her grafik tek bir soruyu yanıtlar ve tablosuyla gelir.',
  securityTitle: 'Kurumsal güvenlik',
  securityShort:
    'Satır düzeyine kadar role dayalı erişim. Sürücüler kendi rotasını, alıcılar kendi kolisini görür; hiç kimse başka bir şirketi görmez.',
  tenantsTitle: 'Birden çok şirketin yönetimi',
  tenantsShort: 'Tek çatı altında birkaç filo: her birinin kendi markası, planı, çalışanları ve verileri.',
  driverTitle: 'Sürücü uygulaması',
  driverShort:
    'Ekranı sıradaki durak kaplar: nerede, ne zaman, ne teslim edilecek. Altında, sırasıyla rotanın kalanı.',
  planScreen: 'Plan ekranı: haritada, listede ve zaman çizelgesinde rotalar',
  liveScreen: 'Koyu temada canlı ekran: haritadaki araçlar ve riskli duraklar',
} satisfies Translation<typeof en>
