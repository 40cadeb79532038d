// Turkish texts of the owner's plans for sale.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // What a plan may hold
  vehicles: 'Araçlar',
  people: 'Kişiler',
  textsMonth: 'Aylık SMS',
  ordersDay: 'Günlük sipariş',
  storage: 'Depolama, MB',
  callsMinute: 'Dakikada API çağrısı',
  plansQueue: 'Kuyruktaki planlamalar',
  hasApi: 'API anahtarları ve webhook’lar',
  hasShops: 'Mağaza bağlantıları',
  hasBranding: 'Kendi logosu ve rengi',
  hasOwnMails: 'Kendi sözleriyle e-postalar',

  // List of plans
  plansMore:
    'Fiyat sayfası satıştakileri gösterir. Bir değişiklik yeni bir sürüm oluşturur; mevcut abonelikler satın alındığı gibi kalır.',
  newPlan: 'Yeni plan',
  thePlans: 'planlar',
  noPlan: 'Henüz plan yok',
  noPlanMore:
    'Şirketler burada listelenen planlardan seçer. Hiç plan yoksa fiyat sayfası onları size yönlendirir.',
  tagPopular: 'en çok seçilen',
  tagNotSold: 'satışta değil',
  priceOnRequest: 'talep üzerine',
  perMonth: 'ayda {price}',
  perYear: 'yılda {price}',
  unlimited: 'sınırsız',
  switchedOff: 'Kapalı',
  nothing: 'hiçbiri',
  mrr: 'MRR',
  version: 'Sürüm',
  earlierVersions: 'Önceki sürümler, {count}',
  versionLine: '{version}: {details}',
  versionVehicles: '{count, plural, =0 {sınırsız araç} one {# araç} other {# araç}}',
  edit: 'Düzenle',
  editPlan: '{plan} planını düzenle',

  // Form
  savePlan: 'Planı kaydet',
  saved: '{plan} kaydedildi',
  notSaved: 'Plan kaydedilemedi',
  delete: 'Sil',
  deleteQuestion: '{plan} silinsin mi?',
  deleteMore:
    'Plan ve sürümleri silinir. Şirketlerin kullandığı bir plan silinmez, yalnızca satıştan kaldırılır.',
  deleted: 'Plan silindi',
  id: 'Kimlik',
  idHint: 'Bağlantılarda ve API’de: küçük harf, hiç değişmez',
  name: 'Ad',
  aMonth: 'Aylık',
  enterPrice: 'Bir fiyat girin',
  onRequest: 'Fiyat talep üzerine',
  otherPrices: 'Diğer fiyatlar',
  otherPricesHint: 'Yıllık veya başka para birimlerinde, her satıra bir tane: {example}',
  priceExample: 'Her fiyatı şöyle yazın: {example}',
  zeroUnlimited: '0 sınırsız demektir',
  textsHint: 'Alıcılara; 0 sınırsız demektir',
  storageHint: 'Tüm dosyalar; 0 sınırsız demektir',
  callsHint: 'Tüm anahtarlarla; 0 sınırsız demektir',
  queueHint: 'Bekleyebilecekler; 0 sınırsız demektir',
  switchedOn: 'Açık',
  keepBought: 'Şirketler, yenileyene veya değiştirene dek satın aldıklarını korur.',
  features: 'Özellikler',
  featuresHint: 'Fiyat sayfasındaki gibi her satıra bir tane',
  popular: 'En çok seçilen',
  onSale: 'Satışta',
} satisfies Translation<typeof en>
