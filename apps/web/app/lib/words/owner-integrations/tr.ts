// Turkish texts of the owner's outside services and API keys.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Services
  services: 'Hizmetler',
  servicesNoun: 'hizmetler',
  outbox: 'Giden kutusu',
  servicesLead:
    'Sunucu başlarken ortam değişkenleriyle ayarlanır; deneme her birine gerçek bir istek gönderir.',
  mail: 'Posta sunucusu',
  texts: 'SMS',
  maps: 'Haritalar',
  roads: 'Yol motoru',
  geocoder: 'Adres arama',
  storage: 'Dosya depolama',
  stripe: 'Kartla ödeme',
  database: 'Veritabanı',
  mailsCaught: 'E-postalar yakalanır ve Giden kutusunda gösterilir',
  textsCaught: 'SMS’ler yakalanır ve Giden kutusunda gösterilir',
  drawnHere: 'Buradaki bölgelerden çizilir',
  onRegionsHere: 'Buradaki bölgeler üzerinde',
  onDisk: 'Bu sunucunun diskinde',
  paidByHand: 'Faturalar elle ödendi olarak işaretlenir',
  outcome: '{message} {milliseconds} ms',
  works: 'çalışıyor',
  worksNot: 'çalışmıyor',
  notSet: 'ayarlı değil',
  builtIn: 'yerleşik',
  testWhat: 'Dene: {name}',
  test: 'Dene',
  testing: 'Deneniyor',

  // API keys
  keysOfAll: 'Tüm şirketlerin API anahtarları',
  apiKeys: 'API anahtarları',
  document: 'OpenAPI belgesi',
  noKeys: 'Hiçbir şirket oluşturmadı. Yöneticiler bunları Ayarlar, API anahtarları altında oluşturur.',
  keyOf: '{name}, <company>{company}</company>',
  everything: 'oluşturanın yapabildiği her şey',
  noLongerWorks: '{name} artık çalışmıyor',
  usedAt: 'kullanıldı {time}',
  neverUsed: 'hiç kullanılmadı',
  revoke: 'İptal et',
  revokeWhat: '{company} için {name} anahtarını iptal et',
} satisfies Translation<typeof en>
