// Turkish texts of API keys.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  apiKeys: 'API anahtarları',
  onlyAdministrators: 'API anahtarları yöneticiler içindir',
  onlyAdministratorsMore: 'Şirketinizin bir yöneticisi bunları burada oluşturur ve iptal eder.',
  notLoaded: 'Anahtarlar yüklenemedi',
  loadingKeys: 'Anahtarlar yükleniyor',
  newKey: 'Yeni anahtar',
  noKeys: 'Henüz anahtar yok',
  noKeysMore:
    'Anahtarla yazılımınız sipariş aktarabilir, planları okuyabilir veya konum gönderebilir; işaretlemediğiniz hiçbir şeyi yapamaz.',
  test: 'Test',
  everything: 'oluşturanın yapabildiği her şey',
  atMost: 'dakikada en çok {calls} çağrı',
  fromPages: '{origins} sayfalarından',
  lastUsed: 'Son kullanım {time}',
  neverUsed: 'Hiç kullanılmadı',
  madeAt: 'oluşturuldu: {time}',
  madeBy: '{name} tarafından oluşturuldu: {time}',
  revoke: 'İptal et',
  revokeQuestion: '{name} iptal edilsin mi?',
  revokeEffect: 'Bu anahtarı kullanan programlar hemen reddedilir. Geri alınamaz.',
  noLongerWorks: '{name} artık çalışmıyor',
  nothingChanged: 'Hiçbir şey değişmedi',

  // Form
  newApiKey: 'Yeni API anahtarı',
  yourNewKey: 'Yeni anahtarınız',
  bearerHint: 'Bearer belirteci olarak gönderin, asla adresin içinde değil.',
  createKey: 'Anahtar oluştur',
  notCreated: 'Anahtar oluşturulamadı',
  name: 'Ad',
  nameHint: 'Onu kullanacak sistem',
  itMay: 'Yapabilecekleri',
  sendPositions: 'araç konumlarını göndermek',
  keepTeam: 'Ekibi güncel tutmak, kimlik sağlayıcı için (SCIM)',
  callsPerMinute: 'Dakikadaki çağrı',
  callsPerMinuteHint: 'Kendi sınırı yoksa boş bırakın',
  origins: 'Bununla çağrı yapabilecek sayfalar',
  originsHint:
    'Her satırda bir kaynak, örneğin https://shop.example. Programlar için boş bırakın. Sayfanın ziyaretçileri anahtarı okuyabilir',
  testKey: 'Test anahtarı',
  testKeyMore:
    'Kendi siparişleri, araçları ve planları olan bir test ortamında çalışır: kimseye bir şey gönderilmez, bununla oluşturulan webhook’lar yalnızca test olaylarını duyar.',
} satisfies Translation<typeof en>
